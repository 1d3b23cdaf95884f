public import Foundation
import UniformTypeIdentifiers
@_spi(Engine) import ViewEngine
public import Views

/// A pasteboard: what was copied last, in the memory of the film.
@MainActor @preconcurrency open class UIPasteboard {
  /// What was copied, of one kind.
  private enum Content {
    case nothing
    case strings([String])
    case urls([URL])
    case images([UIImage])
    case colors([UIColor])
  }

  /// The pasteboard of the device, empty when a film begins.
  public static let general = UIPasteboard()

  private var held = Content.nothing
  private var content: Content {
    get { held }
    set {
      revision.write {
        held = newValue
        changeCount += 1
      }
    }
  }
  /// What views follow that show what was copied.
  let revision = Revision()
  /// How often something else was copied.
  public private(set) var changeCount = 0

  private init() {}
  /// Creates an empty pasteboard that nobody else has.
  public static func withUniqueName() -> UIPasteboard { UIPasteboard() }

  /// The texts that were copied, addresses as texts; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var strings: [String]? {
    get {
      switch content {
      case .strings(let strings): strings
      case .urls(let urls): urls.map(\.absoluteString)
      case .nothing, .images, .colors: nil
      }
    }
    set { content = newValue.map { Content.strings($0) } ?? .nothing }
  }
  /// The first text that was copied; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The addresses that were copied; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var urls: [URL]? {
    get { if case .urls(let urls) = content { urls } else { nil } }
    set { content = newValue.map { Content.urls($0) } ?? .nothing }
  }
  /// The first address that was copied; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// The pictures that were copied; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var images: [UIImage]? {
    get { if case .images(let images) = content { images } else { nil } }
    set { content = newValue.map { Content.images($0) } ?? .nothing }
  }
  /// The first picture that was copied; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The colours that were copied; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var colors: [UIColor]? {
    get { if case .colors(let colors) = content { colors } else { nil } }
    set { content = newValue.map { Content.colors($0) } ?? .nothing }
  }
  /// The first colour that was copied; `nil` for none.
  ///
  /// What is set takes the place of all that was.
  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// What was copied, as providers of it: texts, addresses and pictures.
  open var itemProviders: [NSItemProvider] {
    switch content {
    case .nothing, .colors: []
    case .strings(let strings): strings.map { NSItemProvider(object: NSString(string: $0)) }
    case .urls(let urls): urls.map { NSItemProvider(object: $0 as NSURL) }
    case .images(let images): images.map { NSItemProvider([$0, Image(uiImage: $0)], as: .image) }
    }
  }

  /// Whether texts were copied.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether addresses were copied.
  open var hasURLs: Bool { urls?.isEmpty == false }
  /// Whether pictures were copied.
  open var hasImages: Bool { images?.isEmpty == false }
  /// Whether colours were copied.
  open var hasColors: Bool { colors?.isEmpty == false }
  /// How many things were copied.
  open var numberOfItems: Int {
    switch content {
    case .nothing: 0
    case .strings(let strings): strings.count
    case .urls(let urls): urls.count
    case .images(let images): images.count
    case .colors(let colors): colors.count
    }
  }

  /// Copies something as data of a type: a text, an address, a picture or a colour; of bytes, text.
  ///
  /// - Parameters:
  ///   - value: What is copied.
  ///   - pasteboardType: The type's identifier.
  /// - Note: Accepted; no effect. `forPasteboardType`: what the value is decides what there is to paste.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    switch value {
    case let text as String: string = text
    case let text as NSString: string = text.description
    case let address as URL: url = address
    case let picture as UIImage: image = picture
    case let hue as UIColor: color = hue
    case let bytes as Data: string = String(data: bytes, encoding: .utf8)
    default: IneffectiveSettings.note("UIPasteboard.setValue of \(type(of: value))")
    }
  }
  /// What was copied, if it is of a type.
  ///
  /// - Parameter pasteboardType: The type's identifier.
  /// - Returns: The text, address or picture; `nil` for none of that type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let type = UTType(pasteboardType) else { return nil }
    if type.conforms(to: .url), let url { return url }
    if type.conforms(to: .text) { return string }
    return type.conforms(to: .image) ? image : nil
  }
  /// Copies bytes: text, as long as it is some.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - pasteboardType: The type's identifier.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
  /// The bytes of what was copied, if it is text of a type.
  ///
  /// - Parameter pasteboardType: The type's identifier.
  /// - Returns: The bytes; `nil` for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    (value(forPasteboardType: pasteboardType) as? String).map { Data($0.utf8) }
  }
}
