public import Pixels

/// A decoded picture that display lists refer to; equal when it is the same picture object.
public final class ImageReference: Hashable, Sendable {
  /// The picture's name, as display lists print it.
  public let name: String
  /// Its pixels.
  public let pixmap: Pixmap

  /// Creates a reference to `pixmap`.
  ///
  /// - Parameters:
  ///   - name: The picture's name, as display lists print it.
  ///   - pixmap: Its pixels.
  public init(name: String, pixmap: Pixmap) { (self.name, self.pixmap) = (name, pixmap) }

  public static func == (lhs: ImageReference, rhs: ImageReference) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
