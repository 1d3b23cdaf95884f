public import Foundation

extension NSAttributedString {
  /// Creates a text without letters.
  ///
  /// Foundation here has no initialiser without arguments, and an extension cannot override that of `NSObject`; one
  /// whose only argument has a value by itself is called in the same words.
  ///
  /// - Parameter nothing: Nothing.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
