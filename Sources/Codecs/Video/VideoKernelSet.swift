internal import CProcessor
internal import KernelInterface
internal import Kernels
internal import KernelsV3

/// The table of kernels that this processor runs fastest.
enum VideoKernelSet {
  static let best: any VideoKernels.Type =
    rostrum_processor_has_v3() != 0 ? KernelsV3.Table.self : Kernels.Table.self
}
