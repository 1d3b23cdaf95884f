internal import CProcessor
internal import KernelInterface
internal import Kernels
internal import KernelsV3

/// The kernels of one instruction set, as a table.
typealias KernelSet = any KernelTable.Type

extension Rasterizer.Instructions {
  /// Whether this processor has what the kernels of x86-64-v3 need.
  static let hasV3 = rostrum_processor_has_v3() != 0

  /// The kernels built for these instructions.
  var kernels: KernelSet {
    switch self {
    case .baseline: Kernels.Table.self
    case .v3: KernelsV3.Table.self
    }
  }
}
