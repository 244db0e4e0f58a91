//! Typed ids and the vectors they index, so that a value of one table can never index another.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A typed index. Made by [`entity!`](crate::entity!).
pub trait Entity: Copy + Eq + fmt::Debug {
    fn new(index: usize) -> Self;
    fn index(self) -> usize;
}

/// Declares typed ids: `entity!(Value = "%", Buffer = "@b");` where the text is the printed prefix.
#[macro_export]
macro_rules! entity {
    ($($(#[$doc:meta])* $name:ident = $prefix:literal),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(pub u32);
        impl $crate::entity::Entity for $name {
            fn new(index: usize) -> Self {
                $name(u32::try_from(index).expect("a function never holds 2^32 entities"))
            }
            fn index(self) -> usize { self.0 as usize }
        }
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, concat!($prefix, "{}"), self.0) }
        }
        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result { write!(f, "{self}") }
        }
    )*};
}

/// A vector indexed by one kind of id.
#[derive(Clone, PartialEq)]
pub struct EntityVec<K, T> {
    items: Vec<T>,
    key: PhantomData<K>,
}

impl<K: Entity, T> EntityVec<K, T> {
    pub fn new() -> Self {
        Self { items: Vec::new(), key: PhantomData }
    }
    pub fn push(&mut self, item: T) -> K {
        self.items.push(item);
        K::new(self.items.len() - 1)
    }
    pub fn len(&self) -> usize {
        self.items.len()
    }
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    pub fn get(&self, key: K) -> Option<&T> {
        self.items.get(key.index())
    }
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &T)> {
        self.items.iter().enumerate().map(|(i, t)| (K::new(i), t))
    }
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + use<K, T> {
        (0..self.items.len()).map(K::new)
    }
    pub fn values(&self) -> std::slice::Iter<'_, T> {
        self.items.iter()
    }
}

impl<K: Entity, T> Default for EntityVec<K, T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, T> Index<K> for EntityVec<K, T> {
    type Output = T;
    fn index(&self, key: K) -> &T {
        &self.items[key.index()]
    }
}

impl<K: Entity, T> IndexMut<K> for EntityVec<K, T> {
    fn index_mut(&mut self, key: K) -> &mut T {
        &mut self.items[key.index()]
    }
}

impl<K: Entity, T> FromIterator<T> for EntityVec<K, T> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        Self { items: iter.into_iter().collect(), key: PhantomData }
    }
}

impl<K, T: fmt::Debug> fmt::Debug for EntityVec<K, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.items.fmt(f)
    }
}
