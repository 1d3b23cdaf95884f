public import Foundation
public import UIKitViews

/// What kind a note on a page is.
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Words on the page.
  public static let freeText = Self(rawValue: "/FreeText")
  /// A colour over words.
  public static let highlight = Self(rawValue: "/Highlight")
  /// A drawing by hand.
  public static let ink = Self(rawValue: "/Ink")
  /// A way elsewhere.
  public static let link = Self(rawValue: "/Link")
  /// A rectangle.
  public static let square = Self(rawValue: "/Square")
  /// Words behind a sign.
  public static let text = Self(rawValue: "/Text")
  /// A line below words.
  public static let underline = Self(rawValue: "/Underline")
  /// A field.
  public static let widget = Self(rawValue: "/Widget")
}

/// A note on a page; none is drawn.
open class PDFAnnotation: NSObject {
  /// Where it is on the page, in points.
  open var bounds: CGRect
  /// What kind it is.
  open var type: String?
  /// Its words.
  open var contents: String?
  /// Its colour.
  ///
  /// - Note: Accepted; no effect. `color`: no note is drawn.
  open var color = UIColor.yellow
  /// The page that it is on.
  open internal(set) weak var page: PDFPage?

  /// Creates a note.
  ///
  /// - Parameters:
  ///   - bounds: Where it is on the page, in points.
  ///   - type: What kind it is.
  ///   - properties: What else it is.
  /// - Note: Accepted; no effect. `withProperties`: no note is drawn.
  public init(
    bounds: CGRect, forType type: PDFAnnotationSubtype,
    withProperties properties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    self.type = String(type.rawValue.dropFirst())
  }
}

/// A place in a document.
open class PDFDestination: NSObject {
  /// Its page.
  open private(set) weak var page: PDFPage?
  /// Where on the page, in points from its lower left corner.
  public let point: CGPoint
  /// Creates a place.
  ///
  /// - Parameters:
  ///   - page: Its page.
  ///   - point: Where on the page, in points from its lower left corner.
  public init(page: PDFPage, at point: CGPoint) {
    self.page = page
    self.point = point
  }
}

/// Words that are chosen; nobody reads any.
open class PDFSelection: NSObject {
  /// Creates what nothing is chosen by.
  ///
  /// - Note: Accepted; no effect. `document`: nobody reads words.
  public init(document: PDFDocument) {}
  /// The pages of the words: none.
  open var pages: [PDFPage] { [] }
  /// The words, which nobody reads.
  open var string: String? { nil }
}
