public import Foundation
public import UIKitViews
import DisplayList

/// A sprite: a texture, or a rectangle of a colour.
@MainActor @preconcurrency open class SKSpriteNode: SKNode, TintedNode {
  /// The texture; `nil` for a rectangle of the colour.
  open var texture: SKTexture?
  /// The colour of a sprite without a texture; the tint of one that has it.
  open var color: UIColor
  /// How much of the colour a texture is tinted with, 0...1.
  open var colorBlendFactor: CGFloat = 0
  /// The size before scales, in points.
  open var size: CGSize
  /// Which point of the sprite is at its position, in fractions of the size from the lower left.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// Which part of the texture is stretched when the sprite is larger; the tool tells that all of it is.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How the sprite mixes with what is behind it.
  open var blendMode = SKBlendMode.alpha
  /// The texture of directions, by which light falls.
  ///
  /// - Note: Accepted; no effect. `normalTexture`: there are no lights.
  open var normalTexture: SKTexture?
  /// Which lights the sprite is lit by.
  ///
  /// - Note: Accepted; no effect. `lightingBitMask`: there are no lights.
  open var lightingBitMask: UInt32 = 0

  /// Creates a sprite.
  ///
  /// - Parameters:
  ///   - texture: The texture; `nil` for a rectangle of the colour.
  ///   - color: The colour.
  ///   - size: The size in points.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// Creates a sprite of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder aDecoder: NSCoder) { nil }
  /// Creates a sprite without size.
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  /// Creates a sprite as large as its texture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  /// Creates a sprite of a texture.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - size: The size in points.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  /// Creates a sprite as large as its picture.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - size: The size in points.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }

  var tint: UIColor {
    get { color }
    set { color = newValue }
  }

  /// Scales the sprite until it has a size in the node around.
  open func scale(to size: CGSize) {
    if self.size.width > 0 { xScale = size.width / self.size.width }
    if self.size.height > 0 { yScale = size.height / self.size.height }
  }

  /// Shows a texture, in its size or in the one that the sprite has.
  func show(_ texture: SKTexture, resize: Bool) {
    self.texture = texture
    if resize { size = texture.size() }
  }

  override var ownBounds: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  override func draw(with pen: inout ScenePen) {
    guard let rect = ownBounds, rect.width > 0, rect.height > 0 else { return }
    if centerRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      ScenePen.note("centerRect of SKSpriteNode")
    }
    pen.drawTexture(
      texture, color.numbers, factor: colorBlendFactor, in: rect, blendMode)
  }
}
