import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The caret of a text, for those who ask where it is.
package enum TextCaret {
  /// The frame of a caret in the first text in a box, in points from the top left of that text's lines.
  ///
  /// - Parameters:
  ///   - index: Before which letter the caret is, counted from 0.
  ///   - box: The box.
  ///   - width: How wide lines may be; `nil` for as wide as they are.
  /// - Returns: The frame; `nil` where there is no text.
  @MainActor package static func frame(before index: Int, in box: Box, width: CGFloat?) -> CGRect? {
    if let text = box as? TextBox { return text.caretFrame(before: index, width: width) }
    return box.contents.lazy.compactMap { frame(before: index, in: $0, width: width) }.first
  }
}
