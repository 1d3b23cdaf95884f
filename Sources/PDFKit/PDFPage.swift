public import Foundation
public import UIKitViews
import ViewEngine

/// A box of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The whole.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
  /// What is printed.
  case bleedBox = 2
  /// What is left after cutting.
  case trimBox = 3
  /// What its author meant.
  case artBox = 4
}

/// A page of a PDF: a picture, or the place of one that is read from a file, as no PDF is drawn.
open class PDFPage: NSObject {
  /// What a page of a picture is made with.
  public struct ImageInitializationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The whole page.
    public static let mediaBox = Self(rawValue: "MediaBox")
    /// How far it is turned.
    public static let rotation = Self(rawValue: "Rotation")
    /// Whether small pictures become larger.
    public static let upscaleIfSmaller = Self(rawValue: "UpscaleIfSmaller")
    /// How well it is packed.
    public static let compressionQuality = Self(rawValue: "CompressionQuality")
  }

  /// The document that it belongs to.
  open internal(set) weak var document: PDFDocument?
  /// How far it is turned to the right, in degrees.
  open var rotation: Int
  /// What was added to it.
  ///
  /// - Note: Accepted; no effect. `displaysAnnotations`: none is drawn.
  open var displaysAnnotations = true
  /// The notes on it.
  open private(set) var annotations: [PDFAnnotation] = []
  /// Its picture; `nil` for a page of a file.
  let image: UIImage?
  private var boxes: [PDFDisplayBox: CGRect]

  /// Creates an empty page of a letter's size.
  public override init() {
    (image, rotation) = (nil, 0)
    boxes = [.mediaBox: PDFText.Page.usual]
  }
  /// Creates a page of a picture, as large as that.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - options: What else it is made with.
  /// - Note: Accepted; no effect. `options`: a page is as large as its picture.
  @MainActor @preconcurrency public init?(
    image: UIImage, options: [ImageInitializationOption: Any] = [:]
  ) {
    (self.image, rotation) = (image, 0)
    boxes = [.mediaBox: CGRect(origin: .zero, size: image.size)]
  }
  init(_ page: PDFText.Page) {
    (image, rotation) = (nil, page.rotation)
    boxes = [.mediaBox: page.box]
  }

  /// A box of the page, in points; the whole where it has no such box.
  open func bounds(for box: PDFDisplayBox) -> CGRect { boxes[box] ?? boxes[.mediaBox] ?? .zero }
  /// Sets a box.
  ///
  /// - Parameters:
  ///   - bounds: The box, in points.
  ///   - box: Which.
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// What stands on its foot: its number.
  open var label: String? {
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return "\(index + 1)"
  }
  /// Its words, which nobody reads.
  open var string: String? { nil }
  /// Its words, which nobody reads.
  open var attributedString: NSAttributedString? { nil }
  /// How many letters it has: none that anybody reads.
  open var numberOfCharacters: Int { 0 }

  /// Adds a note.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page = self
    annotations.append(annotation)
  }
  /// Takes a note away.
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
  }
  /// The note at a point: the last one that is there.
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }

  /// How large it is as it is turned, in points.
  func size(_ box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// A small picture of the page: white, with its picture if it has one.
  ///
  /// - Parameters:
  ///   - size: The size, in points, in which it fits.
  ///   - box: Which box is shown.
  /// - Returns: The picture.
  @MainActor open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    if image == nil { IneffectiveSettings.note("PDFPage.thumbnail, whose page is not drawn,") }
    let own = self.size(box)
    guard own.width > 0, own.height > 0 else { return UIImage() }
    let scale = min(size.width / own.width, size.height / own.height)
    let shown = CGRect(x: 0, y: 0, width: own.width * scale, height: own.height * scale)
    return UIGraphicsImageRenderer(size: shown.size).image { context in
      UIColor.white.setFill()
      context.fill(shown)
      image?.draw(in: shown)
    }
  }
}
