internal import CProcessor

/// The kernels of one instruction set.
///
/// Each method calls the kernel of its name, whose documentation has the parameters; the choice is made
/// once a call, never within one.
struct KernelSet: Sendable {
  /// Whether they are those of x86-64-v3.
  let isV3: Bool

  private init(isV3: Bool) { self.isV3 = isV3 }

  /// Whether this processor runs the kernels of x86-64-v3.
  static let hasV3 = rostrum_processor_has_v3() != 0

  /// Kernels for any processor of this kind.
  static let baseline = KernelSet(isV3: false)

  /// The same kernels built for x86-64-v3.
  static let v3 = KernelSet(isV3: true)
}
