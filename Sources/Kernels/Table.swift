public import KernelInterface

/// The kernels of this build of the folder; what they do is said where ``KernelTable`` asks for them.
///
/// The folder is built twice, as `Kernels` for any processor of this kind and as `KernelsV3` for x86-64-v3. Both
/// give the same bits. No generic of either is specialised under a name that the other has, too: the linker would
/// keep one of the two for both (`Scripts/check` looks for that).
public enum Table: KernelTable {}
