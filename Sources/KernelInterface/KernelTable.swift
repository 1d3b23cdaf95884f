/// The kernels of one build: loops over spans of pixels and numbers, as functions without state.
///
/// `Kernels` and `KernelsV3` are one folder built twice, for any processor of this kind and for x86-64-v3; each
/// has a `Table` that conforms. What draws and what encodes holds one of them, chosen once by the processor. A
/// call goes through the table for a span or for many, never for a pixel.
///
/// Memory is lent as spans. What must be as large as a kernel says is checked once a call, before its loops.
public protocol KernelTable: PaintingKernels, CoverageKernels, ColorKernels, GlassKernels,
  VideoKernels
{}
