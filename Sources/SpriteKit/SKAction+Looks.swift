public import Foundation
public import UIKitViews

extension SKAction {
  // MARK: Opacity

  /// Lets a node appear.
  public static func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    let action = fadeAlpha(to: 1, duration: duration)
    return SKAction(action.kind, duration) { fadeOut(withDuration: duration) }
  }
  /// Lets a node disappear.
  public static func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    let action = fadeAlpha(to: 0, duration: duration)
    return SKAction(action.kind, duration) { fadeIn(withDuration: duration) }
  }
  /// Changes a node's opacity by an amount.
  ///
  /// - Parameters:
  ///   - factor: The amount.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, back: { fadeAlpha(by: -factor, duration: duration) }) {
      $0.alpha += factor * CGFloat($1)
    }
  }
  /// Gives a node an opacity.
  ///
  /// - Parameters:
  ///   - alpha: The opacity, 0...1.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    to(alpha, duration, { $0.alpha }) { $0.alpha = $1 }
  }
  /// Hides a node.
  public static func hide() -> SKAction {
    SKAction(.instant { $0.isHidden = true }) { unhide() }
  }
  /// Shows a node that is hidden.
  public static func unhide() -> SKAction {
    SKAction(.instant { $0.isHidden = false }) { hide() }
  }
  /// Takes a node out of the one around.
  public static func removeFromParent() -> SKAction {
    SKAction(.instant { $0.removeFromParent() })
  }

  // MARK: Sizes of sprites

  /// Changes a sprite's size by an amount.
  ///
  /// - Parameters:
  ///   - width: What its width grows by.
  ///   - height: What its height grows by.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func resize(
    byWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    by(duration, back: { resize(byWidth: -width, height: -height, duration: duration) }) {
      guard let sprite = $0 as? SKSpriteNode else { return }
      sprite.size.width += width * CGFloat($1)
      sprite.size.height += height * CGFloat($1)
    }
  }
  /// Gives a sprite a size.
  ///
  /// - Parameters:
  ///   - width: Its width.
  ///   - height: Its height.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func resize(
    toWidth width: CGFloat, height: CGFloat, duration: TimeInterval
  ) -> SKAction {
    group([
      resize(toWidth: width, duration: duration), resize(toHeight: height, duration: duration),
    ])
    .asOne
  }
  /// Gives a sprite a width.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    to(width, duration, { ($0 as? SKSpriteNode)?.size.width }) {
      ($0 as? SKSpriteNode)?.size.width = $1
    }
  }
  /// Gives a sprite a height.
  ///
  /// - Parameters:
  ///   - height: The height.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    to(height, duration, { ($0 as? SKSpriteNode)?.size.height }) {
      ($0 as? SKSpriteNode)?.size.height = $1
    }
  }

  // MARK: Colours and textures

  /// Gives a sprite or label a tint.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - colorBlendFactor: How much of it there is, 0...1.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction {
    SKAction(
      .change { node in
        guard let tinted = node as? any TintedNode else { return { _, _, _ in } }
        let (start, factor, end) = (tinted.tint.numbers, tinted.colorBlendFactor, color.numbers)
        return { _, _, now in
          tinted.tint = UIColor(start.mixed(with: end, Float(now)))
          tinted.colorBlendFactor = factor + (colorBlendFactor - factor) * CGFloat(now)
        }
      }, duration)
  }
  /// Gives a sprite or label so much of its tint.
  ///
  /// - Parameters:
  ///   - colorBlendFactor: How much there is, 0...1.
  ///   - sec: The seconds.
  /// - Returns: The action.
  public static func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval
  ) -> SKAction {
    to(colorBlendFactor, sec, { ($0 as? any TintedNode)?.colorBlendFactor }) {
      ($0 as? any TintedNode)?.colorBlendFactor = $1
    }
  }
  /// Gives a sprite a texture.
  public static func setTexture(_ texture: SKTexture) -> SKAction {
    setTexture(texture, resize: false)
  }
  /// Gives a sprite a texture.
  ///
  /// - Parameters:
  ///   - texture: The texture.
  ///   - resize: Whether the sprite gets its size.
  /// - Returns: The action.
  public static func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    SKAction(.instant { ($0 as? SKSpriteNode)?.show(texture, resize: resize) })
  }
  /// Shows a sprite one texture after the other.
  ///
  /// - Parameters:
  ///   - textures: The textures.
  ///   - sec: How long each is shown, in seconds.
  /// - Returns: The action.
  public static func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction
  {
    animate(with: textures, timePerFrame: sec, resize: false, restore: false)
  }
  /// Shows a sprite one texture after the other.
  ///
  /// - Parameters:
  ///   - textures: The textures.
  ///   - sec: How long each is shown, in seconds.
  ///   - resize: Whether the sprite gets the size of each.
  ///   - restore: Whether it has the texture of before at the end.
  /// - Returns: The action.
  public static func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    SKAction(
      .change { node in
        let sprite = node as? SKSpriteNode
        let before = sprite?.texture
        return { _, _, now in
          guard !textures.isEmpty else { return }
          let index = Int(now * Double(textures.count))
          if now >= 1, restore {
            sprite?.texture = before
          } else {
            sprite?.show(textures[min(max(index, 0), textures.count - 1)], resize: resize)
          }
        }
      }, sec * Double(textures.count)
    ) {
      animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore)
    }
  }

  // MARK: Others

  /// Changes how fast a node's actions run by an amount.
  ///
  /// - Parameters:
  ///   - speed: The amount.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
    by(duration, back: { self.speed(by: -speed, duration: duration) }) {
      $0.speed += speed * CGFloat($1)
    }
  }
  /// Changes how fast a node's actions run.
  ///
  /// - Parameters:
  ///   - speed: The factor at the end.
  ///   - duration: The seconds.
  /// - Returns: The action.
  public static func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
    to(speed, duration, { $0.speed }) { $0.speed = $1 }
  }
  /// Plays a sound, which no film has.
  ///
  /// - Parameters:
  ///   - soundFile: The file's name.
  ///   - wait: Whether the action lasts as long as the sound.
  /// - Returns: An action that is over at once.
  /// - Note: Accepted; no effect. `soundFile`, `waitForCompletion`: a film is silent.
  public static func playSoundFileNamed(
    _ soundFile: String, waitForCompletion wait: Bool
  ) -> SKAction { SKAction(.instant { _ in }) }
}

/// A node with a colour that tints what it shows.
@MainActor protocol TintedNode: AnyObject {
  var tint: UIColor { get set }
  var colorBlendFactor: CGFloat { get set }
}
