/// A font of another framework's, which texts with attributes take as UIKit's.
package protocol LentFont: AnyObject {
  /// The same font.
  var lentFont: UIFont { get }
}

/// A colour of another framework's, which texts with attributes take as UIKit's.
package protocol LentColor: AnyObject {
  /// The same colour.
  var lentColor: UIColor { get }
}

extension UIFont {
  /// The font that an attribute's value is; `nil` if it is none.
  static func attribute(_ value: Any?) -> UIFont? {
    value as? UIFont ?? (value as? any LentFont)?.lentFont
  }
}

extension UIColor {
  /// The colour that an attribute's value is; `nil` if it is none.
  static func attribute(_ value: Any?) -> UIColor? {
    value as? UIColor ?? (value as? any LentColor)?.lentColor
  }
}
