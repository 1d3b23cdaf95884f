public import Foundation
public import UIKitViews
import DisplayList
import Geometry
import Views

/// How a texture is drawn larger or smaller than it is.
public enum SKTextureFilteringMode: Int, Sendable {
  /// By the nearest of its pixels.
  case nearest
  /// By a mixture of those around.
  case linear
}

/// A texture: a picture that sprites and particles show.
@MainActor @preconcurrency open class SKTexture: Hashable {
  private let source: UIImage?
  private let picture: CGImage?
  /// Which part of the picture it is, in fractions, y upwards.
  private let part: CGRect
  /// How the picture is drawn in another size.
  open var filteringMode = SKTextureFilteringMode.linear
  /// Whether smaller pictures are kept for small sizes.
  ///
  /// - Note: Accepted; no effect. `usesMipmaps`: pictures are always made smaller well.
  open var usesMipmaps = false

  private init(_ source: UIImage?, _ picture: CGImage?, part: CGRect) {
    (self.source, self.picture, self.part) = (source, picture, part)
  }
  private static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates a texture of a picture of the scene's assets.
  public convenience init(imageNamed name: String) {
    let image = UIImage(named: name)
    self.init(image, image?.cgImage, part: SKTexture.whole)
  }
  /// Creates a texture of an image.
  public convenience init(image: UIImage) { self.init(image, image.cgImage, part: SKTexture.whole) }
  /// Creates a texture of a picture, one pixel to the point.
  public convenience init(cgImage image: CGImage) { self.init(nil, image, part: SKTexture.whole) }
  /// Creates a texture of a part of another one.
  ///
  /// - Parameters:
  ///   - rect: The part, in fractions of the texture's size from its lower left.
  ///   - texture: The other texture.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let around = texture.part
    self.init(
      texture.source, texture.picture,
      part: CGRect(
        x: around.minX + rect.minX * around.width, y: around.minY + rect.minY * around.height,
        width: rect.width * around.width, height: rect.height * around.height))
    filteringMode = texture.filteringMode
  }

  /// The size in points.
  open func size() -> CGSize {
    let whole =
      source?.size
      ?? picture.map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) } ?? .zero
    return CGSize(width: whole.width * part.width, height: whole.height * part.height)
  }
  /// Which part of its picture the texture is, in fractions from the lower left.
  open func textureRect() -> CGRect { part }
  /// The picture: an empty one where there is none.
  open func cgImage() -> CGImage {
    shown ?? CGImage(DrawnPicture(DisplayList(), size: CGSize(width: 1, height: 1)))
  }
  /// Gets the picture ready: it is at once.
  open func preload(completionHandler: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } }
  }
  /// Gets pictures ready: they are at once.
  ///
  /// - Note: Accepted; no effect. `textures`: they are ready.
  ///
  /// - Parameters:
  ///   - textures: The textures.
  ///   - completionHandler: Called when they are.
  public static func preload(
    _ textures: [SKTexture],
    withCompletionHandler completionHandler: @escaping @MainActor () -> Void
  ) { DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } } }

  /// The part of the picture that is shown.
  private lazy var shown: CGImage? = {
    guard part != SKTexture.whole, let picture else { return picture }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    return picture.cropping(
      to: CGRect(
        x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width,
        height: part.height * height))
  }()

  /// Paints the texture over a rectangle, upright where y grows upwards.
  ///
  /// - Parameters:
  ///   - list: Where the commands go.
  ///   - rect: The rectangle.
  ///   - transform: From its coordinates to those of the list.
  func paint(into list: inout DisplayList, in rect: CGRect, _ transform: CGAffineTransform) {
    guard let shown, rect.width != 0, rect.height != 0 else { return }
    let turned = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(transform)
    guard filteringMode == .nearest else { return shown.draw(into: &list, in: rect, turned) }
    var picture = DisplayList()
    shown.draw(into: &picture, in: rect, turned)
    for (index, command) in picture.commands.enumerated() {
      guard case .picture(let image, let rect, _, let transform) = command else { continue }
      picture.replace(
        index..<(index + 1), with: [.picture(image, rect, isSmooth: false, transform)])
    }
    list.append(picture)
  }

  nonisolated public static func == (lhs: SKTexture, rhs: SKTexture) -> Bool { lhs === rhs }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An atlas: textures by their names.
@MainActor @preconcurrency open class SKTextureAtlas {
  private let images: [String: UIImage]

  /// Creates the atlas of the scene's assets; its textures are found by their names.
  ///
  /// - Note: Accepted; no effect. `named`: pictures of all folders are found by their names.
  public init(named name: String) { images = [:] }
  /// Creates an atlas of images by their names.
  public init(dictionary properties: [String: Any]) {
    images = properties.compactMapValues { $0 as? UIImage }
  }

  /// The names of the textures that were given, in order.
  open var textureNames: [String] { images.keys.sorted() }
  /// The texture of a name.
  open func textureNamed(_ name: String) -> SKTexture {
    images[name].map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
  }
  /// Gets the pictures ready: they are at once.
  open func preload(completionHandler: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } }
  }
}
