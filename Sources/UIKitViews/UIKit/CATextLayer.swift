public import Foundation
import DisplayList
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A layer that shows a text, from the top of its bounds.
open class CATextLayer: CALayer {
  /// The text: a `String`.
  open var string: Any?
  /// The font: a `UIFont`; the system's unless set.
  open var font: Any?
  /// The size of the font, in points to the em.
  open var fontSize: CGFloat {
    get { CGFloat(more["fontSize"]?.scalar ?? Self.usualSize) }
    set { set("fontSize", LayerQuantity(newValue)) }
  }
  /// The colour of the text: white unless set.
  open var foregroundColor: CGColor? {
    get { more["foregroundColor"]?.colors?.first.map { CGColor($0) } ?? CGColor(.white) }
    set { set("foregroundColor", LayerQuantity(newValue)) }
  }
  /// Whether lines end with the bounds.
  open var isWrapped = false
  /// Where lines stand.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// Where what is too long is cut; lines are as long as they are.
  ///
  /// - Note: Accepted; no effect.
  open var truncationMode = CATextLayerTruncationMode.none

  private static let usualSize = 36.0

  override func blank() -> CALayer {
    let layer = CATextLayer()
    (layer.string, layer.font, layer.isWrapped) = (string, font, isWrapped)
    layer.alignmentMode = alignmentMode
    return layer
  }

  override func state(in graph: ViewGraph?) -> LayerState {
    var state = super.state(in: graph)
    if state.more["fontSize"] == nil { state.more["fontSize"] = .numbers([Self.usualSize]) }
    if state.more["foregroundColor"] == nil { state.more["foregroundColor"] = .colors([.white]) }
    return state
  }

  override func drawOwn(
    _ state: LayerState, into list: inout DisplayList, _ context: DrawingContext,
    _ moment: LayerMoment
  ) {
    guard let words = string as? String, let color = state.colors("foregroundColor")?.first,
      let environment = node?.environment
    else { return }
    let size = CGFloat(state.number("fontSize", Self.usualSize))
    let font = UIFont.attribute(font) ?? UIFont.systemFont(ofSize: size)
    // The size of a font that is given does not count: its letters are scaled.
    let factor = size / max(font.pointSize, 1)
    guard factor > 0 else { return }
    let bounds = state.look.bounds
    WrittenText(Text(verbatim: words).font(font.font), in: environment, moment.graph).draw(
      into: &list,
      in: CGRect(
        x: 0, y: 0, width: bounds.width / factor, height: bounds.height / factor),
      isWrapped: isWrapped, place: alignmentMode.place, color: color,
      CGAffineTransform(scaleX: factor, y: factor)
        .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
        .concatenating(upright(context, in: bounds).transform))
  }
}

/// Where the lines of a layer's text stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where lines begin.
  public static let natural = Self(rawValue: "natural")
  /// At the left.
  public static let left = Self(rawValue: "left")
  /// At the right.
  public static let right = Self(rawValue: "right")
  /// In the middle.
  public static let center = Self(rawValue: "center")
  /// From the left to the right; as ``left``.
  public static let justified = Self(rawValue: "justified")

  fileprivate var place: CGFloat { self == .center ? 0.5 : self == .right ? 1 : 0 }
}

/// Where a layer's text that is too long is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Nowhere.
  public static let none = Self(rawValue: "none")
  /// At the start.
  public static let start = Self(rawValue: "start")
  /// At the end.
  public static let end = Self(rawValue: "end")
  /// In the middle.
  public static let middle = Self(rawValue: "middle")
}
