internal import CShaders
internal import DisplayList
internal import Foundation
internal import Geometry
internal import Pixels

/// A shader function of the scene with all that it is called with, for any run of pixels.
///
/// The function's colours are those of places alone: a pixel's place is counted from a fixed column, so that it does not
/// depend on where a run starts.
struct ProgramShader {
  /// The group that a filter is applied to.
  struct Source {
    /// Its pixels; around those of a distortion or a layer effect is a frame of clear ones.
    var picture: Pixmap
    /// The device pixel of the first.
    var x: Int
    var y: Int
  }

  private let kernel: UInt
  private let source: Source?
  /// From device space to user space.
  private let toUser: DeviceTransform
  /// From user space to pixels of the source.
  private let toSource: DeviceTransform
  /// The column from which places are counted.
  private let column: Int
  private let arguments: ProgramArguments

  /// Creates a shader; `nil` if the function does not take these arguments, or the transform has no inverse.
  ///
  /// - Parameters:
  ///   - shader: The function and its arguments.
  ///   - use: What it is used as.
  ///   - transform: From user space to device space.
  ///   - source: The group that a filter is applied to.
  init?(
    _ shader: BoundShader, as use: CompiledShader.Use, transform: DeviceTransform, source: Source?
  ) {
    let determinant = transform.determinant
    guard shader.fits(use), let kernel = shader.function.kernel(for: use), determinant != 0,
      determinant.isFinite, transform.isFinite
    else { return nil }
    let inverse = DeviceTransform(transform, inverseBy: determinant)
    guard inverse.isFinite else { return nil }
    (self.kernel, self.source, toUser) = (kernel, source, inverse)
    var placed = transform
    if let source {
      (placed.tx, placed.ty) = (transform.tx - Double(source.x), transform.ty - Double(source.y))
    }
    toSource = placed
    column = Int(min(max(transform.tx.rounded(.down), -1e6), 1e6))
    arguments = ProgramArguments(shader.arguments)
  }

  /// Writes the colours of a run of pixels, from the start of `pixels` on.
  ///
  /// - Parameters:
  ///   - x: Column of the first pixel.
  ///   - y: Its row.
  ///   - count: How many pixels; where the group of a colour effect is read, all lie in it.
  ///   - pixels: Receives the colours.
  func fill(x: Int, y: Int, count: Int, pixels: inout [UInt32]) {
    let (from, down) = (Double(column) + 0.5, Double(y) + 0.5)
    var call = unsafe ShaderCall()
    unsafe call.count = Int32(count)
    unsafe call.column = Int32(x - column)
    unsafe (call.x, call.y) = (Float(toUser.x(from, down)), Float(toUser.y(from, down)))
    unsafe (call.across, call.down) = (Float(toUser.a), Float(toUser.b))
    unsafe (call.a, call.b) = (Float(toSource.a), Float(toSource.b))
    unsafe (call.c, call.d) = (Float(toSource.c), Float(toSource.d))
    unsafe (call.tx, call.ty) = (Float(toSource.tx), Float(toSource.ty))
    unsafe arguments.lend { numbers, arrays, pictures in
      unsafe (call.numbers, call.arrays, call.pictures) = unsafe (numbers, arrays, pictures)
      unsafe pixels.withUnsafeMutableBufferPointer { target in
        unsafe call.words = target.baseAddress
        guard let source else { return unsafe run(&call) }
        unsafe (call.layer_x, call.layer_y) = (Int32(x - source.x), Int32(y - source.y))
        unsafe source.picture.lend { picture in
          unsafe call.layer = unsafe picture
          unsafe run(&call)
        }
      }
    }
  }

  private func run(_ call: inout ShaderCall) {
    typealias Kernel = @convention(c) (UnsafePointer<ShaderCall>) -> Void
    let kernel = unsafe unsafeBitCast(kernel, to: Kernel.self)
    unsafe kernel(&call)
  }
}

/// The arguments of a shader as compiled functions read them.
private struct ProgramArguments {
  private var numbers: [Float] = []
  private var arrays: [Elements] = []
  private var pictures: [Pixmap] = []

  private enum Elements {
    case floats([Float], count: Int)
    case bytes([UInt8])
  }

  init(_ arguments: [ShaderArgument]) {
    for argument in arguments {
      switch argument {
      case .numbers(let some): numbers += some
      case .color(let color): numbers += Self.components(color)
      case .floats(let some): arrays.append(.floats(some, count: some.count))
      case .colors(let colors):
        arrays.append(.floats(colors.flatMap(Self.components), count: colors.count))
      case .bytes(let bytes): arrays.append(.bytes(bytes))
      case .picture(let image): pictures.append(image.pixmap)
      }
    }
  }

  private static func components(_ color: ResolvedColor) -> [Float] {
    let opacity = Float(color.opacity)
    return [color.red * opacity, color.green * opacity, color.blue * opacity, opacity]
  }

  /// Lends all arguments to one call.
  @unsafe func lend(
    _ body: (
      UnsafePointer<Float>?, UnsafePointer<ShaderArray>?, UnsafePointer<ShaderPicture>?
    ) -> Void
  ) {
    unsafe numbers.withUnsafeBufferPointer { numbers in
      unsafe lendArrays { arrays in
        unsafe lendPictures { pictures in unsafe body(numbers.baseAddress, arrays, pictures) }
      }
    }
  }

  @unsafe private func lendArrays(
    _ list: [ShaderArray] = unsafe [], _ body: (UnsafePointer<ShaderArray>?) -> Void
  ) {
    guard unsafe list.count < arrays.count else {
      return unsafe list.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
    func go(on address: UnsafeRawPointer?, _ count: Int) {
      let array = unsafe ShaderArray(elements: address, count: Int32(count))
      unsafe lendArrays(list + [array], body)
    }
    switch unsafe arrays[list.count] {
    case .floats(let floats, let count):
      unsafe floats.withUnsafeBytes { unsafe go(on: $0.baseAddress, count) }
    case .bytes(let bytes): unsafe bytes.withUnsafeBytes { unsafe go(on: $0.baseAddress, $0.count) }
    }
  }

  @unsafe private func lendPictures(
    _ list: [ShaderPicture] = unsafe [], _ body: (UnsafePointer<ShaderPicture>?) -> Void
  ) {
    guard unsafe list.count < pictures.count else {
      return unsafe list.withUnsafeBufferPointer { unsafe body($0.baseAddress) }
    }
    unsafe pictures[list.count].lend { unsafe lendPictures(list + [$0], body) }
  }
}

extension Pixmap {
  /// Lends the pixels to a compiled function.
  @unsafe fileprivate func lend(_ body: (ShaderPicture) -> Void) {
    unsafe words.withUnsafeBufferPointer { words in
      unsafe body(
        ShaderPicture(
          words: words.baseAddress, stride: Int32(stride), width: Int32(width),
          height: Int32(height)))
    }
  }
}

extension DeviceTransform {
  /// The inverse of a transform whose determinant is known.
  fileprivate init(_ transform: DeviceTransform, inverseBy determinant: Double) {
    self = transform
    (a, b) = (transform.d / determinant, -transform.b / determinant)
    (c, d) = (-transform.c / determinant, transform.a / determinant)
    tx = (transform.c * transform.ty - transform.d * transform.tx) / determinant
    ty = (transform.b * transform.tx - transform.a * transform.ty) / determinant
  }
}
