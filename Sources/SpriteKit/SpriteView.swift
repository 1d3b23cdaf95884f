import Foundation
import UIKitViews
@_spi(Engine) public import ViewEngine
import Views

/// A view that shows a scene of SpriteKit's.
public struct SpriteView: View {
  /// What a sprite view does.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Nodes of one depth are drawn in any order; those that come later are over the others.
    public static let ignoresSiblingOrder = Self(rawValue: 1)
    /// Nodes that nobody sees are left out.
    public static let shouldCullNonVisibleNodes = Self(rawValue: 2)
    /// What is behind the view shows through where the scene is transparent.
    public static let allowsTransparency = Self(rawValue: 4)
  }
  /// What a sprite view writes and draws over the scene; a film shows the scene alone.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The updates a second.
    public static let showsFPS = Self(rawValue: 1)
    /// The number of nodes.
    public static let showsNodeCount = Self(rawValue: 2)
    /// The number of drawings.
    public static let showsDrawCount = Self(rawValue: 4)
    /// The number of rectangles.
    public static let showsQuadCount = Self(rawValue: 8)
    /// Bodies.
    public static let showsPhysics = Self(rawValue: 16)
    /// Fields.
    public static let showsFields = Self(rawValue: 32)
  }

  private let scene: SKScene
  private let transition: SKTransition?
  private let isPaused: Bool
  private let rate: Int
  private let options: Options

  /// Creates a view that shows a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene; another one in a later update takes its place.
  ///   - transition: How a scene takes the place of another one; `nil` for at once.
  ///   - isPaused: Whether the scene rests.
  ///   - preferredFramesPerSecond: The updates a second, up to 120.
  ///   - options: What the view does.
  ///   - debugOptions: What it writes over the scene.
  /// - Note: Accepted; no effect. `debugOptions`: a film shows the scene alone.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) {
    (self.scene, self.transition, self.isPaused) = (scene, transition, isPaused)
    (rate, self.options) = (preferredFramesPerSecond, options)
  }

  public var body: some View {
    SceneView(
      scene: scene, transition: transition, isPaused: isPaused, rate: rate,
      isTransparent: options.contains(.allowsTransparency))
  }
}

/// UIKit's view of a scene, as SwiftUI has it.
private struct SceneView: UIViewRepresentable {
  let scene: SKScene
  let transition: SKTransition?
  let isPaused: Bool
  let rate: Int
  let isTransparent: Bool

  func makeUIView(context: Context) -> SKView { SKView(frame: .zero) }

  func updateUIView(_ view: SKView, context: Context) {
    view.allowsTransparency = isTransparent
    view.preferredFramesPerSecond = rate
    view.isPaused = isPaused
    view.player.expect(scene, transition)
  }

  static func dismantleUIView(_ view: SKView, coordinator: Void) { view.presentScene(nil) }
}
