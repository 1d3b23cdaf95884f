public import Foundation

// Here, and not beside other attributes: files of the Mac see those, too, and have AppKit's own class of this name.

/// A shadow of letters.
open class NSShadow {
  /// How far it is from them, in points.
  open var shadowOffset = CGSize.zero
  /// How soft it is, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour: a `UIColor`.
  open var shadowColor: Any?
  /// Creates a shadow that nobody sees.
  public init() {}
}
