public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// How a text is measured and drawn: all of them are the same here, but for lines.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In lines, from the top left; otherwise in one line.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// Lines stand apart as the font says: they always do.
  public static let usesFontLeading = Self(rawValue: 2)
  /// By what letters paint.
  public static let usesDeviceMetrics = Self(rawValue: 8)
  /// The last line that fits ends in dots.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

@MainActor extension NSString {
  /// The size of the text in one line, in points.
  ///
  /// - Parameter attrs: Its font and spacing; the system's font in 12 points without one.
  /// - Returns: The size.
  @MainActor @preconcurrency public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    UIScreen.measure(AnyView(words(attrs).lineLimit(1)), .unspecified)
  }
  /// Where the text is, in points: its size in the room that there is.
  ///
  /// - Parameters:
  ///   - size: The room; its height does not count.
  ///   - options: Whether there are lines.
  ///   - attributes: The font and spacing.
  ///   - context: Nothing that counts here.
  /// - Returns: The frame, at the origin.
  /// - Note: Accepted; no effect. `context`: texts are never made smaller.
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(origin: .zero, size: self.size(withAttributes: attributes))
    }
    let width = size.width > 0 && size.width < .greatestFiniteMagnitude ? size.width : nil
    let room = ProposedViewSize(width: width, height: nil)
    return CGRect(origin: .zero, size: UIScreen.measure(AnyView(words(attributes)), room))
  }
  /// Draws the text in one line into the context into which UIKit draws.
  ///
  /// - Parameters:
  ///   - point: Its top left.
  ///   - attrs: Its font, colours and spacing.
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    let rect = CGRect(origin: point, size: size(withAttributes: attrs))
    UIGraphicsStack.draw(words(attrs).lineLimit(1), in: rect, .topLeading)
  }
  /// Draws the text in lines into the context into which UIKit draws.
  ///
  /// - Parameters:
  ///   - rect: The room that it has.
  ///   - attrs: Its font, colours and spacing.
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    let style = attrs?[.paragraphStyle] as? NSParagraphStyle
    UIGraphicsStack.draw(words(attrs), in: rect, NSParagraphStyle.side(of: style).lines.frame)
  }

  private func words(_ attributes: [NSAttributedString.Key: Any]?) -> some View {
    let font = UIFont.attribute(attributes?[.font]) ?? .systemFont(ofSize: 12)
    let color = UIColor.attribute(attributes?[.foregroundColor]) ?? .black
    let kern = attributes?[.kern].flatMap { $0 as? CGFloat ?? ($0 as? Double).map { CGFloat($0) } }
    let text = Text(verbatim: String(self)).font(font.font).foregroundStyle(color.color)
      .kerning(kern ?? 0)
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle ?? NSParagraphStyle()
    let set = text.lineSpacing(style.lineSpacing)
      .multilineTextAlignment(style.sidedAlignment.lines.line).writing(as: style)
    return set.background {
      if let ground = UIColor.attribute(attributes?[.backgroundColor]) { ground.color }
    }
  }
}

extension UIGraphicsStack {
  /// Draws a text into the context into which UIKit draws.
  ///
  /// - Parameters:
  ///   - words: The text.
  ///   - rect: The room that it has.
  ///   - alignment: Where it stands in that.
  static func draw(_ words: some View, in rect: CGRect, _ alignment: Alignment) {
    guard let context = current, rect.width > 0, rect.height > 0 else { return }
    let renderer = ImageRenderer(
      content: words.frame(width: rect.width, height: rect.height, alignment: alignment))
    if let picture = renderer.cgImage { context.paint(picture, in: rect) }
  }
}

@MainActor extension String {
  /// The size of the text in one line, in points.
  ///
  /// - Parameter attrs: Its font and spacing; the system's font in 12 points without one.
  /// - Returns: The size.
  @MainActor @preconcurrency public func size(
    withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }
  /// Where the text is, in points: its size in the room that there is.
  ///
  /// - Parameters:
  ///   - size: The room; its height does not count.
  ///   - options: Whether there are lines.
  ///   - attributes: The font and spacing.
  ///   - context: Nothing that counts here.
  /// - Returns: The frame, at the origin.
  @MainActor @preconcurrency public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: AnyObject?
  ) -> CGRect {
    NSString(string: self)
      .boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  /// Draws the text in one line into the context into which UIKit draws.
  ///
  /// - Parameters:
  ///   - point: Its top left.
  ///   - attrs: Its font, colours and spacing.
  @MainActor @preconcurrency public func draw(
    at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attrs) }
  /// Draws the text in lines into the context into which UIKit draws.
  ///
  /// - Parameters:
  ///   - rect: The room that it has.
  ///   - attrs: Its font, colours and spacing.
  @MainActor @preconcurrency public func draw(
    in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(in: rect, withAttributes: attrs) }
}
