import SpriteKit
import SwiftUI

/// A morning's weather: snow falls behind a card and turns to rain at a tap; bubbles rise from the lake below, and burst under a
/// finger.
struct FirstSnow: View {
  @State private var isRaining = false
  @State private var sky = SkyScene()
  @State private var lake = LakeScene()

  var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 4) {
        Image(systemName: isRaining ? "cloud.rain.fill" : "cloud.snow.fill")
          .font(.system(size: 44))
          .contentTransition(.symbolEffect(.replace))
        Text(isRaining ? "3°" : "-1°").font(.system(size: 64, weight: .thin))
          .contentTransition(.numericText())
        Text("Heron Bay").font(.headline)
      }
      .frame(maxWidth: .infinity)
      .padding(24)
      .background(.white.opacity(0.14), in: .rect(cornerRadius: 28))
      Button(isRaining ? "Snow" : "Rain") {
        withAnimation(.smooth) { isRaining.toggle() }
        sky.show(rain: isRaining)
      }
      .buttonStyle(.bordered)
      Spacer()
      SpriteView(scene: lake, options: [.allowsTransparency])
        .frame(height: 300)
        .background(.cyan.opacity(0.22), in: .rect(cornerRadius: 28))
        .clipShape(.rect(cornerRadius: 28))
    }
    .padding(24)
    .foregroundStyle(.white)
    .tint(.white)
    .background {
      SpriteView(scene: sky, options: [.allowsTransparency])
        .background(
          LinearGradient(colors: [.indigo, .blue, .teal], startPoint: .top, endPoint: .bottom)
        )
        .ignoresSafeArea()
    }
  }
}

/// Snow, or rain.
final class SkyScene: SKScene {
  private let snow = SKEmitterNode()
  private let rain = SKEmitterNode()

  override func sceneDidLoad() {
    scaleMode = .resizeFill
    backgroundColor = .clear
    let flake = CGSize(width: 8, height: 8)
    snow.particleTexture = SKTexture(
      image: UIGraphicsImageRenderer(size: flake).image { context in
        context.cgContext.setFillColor(UIColor.white.cgColor)
        context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: flake))
      })
    snow.particleBirthRate = 30
    snow.particleLifetime = 14
    (snow.particleScale, snow.particleScaleRange) = (0.6, 0.8)
    (snow.particleAlpha, snow.particleAlphaRange) = (0.7, 0.5)
    (snow.particleSpeed, snow.particleSpeedRange) = (70, 40)
    (snow.emissionAngle, snow.emissionAngleRange) = (-.pi / 2, 0.7)
    snow.particleAction = .repeatForever(
      .sequence([.moveBy(x: 14, y: 0, duration: 1.5), .moveBy(x: -14, y: 0, duration: 1.5)]))

    rain.particleLifetime = 2
    rain.particleSize = CGSize(width: 1.5, height: 22)
    (rain.particleAlpha, rain.particleAlphaRange) = (0.5, 0.4)
    (rain.particleSpeed, rain.particleSpeedRange) = (620, 200)
    rain.emissionAngle = -.pi / 2
    for emitter in [snow, rain] { addChild(emitter) }
  }

  override func didChangeSize(_ oldSize: CGSize) {
    for emitter in [snow, rain] {
      emitter.position = CGPoint(x: size.width / 2, y: size.height + 20)
      emitter.particlePositionRange = CGVector(dx: size.width + 40, dy: 0)
    }
  }

  override func didMove(to view: SKView) { snow.advanceSimulationTime(12) }

  func show(rain isRaining: Bool) {
    snow.particleBirthRate = isRaining ? 0 : 30
    rain.particleBirthRate = isRaining ? 120 : 0
  }
}

/// Bubbles that rise, sway and burst.
final class LakeScene: SKScene {
  private let score = SKLabelNode(fontNamed: "Avenir-Heavy")
  private var born = 0
  private var burst = 0

  override func sceneDidLoad() {
    scaleMode = .resizeFill
    backgroundColor = .clear
    score.fontSize = 22
    score.horizontalAlignmentMode = .left
    score.text = "0"
    addChild(score)
    run(.repeatForever(.sequence([.run(addBubble), .wait(forDuration: 0.4)])))
  }

  override func didChangeSize(_ oldSize: CGSize) {
    score.position = CGPoint(x: 20, y: size.height - 40)
  }

  private func addBubble() {
    born += 1
    let bubble = SKShapeNode(circleOfRadius: CGFloat(12 + born * 7 % 17))
    bubble.name = "bubble"
    bubble.fillColor = UIColor(white: 1, alpha: 0.22)
    bubble.lineWidth = 1.5
    // Across by the golden section, so that no two are above one another.
    let across = (CGFloat(born) * 0.618).truncatingRemainder(dividingBy: 1)
    bubble.position = CGPoint(x: 30 + across * (size.width - 60), y: -30)
    let sway = SKAction.moveBy(x: 16, y: 0, duration: 0.8)
    sway.timingMode = .easeInEaseOut
    bubble.run(.repeatForever(.sequence([sway, sway.reversed()])))
    bubble.run(
      .sequence([
        .moveBy(x: 0, y: size.height + 60, duration: 3.5), .removeFromParent(),
      ]))
    addChild(bubble)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: self)
      for bubble in self["bubble"]
      where hypot(bubble.position.x - place.x, bubble.position.y - place.y) < 60 {
        pop(bubble)
      }
    }
  }

  private func pop(_ bubble: SKNode) {
    burst += 1
    score.text = "\(burst)"
    score.run(.sequence([.scale(to: 1.5, duration: 0.1), .scale(to: 1, duration: 0.2)]))
    bubble.name = nil
    bubble.removeAllActions()
    bubble.run(
      .sequence([
        .group([.scale(to: 1.8, duration: 0.25), .fadeOut(withDuration: 0.25)]),
        .removeFromParent(),
      ]))
  }
}

#Preview { FirstSnow() }
