import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine

/// The redaction of a box: how far what it shows has given way to a place for it.
@MainActor final class Redaction {
  /// The opacity of a place, in that of the foreground style: 214 for black on white.
  private static let opacity = 0.16
  /// How far a bar stands from the top and the bottom of its line, in heights of the line, so that lines are told apart.
  private static let margin: CGFloat = 0.1
  /// The corner radius of a bar in its own heights, and the greatest in points.
  private static let (roundness, greatestRadius) = (CGFloat(0.25), CGFloat(5))

  private let share: Moving<Double>

  init(in environment: EnvironmentValues) { share = Moving(environment.isContentRedacted ? 1 : 0) }

  /// Follows what `environment` says, by the transaction that reaches `node`.
  func follow(_ environment: EnvironmentValues, in node: Node) {
    share.set(environment.isContentRedacted ? 1 : 0, in: node)
  }

  /// Removes the moving share from the graph, for good.
  func remove(in graph: ViewGraph) { share.remove(in: graph) }

  /// Adds the share to a trace, where there is any.
  func trace(into lines: inout TraceLines) {
    guard share.model > 0 || share.isMoving(in: lines.graph) else { return }
    lines.add(
      "redaction", model: .number(share.model),
      presentation: .number(share.presentation(in: lines.graph)),
      animation: share.animation(in: lines.graph))
  }

  /// Draws the content, the place for it, or on the way both.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - graph: The graph at its instant.
  ///   - content: Draws the content.
  ///   - place: Draws the place.
  func draw(
    into list: inout DisplayList, _ graph: ViewGraph, content: (inout DisplayList) -> Void,
    place: (inout DisplayList) -> Void
  ) {
    let hidden = min(max(share.presentation(in: graph), 0), 1)
    if hidden < 1 {
      var layer = Layer()
      layer.opacity = 1 - hidden
      list.layer(layer, content: content)
    }
    if hidden > 0 {
      var layer = Layer()
      layer.opacity = hidden
      list.layer(layer, content: place)
    }
  }

  /// The style of a place, made of the one in which the content is painted.
  static func style(_ numbers: StyleNumbers) -> StyleNumbers { numbers.opacity(opacity) }

  /// The bar in place of a line of text.
  ///
  /// - Parameters:
  ///   - line: The line's own rectangle, in points.
  ///   - scale: Pixels to the point: a bar begins and ends on whole ones.
  /// - Returns: The bar's outline; empty for a line without letters.
  static func bar(of line: CGRect, scale: Double) -> Path {
    let bar = line.insetBy(dx: 0, dy: line.height * margin).rounded(toScale: scale)
    guard bar.width > 0, bar.height > 0 else { return Path() }
    let radius = min(bar.height * roundness, greatestRadius, bar.width / 2)
    return Path(roundedRect: bar, cornerRadius: radius, style: .continuous)
  }
}
