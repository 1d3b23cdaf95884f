public import Foundation
public import Geometry

/// A compiled shader function, which display lists refer to; equal when it is the same one.
///
/// Its kernels are functions of a library that stays until the process ends. Only the rasteriser calls them.
@safe public final class CompiledShader: Hashable, Sendable {
  /// What a shader function can be used as.
  public enum Use: String, Hashable, Sendable, CaseIterable {
    /// Gives the colour of every pixel of a shape.
    case fill
    /// Changes the colour of each pixel of a group.
    case color
    /// Says for each pixel of a group which place's colour it takes.
    case distortion
    /// Gives each pixel a colour made of any of the group's.
    case layer
  }

  /// The function's name.
  public let name: String
  /// The digest of the source that it is in, by which it is told from others of its name.
  public let digest: String
  /// A letter a parameter behind the position, as compiled libraries tell them.
  public let parameters: String
  /// The addresses of its kernels, 0 where it cannot be used so.
  private let kernels: [Use: UInt]

  /// Creates a reference to a function.
  ///
  /// - Parameters:
  ///   - name: Its name, as display lists print it.
  ///   - digest: The digest of the source that it is in.
  ///   - parameters: A letter a parameter.
  ///   - kernels: The addresses of its kernels, for what it can be used as.
  public init(name: String, digest: String = "", parameters: String, kernels: [Use: UInt]) {
    (self.name, self.digest) = (name, digest)
    (self.parameters, self.kernels) = (parameters, kernels)
  }

  /// The address of the kernel for a use; `nil` if the function cannot be used so.
  public func kernel(for use: Use) -> UInt? { kernels[use] }

  /// The letters of the arguments that a use leaves to the scene; `nil` if the function cannot be used so.
  public func arguments(for use: Use) -> Substring? {
    guard kernels[use] != nil else { return nil }
    return use == .color || use == .layer ? parameters.dropFirst() : parameters[...]
  }

  public static func == (lhs: CompiledShader, rhs: CompiledShader) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An argument of a shader, as the function gets it.
public enum ShaderArgument: Hashable, Sendable {
  /// One to four numbers.
  case numbers([Float])
  /// A list of numbers and how many they are.
  case floats([Float])
  /// A colour: encoded sRGB, premultiplied.
  case color(ResolvedColor)
  /// A list of colours and how many they are.
  case colors([ResolvedColor])
  /// A list of bytes and how many they are.
  case bytes([UInt8])
  /// A picture.
  case picture(ImageReference)

  /// The letter of the parameter that takes it.
  public var letter: Character {
    switch self {
    case .numbers(let numbers): Character("\(numbers.count)")
    case .floats: "F"
    case .color: "4"
    case .colors: "C"
    case .bytes: "D"
    case .picture: "T"
    }
  }
}

/// A shader function with its arguments.
public struct BoundShader: Hashable, Sendable {
  /// The function.
  public var function: CompiledShader
  /// Its arguments, in order.
  public var arguments: [ShaderArgument]

  /// Creates a function with its arguments.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: Its arguments, in order.
  public init(_ function: CompiledShader, _ arguments: [ShaderArgument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Whether the function can be used so, and takes these arguments.
  public func fits(_ use: CompiledShader.Use) -> Bool {
    function.arguments(for: use).map { $0 == String(arguments.map(\.letter)) } ?? false
  }
}

/// A shader as a paint: the function gives the colour of every place.
public struct ShaderPaint: Hashable, Sendable {
  /// The function and its arguments.
  public var shader: BoundShader
  /// The place, in the command's own coordinates, from which positions are counted.
  public var origin: CGPoint
  /// A factor of the colours' opacity.
  public var opacity: Double

  /// Creates a paint; one whose arguments do not fit paints nothing.
  ///
  /// - Parameters:
  ///   - shader: The function and its arguments.
  ///   - origin: The place from which positions are counted.
  ///   - opacity: A factor of the colours' opacity.
  public init(_ shader: BoundShader, origin: CGPoint, opacity: Double = 1) {
    (self.shader, self.origin, self.opacity) = (shader, origin, opacity)
  }
}

/// A shader as a filter of a group's pixels.
public struct ShaderFilter: Hashable, Sendable {
  /// The function and its arguments.
  public var shader: BoundShader
  /// What it is used as; a fill is no filter.
  public var use: CompiledShader.Use
  /// How far from a pixel its colour may come, in user space.
  public var reach: CGSize
  /// The frame of what it is applied to, in user space.
  public var frame: CGRect
  /// From user space to the root's coordinates.
  public var transform: CGAffineTransform

  /// Creates a filter; one whose arguments do not fit changes nothing.
  ///
  /// - Parameters:
  ///   - shader: The function and its arguments.
  ///   - use: What it is used as.
  ///   - reach: How far from a pixel its colour may come.
  ///   - frame: The frame of what it is applied to.
  ///   - transform: From user space to the root's coordinates.
  public init(
    _ shader: BoundShader, as use: CompiledShader.Use, reach: CGSize = .zero, frame: CGRect,
    transform: CGAffineTransform = .identity
  ) {
    (self.shader, self.use, self.reach, self.frame) = (shader, use, reach, frame)
    self.transform = transform
  }
}
