public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// What becomes of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// They end between words.
  case byWordWrapping
  /// They end between letters; on film between words.
  case byCharWrapping
  /// They are cut; on film with dots.
  case byClipping
  /// They begin with dots.
  case byTruncatingHead
  /// They end with dots.
  case byTruncatingTail
  /// They have dots in their middle.
  case byTruncatingMiddle

  /// Where dots stand.
  var truncation: Text.TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// The side at which lines begin.
public enum NSWritingDirection: Int, Sendable {
  /// Where those of the text's place begin.
  case natural = -1
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft

  /// The same as SwiftUI has it; `nil` where the text's place decides.
  var layout: LayoutDirection? {
    switch self {
    case .natural: nil
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// How the lines of a text stand, as a value of the attribute of that name.
open class NSParagraphStyle {
  /// What a style says.
  struct Values {
    var alignment = NSTextAlignment.natural
    var lineSpacing: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var paragraphSpacingBefore: CGFloat = 0
    var hyphenationFactor: Float = 0
  }
  var values = Values()

  /// Creates the usual style.
  public init() {}
  /// The usual style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }
  /// A style of the same values that can be changed.
  open func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Where lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// The room between lines, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// What becomes of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room between paragraphs, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// How much higher lines are than their font says; 0 for as high.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points; 0 for any.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// How far the first line is from the edge, in points.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far other lines are from the edge, in points.
  open var headIndent: CGFloat { values.headIndent }
  /// How far lines end from the edge, in points.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The side at which lines begin.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The room above a paragraph, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How readily words are broken at the ends of lines, 0...1.
  open var hyphenationFactor: Float { values.hyphenationFactor }

  /// A style of the same values.
  open func copy() -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }
}

/// How the lines of a text stand, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Creates the usual style.
  public override init() { super.init() }

  /// Where lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The room between lines, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// What becomes of lines that are too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The room between paragraphs, in points.
  ///
  /// - Note: Accepted; no effect. `paragraphSpacing`: paragraphs stand as lines do.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// How much higher lines are than their font says; 0 for as high.
  ///
  /// - Note: Accepted; no effect. `lineHeightMultiple`: lines are as high as their font says.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points.
  ///
  /// - Note: Accepted; no effect. `minimumLineHeight`: lines are as high as their font says.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for any.
  ///
  /// - Note: Accepted; no effect. `maximumLineHeight`: lines are as high as their font says.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// How far the first line is from the edge, in points.
  ///
  /// - Note: Accepted; no effect. `firstLineHeadIndent`: lines begin at the edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far other lines are from the edge, in points.
  ///
  /// - Note: Accepted; no effect. `headIndent`: lines begin at the edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// How far lines end from the edge, in points.
  ///
  /// - Note: Accepted; no effect. `tailIndent`: lines end at the edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The side at which lines begin.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  /// The room above a paragraph, in points.
  ///
  /// - Note: Accepted; no effect. `paragraphSpacingBefore`: paragraphs stand as lines do.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How readily words are broken at the ends of lines, 0...1.
  ///
  /// - Note: Accepted; no effect. `hyphenationFactor`: words stay whole.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

extension NSParagraphStyle {
  /// The alignment in words of where lines begin: at the right, the left is where they end.
  var sidedAlignment: NSTextAlignment {
    guard baseWritingDirection == .rightToLeft else { return alignment }
    switch alignment {
    case .left: return .right
    case .right: return .left
    case .center, .justified, .natural: return alignment
    }
  }
  /// Where a style has lines stand in a picture, whose own lines begin at the left.
  static func side(of style: NSParagraphStyle?) -> NSTextAlignment {
    guard let style else { return .natural }
    let isMirrored = style.baseWritingDirection == .rightToLeft && style.alignment == .natural
    return isMirrored ? .right : style.alignment
  }
}

extension View {
  /// Has lines begin where a style says so.
  ///
  /// - Parameter style: The style; `nil` for where those of the place begin.
  /// - Returns: The view with that layout direction.
  func writing(as style: NSParagraphStyle?) -> some View {
    let direction = style?.baseWritingDirection.layout
    return transformEnvironment(\.layoutDirection) { if let direction { $0 = direction } }
  }
}
