public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The area in which a text view's text is.
@MainActor @preconcurrency public final class NSTextContainer {
  /// Called when something of it is another.
  var changed: (() -> Void)?
  /// What is kept free at both ends of lines, in points.
  public var lineFragmentPadding: CGFloat = UITextView.lineInset { didSet { changed?() } }
  /// The greatest number of lines; 0 for as many as there are.
  public var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// What becomes of lines that are too long.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// The size of the area, in points.
  ///
  /// - Note: Accepted; no effect. `size`: the area is as large as the text view.
  public var size = CGSize.zero
  /// Whether the area is as wide as the text view.
  ///
  /// - Note: Accepted; no effect. `widthTracksTextView`: it is.
  public var widthTracksTextView = true
  /// Whether the area is as high as the text view.
  ///
  /// - Note: Accepted; no effect. `heightTracksTextView`: it is as high as the text.
  public var heightTracksTextView = false
  /// Outlines in the area without letters.
  ///
  /// - Note: Accepted; no effect. `exclusionPaths`: letters are everywhere.
  public var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { IneffectiveSettings.note("NSTextContainer.exclusionPaths") }
    }
  }

  /// Creates an area without size.
  public init() {}
  /// Creates an area of a size.
  public init(size: CGSize) { self.size = size }
}

/// What lays out a text view's text.
@MainActor @preconcurrency public final class NSLayoutManager {
  private weak var view: UITextView?
  init(_ view: UITextView) { self.view = view }

  /// Whether lines can be broken anywhere.
  ///
  /// - Note: Accepted; no effect. `allowsNonContiguousLayout`: all of a text is laid out.
  public var allowsNonContiguousLayout = false
  /// The area that the text takes, in points of its container.
  ///
  /// - Note: Accepted; no effect. `for`: a text view has one.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    guard let view else { return .zero }
    let insets = view.textContainerInset
    let size = view.sizeThatFits(CGSize(width: view.bounds.width, height: 0))
    return CGRect(
      x: 0, y: 0, width: max(size.width - insets.left - insets.right, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }
  /// Lays the text out, which is.
  ///
  /// - Note: Accepted; no effect. `for`: a text view has one.
  public func ensureLayout(for container: NSTextContainer) {}
}

/// What in a text is found and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of pages.
  public static let link = Self(rawValue: 2)
  /// Addresses of houses.
  public static let address = Self(rawValue: 4)
  /// Dates.
  public static let calendarEvent = Self(rawValue: 8)
  /// All that can be found.
  public static let all = Self(rawValue: .max)
}

/// What a text view keeps that is seldom asked for.
struct TextViewManners {
  var contentInset = UIEdgeInsets.zero
  var detected: UIDataDetectorTypes = []
  var linkAttributes: [NSAttributedString.Key: Any]?
  var clearsOnInsertion = false
  var showsIndicator = true
  var showsSideIndicator = true
  var indicatorInsets = UIEdgeInsets.zero
  var bounces = true
  var alwaysBounces = false
  var alwaysBouncesAcross = false
  var dismissal = UIScrollView.KeyboardDismissMode.none
  var adjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
}

extension UITextView {
  /// What is chosen, in units of UTF-16; of no length where the caret is.
  public var selectedRange: NSRange {
    get { chosenRange }
    set { selectedTextRange = UITextRange(newValue) }
  }
  /// The font and the colour of what is typed: those of all of the text.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let own: UIFont = font ?? UIFont.systemFont(ofSize: 12)
      let color: UIColor = textColor ?? UIColor.label
      return [.font: own, .foregroundColor: color]
    }
    set {
      if let own = UIFont.attribute(newValue[.font]) { font = own }
      if let own = UIColor.attribute(newValue[.foregroundColor]) { textColor = own }
    }
  }
  /// The attributes of links.
  ///
  /// - Note: Accepted; no effect. `linkTextAttributes`: links have those of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { manner.linkAttributes ?? [:] }
    set { manner.linkAttributes = newValue }
  }
  /// What in the text is found and can be tapped.
  ///
  /// - Note: Accepted; no effect. `dataDetectorTypes`: nothing is found.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { manner.detected }
    set {
      manner.detected = newValue
      if !newValue.isEmpty { IneffectiveSettings.note("UITextView.dataDetectorTypes") }
    }
  }
  /// Whether what is typed first takes the text's place.
  ///
  /// - Note: Accepted; no effect. `clearsOnInsertion`: letters are put behind the text.
  public var clearsOnInsertion: Bool {
    get { manner.clearsOnInsertion }
    set { manner.clearsOnInsertion = newValue }
  }
  /// Scrolls to a part of the text.
  ///
  /// - Note: Accepted; no effect. `range`: the end is seen where letters are typed.
  public func scrollRangeToVisible(_ range: NSRange) {}
}
