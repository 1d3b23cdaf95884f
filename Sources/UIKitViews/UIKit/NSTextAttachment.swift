public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A picture among letters.
@MainActor @preconcurrency open class NSTextAttachment {
  /// The picture.
  open var image: UIImage?
  /// Its size, and how far it is moved from where it stands on the line, upwards; no size for its own.
  open var bounds = CGRect.zero
  /// Creates an attachment without a picture.
  public init() {}
  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The picture as a text.
  var text: Text? {
    guard let image else { return nil }
    guard bounds.width > 0, bounds.height > 0 else {
      return Text(Image(uiImage: image)).baselineOffset(bounds.minY)
    }
    let sized = UIImage(drawn: image.drawn(over: bounds.size))
    return Text(Image(uiImage: sized)).baselineOffset(bounds.minY)
  }
}

extension NSAttributedString {
  /// Creates a text of a picture.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

extension NSAttributedString.Key {
  /// A picture in a letter's place.
  public static let attachment = Self("NSAttachment")
  /// The space after letters, in points; ligatures are taken apart.
  public static let tracking = Self("CTTracking")
  /// How much letters lean: what is not 0 is slanted.
  public static let obliqueness = Self("NSObliqueness")
  /// How wide the outline of letters is, in hundredths of their size; on film they have none, which the tool says.
  public static let strokeWidth = Self("NSStrokeWidth")
  /// The colour of the outline of letters.
  public static let strokeColor = Self("NSStrokeColor")
  /// The shadow of letters; on film they have none, which the tool says.
  public static let shadow = Self("NSShadow")
  /// Where letters lead that are tapped; on film nowhere, which the tool says.
  public static let link = Self("NSLink")
  /// Whether letters are joined; on film as the font says.
  public static let ligature = Self("NSLigature")
  /// How much wider letters are; on film not at all, which the tool says.
  public static let expansion = Self("NSExpansion")
  /// An effect that letters look pressed by; on film none, which the tool says.
  public static let textEffect = Self("NSTextEffect")

  /// The attributes that are seen on a telephone and not in a film.
  static let unseen: [Self] = [
    .strokeWidth, .shadow, .link, .expansion, .textEffect, .backgroundColor,
  ]
}
