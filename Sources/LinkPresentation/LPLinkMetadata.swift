public import Foundation
public import Views

/// What is known of a page of the web: what its card shows.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address where the page is.
  open var url: URL?
  /// Its title.
  open var title: String?
  /// What gives its sign.
  open var iconProvider: NSItemProvider?
  /// What gives its picture.
  open var imageProvider: NSItemProvider?
  /// What gives its film.
  ///
  /// - Note: Accepted; no effect. `videoProvider`: no film is opened.
  open var videoProvider: NSItemProvider?
  /// Where its film is.
  ///
  /// - Note: Accepted; no effect. `remoteVideoURL`: no film is opened.
  open var remoteVideoURL: URL?

  /// Creates what knows nothing.
  public override init() {}

  /// A copy with the same values.
  ///
  /// - Note: Accepted; no effect. `with`: memory has no zones.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    (copy.originalURL, copy.url, copy.title) = (originalURL, url, title)
    (copy.iconProvider, copy.imageProvider) = (iconProvider, imageProvider)
    (copy.videoProvider, copy.remoteVideoURL) = (videoProvider, remoteVideoURL)
    return copy
  }

  // MARK: Archives

  private enum Key {
    static let originalURL = "originalURL"
    static let url = "URL"
    static let title = "title"
    static let remoteVideoURL = "remoteVideoURL"
  }

  /// Archives name their classes.
  open class var supportsSecureCoding: Bool { true }
  /// Writes addresses and title; what gives pictures is not kept.
  open func encode(with coder: NSCoder) {
    coder.encode(originalURL.map { $0 as NSURL }, forKey: Key.originalURL)
    coder.encode(url.map { $0 as NSURL }, forKey: Key.url)
    coder.encode(title.map { $0 as NSString }, forKey: Key.title)
    coder.encode(remoteVideoURL.map { $0 as NSURL }, forKey: Key.remoteVideoURL)
  }
  /// Reads addresses and title.
  public required init?(coder: NSCoder) {
    func address(_ key: String) -> URL? {
      coder.decodeObject(of: NSURL.self, forKey: key).map { $0 as URL }
    }
    originalURL = address(Key.originalURL)
    url = address(Key.url)
    title = coder.decodeObject(of: NSString.self, forKey: Key.title).map { $0 as String }
    remoteVideoURL = address(Key.remoteVideoURL)
  }
}
