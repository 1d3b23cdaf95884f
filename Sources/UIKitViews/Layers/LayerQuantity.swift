import DisplayList
import Foundation
import Geometry
import Motion
@_spi(Engine) import ViewEngine
import Views

/// The value of a layer's property as animations compute with it.
enum LayerQuantity {
  /// No value.
  case none
  /// Numbers: a scalar, a point, a size, a rectangle, or a list.
  case numbers([Double])
  /// One colour or several.
  case colors([ResolvedColor])
  /// An outline.
  case path(CGPath)
  /// An affine transform.
  case transform(LayerTransform)
  /// Anything else; it changes at once.
  case object(Any)

  /// Takes a value as code gives it.
  init(_ value: Any?) {
    self =
      switch value {
      case nil, is NSNull: .none
      case let quantity as LayerQuantity: quantity
      case let value as Double: .numbers([value])
      case let value as CGFloat: .numbers([Double(value)])
      case let value as Float: .numbers([Double(value)])
      case let value as Int: .numbers([Double(value)])
      case let value as Bool: .numbers([value ? 1 : 0])
      case let value as NSNumber: .numbers([value.doubleValue])
      case let point as CGPoint: .numbers([point.x, point.y].map { Double($0) })
      case let size as CGSize: .numbers([size.width, size.height].map { Double($0) })
      case let rect as CGRect:
        .numbers([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
      case let value as NSValue: Self(value.layerValue)
      case let color as CGColor: .colors([color.resolved])
      // One that is changed later is another.
      case let path as CGPath: .path(Path(path).cgPath)
      case let transform as CATransform3D:
        .transform(LayerTransform(CATransform3DGetAffineTransform(transform)))
      case let transform as CGAffineTransform: .transform(LayerTransform(transform))
      case let list as [Any]: Self(list: list)
      case let other?: .object(other)
      }
  }

  /// Several numbers or colours; other lists stay as they are.
  private init(list: [Any]) {
    let parts = list.map { LayerQuantity($0) }
    let numbers = parts.compactMap(\.scalar)
    let colors = parts.compactMap { if case .colors(let colors) = $0 { colors.first } else { nil } }
    if numbers.count == list.count {
      self = .numbers(numbers)
    } else if colors.count == list.count {
      self = .colors(colors)
    } else {
      self = .object(list)
    }
  }

  /// The numbers; none of what has none.
  var numbers: [Double] { if case .numbers(let numbers) = self { numbers } else { [] } }
  /// The number of a scalar.
  var scalar: Double? {
    if case .numbers(let numbers) = self, numbers.count == 1 { numbers[0] } else { nil }
  }
  var point: CGPoint? {
    let numbers = numbers
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }
  var size: CGSize? { point.map { CGSize(width: $0.x, height: $0.y) } }
  var rect: CGRect? {
    let numbers = numbers
    return numbers.count == 4
      ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }
  var colors: [ResolvedColor]? { if case .colors(let colors) = self { colors } else { nil } }
  var path: CGPath? { if case .path(let path) = self { path } else { nil } }
  var object: Any? { if case .object(let object) = self { object } else { nil } }

  /// The value as code reads it: numbers as `NSNumber`, several as an array.
  var value: Any? {
    switch self {
    case .none: nil
    case .numbers(let numbers) where numbers.count == 1: NSNumber(value: numbers[0])
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .colors(let colors) where colors.count == 1: CGColor(colors[0])
    case .colors(let colors): colors.map { CGColor($0) }
    case .path(let path): path
    case .transform(let transform): CATransform3DMakeAffineTransform(transform.matrix)
    case .object(let object): object
    }
  }

  // MARK: Computing

  /// The value between this one and `other`, at 0 this one and at 1 the other.
  ///
  /// What does not correspond changes at once when the way begins.
  func mixed(with other: LayerQuantity, at progress: Double) -> LayerQuantity {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * progress })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, at: Float(progress)) })
    case (.path(let a), .path(let b)):
      return .path(Path(a).mixed(with: Path(b), at: progress).cgPath)
    case (.transform(let a), .transform(let b)):
      let target = LayerTransform(b.matrix, near: a)
      var mixed = a
      mixed.animatableData +=
        (target.animatableData - a.animatableData).scaled(by: progress)
      return .transform(mixed)
    default: return progress > 0 || isNone ? other : self
    }
  }

  private var isNone: Bool { if case .none = self { true } else { false } }

  /// This value and another added up; what cannot be is this one.
  func adding(_ other: LayerQuantity, times factor: Double = 1) -> LayerQuantity {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 * factor })
    case (.transform(let a), .transform(let b)):
      return .transform(LayerTransform(b.matrix.concatenating(a.matrix), near: a))
    default: return self
    }
  }
}

extension ResolvedColor {
  /// The colour between this one and another, component by component.
  func mixed(with other: ResolvedColor, at progress: Float) -> ResolvedColor {
    func mix(_ a: Float, _ b: Float) -> Float { a + (b - a) * progress }
    return ResolvedColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }
}

extension Path {
  /// The outline between this one and another of the same kinds of elements; the other where they
  /// do not correspond.
  func mixed(with other: Path, at progress: Double) -> Path {
    var (own, theirs): ([Element], [Element]) = ([], [])
    forEach { own.append($0) }
    other.forEach { theirs.append($0) }
    guard own.count == theirs.count else { return other }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(
        x: a.x + (b.x - a.x) * CGFloat(progress), y: a.y + (b.y - a.y) * CGFloat(progress))
    }
    var mixed: [Element] = []
    for pair in zip(own, theirs) {
      switch pair {
      case (.move(let a), .move(let b)): mixed.append(.move(to: mix(a, b)))
      case (.line(let a), .line(let b)): mixed.append(.line(to: mix(a, b)))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        mixed.append(.quadCurve(to: mix(a, b), control: mix(c, d)))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        mixed.append(.curve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f)))
      case (.closeSubpath, .closeSubpath): mixed.append(.closeSubpath)
      default: return other
      }
    }
    return Path(elements: mixed)
  }
}
