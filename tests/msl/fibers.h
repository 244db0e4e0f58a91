// Runs a kernel over a grid on the CPU: the threadgroups one after the other, the
// lanes of a group as fibers that change at barriers and simdgroup operations.
//
//   PROGRAM GRID_X GRID_Y GRID_Z LANES THREADGROUP_BYTES FILE...
//
// FILE n holds buffer n and is written back. The grid runs twice, the second time
// with groups and lanes in the opposite order: where the bytes differ, the kernel
// depends on an order that no GPU promises. A buffer ends at an unmapped page, so
// an access past its end stops the program.
//
// The includer defines `tf_call()`, which calls the kernel for the current lane.
// Failures are said in one line on stderr, with status 1.
#pragma once
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

enum { TF_SIMD = 32, TF_MAX_LANES = 1024, TF_STACK = 256 << 10, TF_PAGE = 4096 };
enum tf_state { TF_READY, TF_AT_GROUP, TF_AT_SIMD, TF_DONE };

uint tf_lane, tf_lanes;
static uint3 tf_group, tf_grid;
static unsigned char *tf_buffers[31];
static unsigned char *tf_threadgroup;

static jmp_buf tf_scheduler, tf_fiber[TF_MAX_LANES];
static tf_state tf_states[TF_MAX_LANES];
static ucontext_t tf_start[TF_MAX_LANES], tf_unused;
static uint tf_arrived_group, tf_arrived_simd[TF_MAX_LANES / TF_SIMD];
// Two sets of slots: a lane may be one operation ahead of its slowest neighbour.
static unsigned char tf_slots[2][TF_MAX_LANES][16] __attribute__((aligned(16)));
static unsigned char tf_turn[TF_MAX_LANES];

static void tf_call();

[[noreturn]] static void tf_fail(const char *what) {
  fprintf(stderr, "%s (group %u,%u,%u, lane %u)\n", what, tf_group.x, tf_group.y, tf_group.z, tf_lane);
  _exit(1);
}

static void tf_yield(tf_state why) {
  tf_states[tf_lane] = why;
  if (_setjmp(tf_fiber[tf_lane]) == 0) _longjmp(tf_scheduler, 1);
}

void tf_wait_group() {
  if (++tf_arrived_group == tf_lanes) {
    tf_arrived_group = 0;
    for (uint i = 0; i < tf_lanes; i++) tf_states[i] = TF_READY;
  } else {
    tf_yield(TF_AT_GROUP);
  }
}

void tf_wait_simd() {
  uint group = tf_lane / TF_SIMD, first = group * TF_SIMD;
  uint width = tf_lanes - first < TF_SIMD ? tf_lanes - first : (uint)TF_SIMD;
  tf_turn[tf_lane] ^= 1;
  if (++tf_arrived_simd[group] == width) {
    tf_arrived_simd[group] = 0;
    for (uint i = first; i < first + width; i++) tf_states[i] = TF_READY;
  } else {
    tf_yield(TF_AT_SIMD);
  }
}

// A wait turns the sets round, so what was written before it is in the other one.
void *tf_own_slot() { return tf_slots[tf_turn[tf_lane]][tf_lane]; }
void *tf_slot_of(uint lane) {
  uint at = (tf_lane & ~(TF_SIMD - 1u)) + lane;
  if (at >= tf_lanes) tf_fail("a lane reads a lane that its simdgroup does not have");
  return tf_slots[tf_turn[tf_lane] ^ 1][at];
}

static void tf_fiber_main() {
  for (;;) {
    tf_call();
    tf_yield(TF_DONE);
  }
}

static void tf_resume(uint lane) {
  static bool started[TF_MAX_LANES];
  tf_lane = lane;
  if (_setjmp(tf_scheduler) != 0) return;
  if (started[lane]) _longjmp(tf_fiber[lane], 1);
  started[lane] = true;
  char *stack = (char *)mmap(0, TF_STACK, PROT_READ | PROT_WRITE,
                             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (stack == MAP_FAILED || mprotect(stack, TF_PAGE, PROT_NONE)) tf_fail("no memory for a fiber's stack");
  ucontext_t *start = &tf_start[lane];
  getcontext(start);
  start->uc_stack.ss_sp = stack + TF_PAGE;
  start->uc_stack.ss_size = TF_STACK - TF_PAGE;
  start->uc_link = &tf_unused;
  makecontext(start, tf_fiber_main, 0);
  setcontext(start);
}

extern "C" {
extern unsigned char __start_tf_shared[] __attribute__((weak));
extern unsigned char __stop_tf_shared[] __attribute__((weak));
}

static void tf_run_group(size_t threadgroup_bytes, bool reverse) {
  // All ones: a float read before it is written is a NaN.
  if (__start_tf_shared) memset(__start_tf_shared, 0xff, __stop_tf_shared - __start_tf_shared);
  memset(tf_threadgroup, 0xff, threadgroup_bytes);
  memset(tf_turn, 0, sizeof tf_turn);
  for (uint i = 0; i < tf_lanes; i++) tf_states[i] = TF_READY;
  for (;;) {
    bool moved = false, done = true;
    for (uint i = 0; i < tf_lanes; i++) {
      uint lane = reverse ? tf_lanes - 1 - i : i;
      if (tf_states[lane] == TF_READY) {
        tf_resume(lane);
        moved = true;
      }
      done = done && tf_states[lane] == TF_DONE;
    }
    if (done) return;
    if (!moved) {
      for (tf_lane = 0; tf_states[tf_lane] == TF_DONE; tf_lane++) {
      }
      tf_fail(tf_states[tf_lane] == TF_AT_GROUP ? "not all lanes reach a threadgroup barrier"
                                                : "not all lanes of a simdgroup reach its operation");
    }
  }
}

// A buffer ends in the middle of a reserved range, most of which is not mapped.
static const size_t TF_RANGE = 1ul << 30;
static unsigned char *tf_ranges[31];
static size_t tf_sizes[31];

static unsigned char *tf_map(int n, size_t bytes) {
  size_t room = (bytes + 15) / 16 * 16;
  unsigned char *range =
      (unsigned char *)mmap(0, 2 * TF_RANGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  size_t pages = (room + TF_PAGE - 1) / TF_PAGE * TF_PAGE;
  if (range == MAP_FAILED || pages > TF_RANGE ||
      mprotect(range + TF_RANGE - pages, pages ? pages : TF_PAGE, PROT_READ | PROT_WRITE))
    tf_fail("no memory for a buffer");
  if (!pages) mprotect(range + TF_RANGE, TF_PAGE, PROT_NONE);
  tf_ranges[n] = range;
  return range + TF_RANGE - room;
}

static void tf_on_fault(int, siginfo_t *info, void *) {
  unsigned char *at = (unsigned char *)info->si_addr;
  char what[160];
  snprintf(what, sizeof what, "access to memory that is no buffer's");
  for (int n = 0; n < 31; n++)
    if (tf_ranges[n] && at >= tf_ranges[n] && at < tf_ranges[n] + 2 * TF_RANGE)
      snprintf(what, sizeof what, "access at byte %td of buffer %d, which has %zu", at - tf_buffers[n], n,
               tf_sizes[n]);
  tf_fail(what);
}

static void tf_run_grid(size_t threadgroup_bytes, bool reverse) {
  size_t groups = (size_t)tf_grid.x * tf_grid.y * tf_grid.z;
  for (size_t i = 0; i < groups; i++) {
    size_t g = reverse ? groups - 1 - i : i;
    tf_group.x = g % tf_grid.x;
    tf_group.y = g / tf_grid.x % tf_grid.y;
    tf_group.z = g / tf_grid.x / tf_grid.y;
    tf_run_group(threadgroup_bytes, reverse);
  }
}

int main(int argc, char **argv) {
  if (argc < 6 || argc > 6 + 31) tf_fail("wrong arguments");
  tf_grid.x = atoi(argv[1]);
  tf_grid.y = atoi(argv[2]);
  tf_grid.z = atoi(argv[3]);
  tf_lanes = atoi(argv[4]);
  size_t threadgroup_bytes = atoi(argv[5]);
  if (tf_lanes == 0 || tf_lanes > TF_MAX_LANES) tf_fail("a group has 1 to 1024 lanes");
  tf_threadgroup = (unsigned char *)aligned_alloc(16, threadgroup_bytes / 16 * 16 + 16);

  struct sigaction action = {};
  action.sa_sigaction = tf_on_fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  stack_t stack = {};
  stack.ss_size = 64 << 10;
  stack.ss_sp = malloc(stack.ss_size);
  sigaltstack(&stack, 0);
  sigaction(SIGSEGV, &action, 0);
  sigaction(SIGBUS, &action, 0);

  int count = argc - 6;
  unsigned char *before[31], *first[31];
  for (int n = 0; n < count; n++) {
    FILE *file = fopen(argv[6 + n], "rb");
    if (!file || fseek(file, 0, SEEK_END)) tf_fail("a buffer's file cannot be read");
    tf_sizes[n] = ftell(file);
    rewind(file);
    before[n] = (unsigned char *)malloc(tf_sizes[n] + 1);
    first[n] = (unsigned char *)malloc(tf_sizes[n] + 1);
    if (fread(before[n], 1, tf_sizes[n], file) != tf_sizes[n]) tf_fail("a buffer's file cannot be read");
    fclose(file);
    tf_buffers[n] = tf_map(n, tf_sizes[n]);
  }
  for (int round = 0; round < 2; round++) {
    for (int n = 0; n < count; n++) memcpy(tf_buffers[n], before[n], tf_sizes[n]);
    tf_run_grid(threadgroup_bytes, round == 1);
    for (int n = 0; n < count; n++) {
      if (round == 0) memcpy(first[n], tf_buffers[n], tf_sizes[n]);
      for (size_t i = 0; round == 1 && i < tf_sizes[n]; i++)
        if (first[n][i] != tf_buffers[n][i]) {
          fprintf(stderr, "byte %zu of buffer %d depends on the order of lanes or groups\n", i, n);
          return 1;
        }
    }
  }
  for (int n = 0; n < count; n++) {
    FILE *file = fopen(argv[6 + n], "wb");
    if (!file || fwrite(first[n], 1, tf_sizes[n], file) != tf_sizes[n] || fclose(file))
      tf_fail("a buffer's file cannot be written");
  }
  return 0;
}
