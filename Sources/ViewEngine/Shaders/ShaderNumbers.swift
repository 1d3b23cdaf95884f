import DisplayList
import Foundation
import Geometry
import Motion

/// A shader as numbers: a function's name and its arguments, of which numbers and colours move.
package struct ShaderNumbers: Equatable, Sendable {
  /// An argument.
  package enum Argument: Equatable, Sendable {
    /// One that is the same wherever the shader is used.
    case fixed(ShaderArgument)
    /// The rectangle of what it is used on.
    case boundingRect
  }

  let name: String
  var arguments: [Argument]
  var opacity = 1.0

  /// Whether this shader can move to `other` number by number.
  package func isLike(_ other: ShaderNumbers) -> Bool {
    name == other.name
      && arguments.map { kind($0) } == other.arguments.map { kind($0) }
  }

  private func kind(_ argument: Argument) -> Argument {
    switch argument {
    case .fixed(.numbers(let numbers)): .fixed(.numbers(numbers.map { _ in 0 }))
    case .fixed(.color): .fixed(.color(.black))
    default: argument
    }
  }

  /// The arguments on what lies in `frame`; its own coordinates begin at its corner.
  private func arguments(in frame: CGRect) -> [ShaderArgument] {
    arguments.map {
      switch $0 {
      case .fixed(let argument): argument
      case .boundingRect: .numbers([0, 0, Float(frame.width), Float(frame.height)])
      }
    }
  }

  /// The paint of this shader in `frame`; clear if there is no such fill.
  func paint(in frame: CGRect) -> Paint {
    guard let shader = ShaderRegistry.bound(name, arguments(in: frame), as: .fill) else {
      return .solid(ResolvedColor.black.opacity(0))
    }
    return .shader(ShaderPaint(shader, origin: frame.origin, opacity: opacity))
  }

  /// The filter of this shader; `nil` if there is no such effect.
  ///
  /// - Parameters:
  ///   - use: What it is used as.
  ///   - reach: How far from a pixel its colour may come, in points.
  ///   - frame: The frame of the view that it is applied to.
  ///   - transform: From the frame's coordinates to the stage's.
  /// - Returns: The filter.
  package func filter(
    _ use: CompiledShader.Use, reach: CGSize, on frame: CGRect, _ transform: CGAffineTransform
  ) -> Filter? {
    guard let shader = ShaderRegistry.bound(name, arguments(in: frame), as: use) else { return nil }
    return .shader(
      ShaderFilter(
        shader, as: use, reach: reach, frame: CGRect(origin: .zero, size: frame.size),
        transform: CGAffineTransform(translationX: frame.minX, y: frame.minY)
          .concatenating(transform)))
  }
}

extension ShaderNumbers: Animatable {
  /// The opacity, then the numbers and colours among the arguments.
  package var animatableData: NumberList {
    get {
      var numbers = [opacity]
      for argument in arguments {
        switch argument {
        case .fixed(.numbers(let some)): numbers += some.map { Double($0) }
        case .fixed(.color(let color)): numbers += color.movingNumbers
        default: break
        }
      }
      return NumberList(numbers)
    }
    set {
      var rest = newValue.numbers[...]
      guard let first = rest.popFirst() else { return }
      opacity = first
      for (index, argument) in arguments.enumerated() {
        switch argument {
        case .fixed(.numbers(let old)) where rest.count >= old.count:
          arguments[index] = .fixed(.numbers(rest.prefix(old.count).map { Float($0) }))
          rest = rest.dropFirst(old.count)
        case .fixed(.color(var color)) where rest.count >= 4:
          color.movingNumbers = Array(rest.prefix(4))
          arguments[index] = .fixed(.color(color))
          rest = rest.dropFirst(4)
        default: break
        }
      }
    }
  }
}

extension ShaderNumbers: TraceableValue {
  package var traceComponents: [TraceComponent] {
    arguments.enumerated().flatMap { index, argument -> [TraceComponent] in
      switch argument {
      case .fixed(.numbers(let numbers)):
        numbers.enumerated().map { place, number in
          TraceComponent(
            numbers.count == 1 ? "\(name).\(index + 1)" : "\(name).\(index + 1).\(place + 1)",
            Double(number))
        }
      case .fixed(.color(let color)):
        color.traceComponents.map { $0.of("\(name).\(index + 1)") }
      default: []
      }
    }
  }
}

extension ResolvedColor {
  /// The colour as four numbers that move as colours do.
  fileprivate var movingNumbers: [Double] {
    get {
      let data = animatableData
      return [
        data.first, data.second.first, data.second.second.first, data.second.second.second,
      ].map { Double($0) }
    }
    set {
      let data = newValue.map { Float($0) }
      animatableData = AnimatablePair(
        data[0], AnimatablePair(data[1], AnimatablePair(data[2], data[3])))
    }
  }
}
