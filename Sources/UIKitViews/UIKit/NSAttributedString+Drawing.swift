public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The line below a text or through it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = Self(rawValue: 1)
  /// A thick line; on film as any.
  public static let thick = Self(rawValue: 2)
  /// Two lines; on film one.
  public static let double = Self(rawValue: 9)
  /// A dotted line; on film a whole one.
  public static let patternDot = Self(rawValue: 0x100)
  /// A dashed line; on film a whole one.
  public static let patternDash = Self(rawValue: 0x200)
  /// A line of a dash and a dot in turn; on film a whole one.
  public static let patternDashDot = Self(rawValue: 0x300)
  /// A line of a dash and two dots in turn; on film a whole one.
  public static let patternDashDotDot = Self(rawValue: 0x400)
  /// A line below words only; on film below spaces, too.
  public static let byWord = Self(rawValue: 0x8000)

  /// The bits that say that there is a line: the others say how it is broken.
  var hasLine: Bool { rawValue & 0xFF != 0 }
  /// How the line is broken.
  var pattern: Text.LineStyle.Pattern {
    switch rawValue & 0x700 {
    case Self.patternDot.rawValue: .dot
    case Self.patternDash.rawValue: .dash
    case Self.patternDashDot.rawValue: .dashDot
    case Self.patternDashDotDot.rawValue: .dashDotDot
    default: .solid
    }
  }
}

extension NSAttributedString.Key {
  /// How lines stand.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// The line below letters.
  public static let underlineStyle = Self("NSUnderline")
  /// The colour of the line below letters: theirs unless it is said.
  public static let underlineColor = Self("NSUnderlineColor")
  /// The line through letters.
  public static let strikethroughStyle = Self("NSStrikethrough")
  /// The colour of the line through letters: theirs unless it is said.
  public static let strikethroughColor = Self("NSStrikethroughColor")
  /// How far letters stand above their line, in points.
  public static let baselineOffset = Self("NSBaselineOffset")
}

@MainActor extension NSAttributedString {
  /// The size of letters without a font, in points to the em.
  private static var usualSize: CGFloat { 12 }

  private var words: some View {
    let words = AttributedWords(self)
    let style = words.paragraph ?? NSParagraphStyle()
    return words.text(.systemFont(ofSize: Self.usualSize), .black)
      .lineSpacing(style.lineSpacing).multilineTextAlignment(style.sidedAlignment.lines.line)
      .writing(as: style)
  }

  /// The size of the text in one line, in points.
  @MainActor @preconcurrency public func size() -> CGSize {
    UIScreen.measure(AnyView(words.lineLimit(1)), .unspecified)
  }
  /// Where the text is, in points: its size in the room that there is.
  ///
  /// - Parameters:
  ///   - size: The room; its height does not count.
  ///   - options: Whether there are lines.
  ///   - context: Nothing that counts here.
  /// - Returns: The frame, at the origin.
  /// - Note: Accepted; no effect. `context`: texts are never made smaller.
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: AnyObject?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: self.size())
    }
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : nil
    let room = ProposedViewSize(width: width, height: nil)
    return CGRect(origin: .zero, size: UIScreen.measure(AnyView(words), room))
  }
  /// Draws the text in one line into the context into which UIKit draws.
  ///
  /// - Parameter point: Its top left.
  @MainActor @preconcurrency public func draw(at point: CGPoint) {
    let rect = CGRect(origin: point, size: size())
    UIGraphicsStack.draw(words.lineLimit(1), in: rect, .topLeading)
  }
  /// Draws the text in lines into the context into which UIKit draws.
  ///
  /// - Parameter rect: The room that it has.
  @MainActor @preconcurrency public func draw(in rect: CGRect) {
    let side = NSParagraphStyle.side(of: AttributedWords(self).paragraph)
    UIGraphicsStack.draw(words, in: rect, side.lines.frame)
  }
}
