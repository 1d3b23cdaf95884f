import DisplayList
import Foundation
import Geometry
import Typography
@_spi(Engine) import ViewEngine

/// A text as it is laid out, for whoever draws its letters in its place.
@MainActor struct DrawnText {
  let box: Box
  let layout: TextLayout
  /// The size of the text's frame at the instant, in points.
  let size: CGSize
  /// The transform from the layout's coordinates to the stage.
  let transform: CGAffineTransform
  /// The paint of a style.
  let paint: (Int) -> Paint
  /// Draws the image for which a run's glyph stands, if it does for one.
  let image: (TextLayout.Run, inout DisplayList, CGAffineTransform) -> Bool
  /// The scene's own attributes of a character of the whole text.
  let attributes: (Int) -> [CustomAttribute]
  let isRightToLeft: Bool
}

/// Who draws texts in their place.
@MainActor protocol TextDrawer: AnyObject {
  /// Draws a text.
  func draw(_ text: DrawnText, into list: inout DisplayList)
  /// The size of a text where a size is proposed, given how the text would answer.
  func size(for proposal: ProposedViewSize, of text: @escaping (ProposedViewSize) -> CGSize)
    -> CGSize
  /// Adds what moves in it to a text's trace.
  func trace(into lines: inout TraceLines)
}

/// A scene's own attribute of letters, compared as far as its type can be.
struct CustomAttribute: Equatable {
  let value: Any

  static func == (left: Self, right: Self) -> Bool {
    guard type(of: left.value) == type(of: right.value) else { return false }
    guard let value = left.value as? any Equatable else {
      // Without stored values all of a type are one.
      return Mirror(reflecting: left.value).children.isEmpty
    }
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { right.value as? Value == value }
    return isEqual(value)
  }
}

private enum TextDrawerKey: EnvironmentKey { static var defaultValue: (any TextDrawer)? { nil } }

extension EnvironmentValues {
  /// Who draws the texts of the place; `nil` for themselves.
  var textDrawer: (any TextDrawer)? {
    get { self[TextDrawerKey.self] }
    set { self[TextDrawerKey.self] = newValue }
  }
}

extension TextSetting {
  /// The scene's own attributes of a character of the whole text.
  func attributes(ofCharacter index: Int) -> [CustomAttribute] {
    var end = 0
    for run in runs {
      end += run.styled.text.count
      if index < end { return run.custom }
    }
    return []
  }
}
