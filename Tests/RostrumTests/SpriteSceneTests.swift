import Foundation
import Testing

/// Scenes of SpriteKit's as apps write them.
@Suite("Scenes with sprites")
struct SpriteSceneTests {
  private static let source = """
    import SpriteKit
    import SwiftUI

    class GameScene: SKScene, SKPhysicsContactDelegate {
      let tint: UIColor
      var last: TimeInterval = 0
      var count = 0

      init(size: CGSize, tint: UIColor) {
        self.tint = tint
        super.init(size: size)
        scaleMode = .aspectFill
      }
      required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

      override func didMove(to view: SKView) {
        backgroundColor = SKColor.clear
        physicsWorld.contactDelegate = self
        physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
        let emitter = SKEmitterNode()
        emitter.particleBirthRate = 20
        emitter.particleLifetime = 1
        emitter.particleColorSequence = SKKeyframeSequence(
          keyframeValues: [UIColor.red, UIColor.clear], times: [0, 1])
        addChild(emitter)
        run(SKAction.repeatForever(SKAction.sequence([
          SKAction.run(addBall), SKAction.wait(forDuration: 0.25, withRange: 0.1),
        ])))
        run(SKAction.customAction(withDuration: 1) { node, elapsed in
          node.alpha = 1 - elapsed / 2
        }) { [weak self] in self?.count += 100 }
      }

      func addBall() {
        let ball = SKShapeNode(circleOfRadius: 8)
        ball.name = "ball"
        ball.fillColor = tint
        ball.position = CGPoint(x: size.width / 2, y: size.height - 20)
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 8)
        ball.physicsBody?.contactTestBitMask = 0x1 << 1
        addChild(ball)
        ball.run(.sequence([.wait(forDuration: 2), .fadeOut(withDuration: 0.3), .removeFromParent()]))
      }

      override func update(_ currentTime: TimeInterval) {
        super.update(currentTime)
        last = currentTime
        enumerateChildNodes(withName: "//ball") { node, stop in
          if node.position.y < -100 { node.removeFromParent() }
          if node.alpha < 0 { stop.pointee = true }
        }
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let label = SKLabelNode(text: "Hit")
        label.position = touch.location(in: self)
        addChild(label)
      }

      func didBegin(_ contact: SKPhysicsContact) { count += 1 }
    }

    struct Game: View {
      var scene: SKScene { GameScene(size: CGSize(width: 200, height: 200), tint: .orange) }
      var body: some View {
        SpriteView(scene: scene, options: [.allowsTransparency]).frame(width: 200, height: 200)
      }
    }

    #Preview { Game() }
    """

  @Test("a scene that an app wrote is compiled and filmed, and does the same each time")
  func filmed() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(Self.source, to: "Game.swift")
    for name in ["one", "two"] {
      let result = try tool.run(
        ["render", "Game.swift", "--duration", "1", "--quiet", "-o", "\(name).gif"])
      #expect(result.status == 0, "\(result.error)")
    }
    let films = try ["one.gif", "two.gif"].map {
      try Data(contentsOf: tool.folder.appendingPathComponent($0))
    }
    #expect(films[0] == films[1] && films[0].count > 1000)
  }
}
