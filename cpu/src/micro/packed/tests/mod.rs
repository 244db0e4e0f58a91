mod affine;
mod exl3;
