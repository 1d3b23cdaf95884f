public import Foundation
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
}
