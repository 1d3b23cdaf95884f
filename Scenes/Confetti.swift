// A daily goal in Core Animation's layers, inside SwiftUI: a card under a light until its numbers are there
// (CAGradientLayer), a ring that fills (CAShapeLayer), and confetti when it is full (CAEmitterLayer).
import SwiftUI
import UIKit

struct Confetti: View {
  @State private var isLoaded = false
  @State private var progress = 0.0
  @State private var bursts = 0

  var body: some View {
    ZStack {
      Color(.systemGroupedBackground).ignoresSafeArea()
      VStack(spacing: 20) {
        Text("Today").font(.largeTitle.bold()).frame(maxWidth: .infinity, alignment: .leading)
        ZStack {
          RingLayer(progress: progress)
          VStack(spacing: 2) {
            Text(progress, format: .percent.precision(.fractionLength(0)))
              .font(.system(size: 40, weight: .bold, design: .rounded))
              .contentTransition(.numericText(value: progress))
            Text("of 10,000 steps").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        .frame(width: 220, height: 220)
        ZStack {
          if isLoaded {
            StepsCard(isDone: progress == 1).transition(.opacity)
          } else {
            ShimmerCard().transition(.opacity)
          }
        }
        .frame(height: 92)
        Button("Add the last walk") {
          withAnimation(.snappy) { progress = 1 }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.9) { bursts += 1 }
        }
        .buttonStyle(.borderedProminent).controlSize(.large).disabled(!isLoaded)
        .accessibilityIdentifier("add")
      }
      .padding(24)
      ConfettiLayer(bursts: bursts).ignoresSafeArea().allowsHitTesting(false)
    }
    .task {
      try? await Task.sleep(for: .seconds(1.2))
      withAnimation(.easeOut(duration: 0.3)) {
        isLoaded = true
        progress = 0.82
      }
    }
  }
}

private struct StepsCard: View {
  let isDone: Bool

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: "figure.walk").font(.title).foregroundStyle(.pink).frame(width: 56)
      VStack(alignment: .leading, spacing: 4) {
        Text(isDone ? "10,036 steps" : "8,214 steps").font(.headline)
          .contentTransition(.numericText())
        Text(isDone ? "7.4 km, five walks" : "6.1 km, four walks").font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(18).frame(maxHeight: .infinity)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
  }
}

// MARK: - A ring

private final class RingView: UIView {
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for shape in [track, ring] {
      shape.fillColor = nil
      shape.lineWidth = 20
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    track.strokeColor = UIColor.systemPink.withAlphaComponent(0.18).cgColor
    ring.strokeColor = UIColor.systemPink.cgColor
    ring.strokeEnd = 0
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 10,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    track.path = path.cgPath
    ring.path = path.cgPath
  }

  func fill(to progress: CGFloat) {
    guard ring.strokeEnd != progress else { return }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = ring.presentation()?.strokeEnd ?? ring.strokeEnd
    animation.duration = 0.9
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.strokeEnd = progress
    CATransaction.commit()
    ring.add(animation, forKey: "fill")
  }
}

private struct RingLayer: UIViewRepresentable {
  let progress: Double
  func makeUIView(context: Context) -> RingView { RingView() }
  func updateUIView(_ view: RingView, context: Context) { view.fill(to: progress) }
}

// MARK: - A card under a light

private final class ShimmerView: UIView {
  private let bars = [CALayer(), CALayer(), CALayer()]
  private let light = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 20
    layer.masksToBounds = true
    for bar in bars {
      bar.backgroundColor = UIColor.systemGray.withAlphaComponent(0.25).cgColor
      bar.cornerRadius = 8
      layer.addSublayer(bar)
    }
    let glow = UIColor.secondarySystemGroupedBackground
    light.colors = [0, 0.75, 0].map { glow.withAlphaComponent($0).cgColor }
    light.startPoint = CGPoint(x: 0, y: 0.4)
    light.endPoint = CGPoint(x: 1, y: 0.6)
    layer.addSublayer(light)
    let sweep = CABasicAnimation(keyPath: "locations")
    sweep.fromValue = [-0.8, -0.4, 0]
    sweep.toValue = [1, 1.4, 1.8]
    sweep.duration = 1.1
    sweep.repeatCount = .infinity
    light.add(sweep, forKey: "sweep")
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }

  override func layoutSubviews() {
    super.layoutSubviews()
    light.frame = bounds
    bars[0].frame = CGRect(x: 18, y: 18, width: 56, height: 56)
    bars[1].frame = CGRect(x: 92, y: 24, width: bounds.width * 0.45, height: 18)
    bars[2].frame = CGRect(x: 92, y: 52, width: bounds.width * 0.3, height: 16)
  }
}

private struct ShimmerCard: UIViewRepresentable {
  func makeUIView(context: Context) -> ShimmerView { ShimmerView() }
  func updateUIView(_ view: ShimmerView, context: Context) {}
}

// MARK: - Confetti

private final class ConfettiView: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
  private var emitter: CAEmitterLayer? { layer as? CAEmitterLayer }

  private static let papers: [UIImage] = [
    UIGraphicsImageRenderer(size: CGSize(width: 12, height: 7)).image {
      UIColor.white.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 12, height: 7))
    },
    UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 9, height: 9)).fill()
    },
  ]

  func burst() {
    guard let emitter else { return }
    emitter.beginTime = CACurrentMediaTime()
    emitter.emitterShape = .circle
    emitter.emitterMode = .outline
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: bounds.height * 0.36)
    emitter.emitterSize = CGSize(width: 70, height: 70)
    emitter.birthRate = 1
    let colors: [UIColor] = [.systemPink, .systemYellow, .systemTeal, .systemIndigo, .systemOrange]
    emitter.emitterCells = colors.flatMap { color in
      Self.papers.map { paper in
        let cell = CAEmitterCell()
        cell.contents = paper.cgImage
        cell.contentsScale = UIScreen.main.scale
        cell.color = color.cgColor
        cell.birthRate = 60
        cell.lifetime = 3
        cell.lifetimeRange = 0.6
        cell.velocity = 260
        cell.velocityRange = 180
        cell.emissionRange = .pi / 3
        cell.yAcceleration = 380
        cell.spin = 2
        cell.spinRange = 10
        cell.scaleRange = 0.5
        cell.alphaSpeed = -0.25
        return cell
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { emitter.birthRate = 0 }
  }
}

private struct ConfettiLayer: UIViewRepresentable {
  let bursts: Int
  func makeUIView(context: Context) -> ConfettiView { ConfettiView() }
  func updateUIView(_ view: ConfettiView, context: Context) { if bursts > 0 { view.burst() } }
}

#Preview { Confetti() }
