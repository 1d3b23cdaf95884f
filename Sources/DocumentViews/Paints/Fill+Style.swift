internal import Foundation
internal import Geometry
internal import SceneDocuments
internal import ViewEngine

extension Fill {
  /// Whether it has several colours.
  var isGradient: Bool {
    switch self {
    case .none, .color: false
    case .linear, .radial, .angular: true
    }
  }

  /// What a shape is painted with; `nil` for nothing.
  ///
  /// - Parameter other: A fill that the same shape has in another state: beside a gradient a colour is the same gradient
  ///   of that one colour, so that each becomes the other.
  /// - Returns: The style.
  func style(like other: Fill? = nil) -> AnyShapeStyle? {
    switch self {
    case .none: nil
    case .color(let color):
      other?.ofOneColor(color)?.style() ?? AnyShapeStyle(Color(color))
    case .linear(let stops, let from, let to):
      AnyShapeStyle(LinearGradient(stops: stops.stops.map(\.stop), startPoint: from, endPoint: to))
    case .radial(let stops, let center, let start, let end):
      AnyShapeStyle(
        RadialGradient(
          gradient: Gradient(stops: stops.stops.map(\.stop)), center: center,
          startRadius: CGFloat(start), endRadius: CGFloat(end)))
    case .angular(let stops, let center, let start, let end):
      AnyShapeStyle(
        AngularGradient(
          stops: stops.stops.map(\.stop), center: center, startAngle: start, endAngle: end))
    }
  }

  /// This gradient with every stop of one colour; `nil` for what is none.
  private func ofOneColor(_ color: DocumentColor) -> Fill? {
    func plain(_ stops: GradientStops) -> GradientStops {
      GradientStops(stops: stops.stops.map { .init(color: color, location: $0.location) })
    }
    return switch self {
    case .none, .color: nil
    case .linear(let stops, let from, let to): .linear(plain(stops), from: from, to: to)
    case .radial(let stops, let center, let start, let end):
      .radial(plain(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start, let end):
      .angular(plain(stops), center: center, start: start, end: end)
    }
  }
}

extension GradientStops.Stop {
  fileprivate var stop: Gradient.Stop {
    Gradient.Stop(color: Color(color), location: CGFloat(location))
  }
}
