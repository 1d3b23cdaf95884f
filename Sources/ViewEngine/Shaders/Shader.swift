import DisplayList
public import Foundation
import Geometry
import Motion

/// A shader: a function of the shading language with its arguments, as a fill or an effect.
///
/// Inside of an animation numbers and colours among the arguments move.
public struct Shader: PrimitiveStyle, Hashable {
  public typealias Resolved = Never

  /// A shader argument.
  public struct Argument: Hashable, Sendable {
    /// What arguments are.
    enum Value: Hashable, Sendable {
      case numbers([Float])
      case floats([Float])
      case color(Color)
      case colors([Color])
      case bytes([UInt8])
      case picture(PictureArgument)
      case boundingRect
    }
    let value: Value

    private init(_ numbers: Double...) { value = .numbers(numbers.map { Float($0) }) }
    private init(_ value: Value) { self.value = value }
    /// Creates an argument of a picture.
    package init(_ picture: any ShaderPicture) {
      value = .picture(PictureArgument(picture: picture))
    }

    /// A `float`.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { Self(Double(x)) }
    /// A `float2`.
    ///
    /// - Parameters:
    ///   - x: The first component.
    ///   - y: The second.
    /// - Returns: The argument.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self {
      Self(Double(x), Double(y))
    }
    /// A point as a `float2`.
    public static func float2(_ point: CGPoint) -> Self { Self(Double(point.x), Double(point.y)) }
    /// A size as a `float2`.
    public static func float2(_ size: CGSize) -> Self {
      Self(Double(size.width), Double(size.height))
    }
    /// A vector as a `float2`.
    public static func float2(_ vector: CGVector) -> Self {
      Self(Double(vector.dx), Double(vector.dy))
    }
    /// A `float3`.
    ///
    /// - Parameters:
    ///   - x: The first component.
    ///   - y: The second.
    ///   - z: The third.
    /// - Returns: The argument.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self {
      Self(Double(x), Double(y), Double(z))
    }
    /// A `float4`.
    ///
    /// - Parameters:
    ///   - x: The first component.
    ///   - y: The second.
    ///   - z: The third.
    ///   - w: The fourth.
    /// - Returns: The argument.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self(Double(x), Double(y), Double(z), Double(w))
    }
    /// Numbers as a pointer to floats and their count.
    public static func floatArray(_ array: [Float]) -> Self { Self(.floats(array)) }
    /// A colour as a `half4`, premultiplied.
    public static func color(_ color: Color) -> Self { Self(.color(color)) }
    /// Colours as a pointer to `half4` and their count.
    public static func colorArray(_ array: [Color]) -> Self { Self(.colors(array)) }
    /// Bytes as a pointer and their count.
    public static func data(_ data: Data) -> Self { Self(.bytes([UInt8](data))) }
    /// The rectangle of what the shader is applied to, as a `float4`: x, y, width, height.
    public static var boundingRect: Self { Self(.boundingRect) }
  }

  /// A usage type: what a shader is compiled for ahead.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// A fill.
    public static let shapeStyle = Self(name: "shapeStyle")
    /// A colour effect.
    public static let colorEffect = Self(name: "colorEffect")
    /// A distortion.
    public static let distortionEffect = Self(name: "distortionEffect")
    /// A layer effect.
    public static let layerEffect = Self(name: "layerEffect")
  }

  /// The function.
  public var function: ShaderFunction
  /// Its arguments, behind those that its use gives it.
  public var arguments: [Argument]
  /// Whether colours are dithered.
  ///
  /// - Note: Accepted; no effect.
  public var dithersColor = false

  /// Creates a function with its arguments.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - arguments: Its arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// Compiles the shader ahead of its use.
  ///
  /// - Note: Accepted; no effect. `as`: it is compiled with the scene.
  public func compile(as type: UsageType) async throws {}

  /// The shader as numbers, before it is used.
  package func shaderNumbers(in environment: EnvironmentValues) -> ShaderNumbers {
    ShaderNumbers(
      name: function.name,
      arguments: arguments.map { argument in
        switch argument.value {
        case .numbers(let numbers): .fixed(.numbers(numbers))
        case .floats(let numbers): .fixed(.floats(numbers))
        case .color(let color): .fixed(.color(color.resolve(in: environment)))
        case .colors(let colors): .fixed(.colors(colors.map { $0.resolve(in: environment) }))
        case .bytes(let bytes): .fixed(.bytes(bytes))
        case .picture(let argument): .fixed(.picture(argument.picture.pixels(in: environment)))
        case .boundingRect: .boundingRect
        }
      })
  }

  func numbers(in environment: EnvironmentValues) -> StyleNumbers {
    .shader(shaderNumbers(in: environment))
  }

  /// The numbers among the arguments, which move.
  package var movingNumbers: [Double] {
    get {
      arguments.flatMap { argument -> [Double] in
        guard case .numbers(let numbers) = argument.value else { return [] }
        return numbers.map { Double($0) }
      }
    }
    set {
      var place = 0
      for (index, argument) in arguments.enumerated() {
        guard case .numbers(let numbers) = argument.value,
          place + numbers.count <= newValue.count
        else { continue }
        let some = newValue[place..<place + numbers.count].map { Float($0) }
        arguments[index] = Argument(numbers: some)
        place += numbers.count
      }
    }
  }
}

extension Shader.Argument {
  fileprivate init(numbers: [Float]) { value = .numbers(numbers) }
}
