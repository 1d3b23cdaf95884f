// A meter for a Mac's desk: an NSView whose layers are a dial (Core Animation's springs) on the blur of an
// NSVisualEffectView, among SwiftUI's words and bars. The file imports AppKit, so it is one for the Mac: in its views y grows upwards.
import AppKit
import SwiftUI

struct MacMeter: View {
  @State private var loads = [
    0.22, 0.31, 0.27, 0.44, 0.36, 0.3, 0.52, 0.38, 0.24, 0.29, 0.2, 0.18,
  ]

  var body: some View {
    let load = loads.last ?? 0
    ZStack {
      Desk()
      HStack(spacing: 22) {
        Dial(load: load).frame(width: 132, height: 132)
        VStack(alignment: .leading, spacing: 2) {
          Text("Processor").font(.headline).foregroundStyle(Color(nsColor: .secondaryLabelColor))
          Text(load, format: .percent.precision(.fractionLength(0)))
            .font(.system(size: 44, weight: .semibold, design: .rounded))
            .contentTransition(.numericText(value: load))
          Label(load < 0.4 ? "Calm" : load < 0.8 ? "Busy" : "Hot", systemImage: "bolt.fill")
            .font(.subheadline.weight(.medium)).foregroundStyle(Color(nsColor: .signal(load)))
          Spacer(minLength: 8)
          History(loads: loads)
        }
        .foregroundStyle(Color(nsColor: .labelColor))
        .frame(width: 138, height: 132, alignment: .leading)
      }
      .padding(24)
      .background(Ground())
      .background {
        RoundedRectangle(cornerRadius: 26).stroke(.black.opacity(0.35), lineWidth: 12)
          .blur(radius: 14).offset(y: 8)
      }
    }
    .task {
      for load in [0.47, 0.93, 0.68, 0.26] {
        try? await Task.sleep(for: .seconds(1.1))
        withAnimation(.snappy(duration: 0.5)) { loads.append(load) }
      }
    }
  }
}

extension NSColor {
  /// The colour of a load, 0...1.
  fileprivate static func signal(_ load: Double) -> NSColor {
    load < 0.4 ? .systemGreen : load < 0.8 ? .systemOrange : .systemRed
  }
}

/// The last twelve loads as bars; a new one grows at the end.
private struct History: View {
  let loads: [Double]

  var body: some View {
    HStack(alignment: .bottom, spacing: 5) {
      ForEach(Array(loads.enumerated()).suffix(12), id: \.offset) { _, load in
        Capsule().fill(Color(nsColor: .signal(load)))
          .frame(width: 6.5, height: 7 + 25 * load)
          .transition(.scale(scale: 0, anchor: .bottom).combined(with: .opacity))
      }
    }
    .frame(height: 32, alignment: .bottom)
  }
}

private struct Desk: View {
  private let sky: [NSColor] = [.systemIndigo, .systemPurple, .systemPink, .systemOrange]

  var body: some View {
    ZStack {
      LinearGradient(
        colors: sky.map { Color(nsColor: $0) }, startPoint: .topLeading,
        endPoint: .bottomTrailing)
      Circle().fill(Color(nsColor: .systemYellow)).frame(width: 190)
        .offset(x: 150, y: 90).blur(radius: 24)
      Circle().fill(Color(nsColor: .systemTeal)).frame(width: 170)
        .offset(x: -150, y: -80).blur(radius: 24)
    }
  }
}

// MARK: - The Mac's views

private struct Ground: NSViewRepresentable {
  func makeNSView(context: Context) -> NSVisualEffectView {
    let view = NSVisualEffectView()
    (view.material, view.blendingMode, view.state) = (.popover, .withinWindow, .active)
    view.wantsLayer = true
    view.layer?.cornerRadius = 26
    view.layer?.masksToBounds = true
    view.layer?.borderWidth = 1
    view.layer?.borderColor = NSColor.white.withAlphaComponent(0.4).cgColor
    return view
  }
  func updateNSView(_ view: NSVisualEffectView, context: Context) {}
}

private struct Dial: NSViewRepresentable {
  let load: Double
  func makeNSView(context: Context) -> DialView { DialView() }
  func updateNSView(_ view: DialView, context: Context) { view.show(load) }
}

private final class DialView: NSView {
  private let (track, arc, ticks) = (CAShapeLayer(), CAShapeLayer(), CAShapeLayer())
  private let needle = CAShapeLayer()

  override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    wantsLayer = true
    for line in [track, arc, ticks] {
      line.fillColor = nil
      line.lineWidth = line === ticks ? 5 : 12
      layer?.addSublayer(line)
    }
    (track.lineCap, arc.lineCap) = (.round, .round)
    track.strokeColor = NSColor.labelColor.withAlphaComponent(0.1).cgColor
    ticks.strokeColor = NSColor.tertiaryLabelColor.cgColor
    arc.strokeEnd = 0
    needle.fillColor = NSColor.labelColor.cgColor
    needle.setAffineTransform(CGAffineTransform(rotationAngle: Self.angle(0)))
    layer?.addSublayer(needle)
  }
  required init?(coder: NSCoder) { fatalError("not from an archive") }

  /// How far the needle is turned from pointing upwards, anticlockwise, in radians.
  private static func angle(_ load: Double) -> CGFloat { CGFloat(0.75 - 1.5 * load) * .pi }

  override func layout() {
    super.layout()
    let (center, radius) = (CGPoint(x: bounds.midX, y: bounds.midY), bounds.width / 2 - 6)
    // From the lower left over the top to the lower right.
    func sweep(_ radius: CGFloat) -> CGPath {
      let path = NSBezierPath()
      path.appendArc(
        withCenter: center, radius: radius, startAngle: 225, endAngle: -45, clockwise: true)
      return path.cgPath
    }
    (track.path, arc.path, ticks.path) = (sweep(radius), sweep(radius), sweep(radius - 14))
    let distance = (1.5 * .pi * (radius - 14) - 1.5) / 20
    ticks.lineDashPattern = [1.5, NSNumber(value: Double(distance - 1.5))]
    let pointer = NSBezierPath(ovalIn: CGRect(x: -7, y: -7, width: 14, height: 14))
    pointer.move(to: CGPoint(x: -4, y: 0))
    pointer.line(to: CGPoint(x: 4, y: 0))
    pointer.line(to: CGPoint(x: 0.7, y: radius - 22))
    pointer.line(to: CGPoint(x: -0.7, y: radius - 22))
    pointer.close()
    (needle.path, needle.position) = (pointer.cgPath, center)
  }

  func show(_ load: Double) {
    arc.strokeColor = NSColor.signal(load).cgColor
    spring(arc, "strokeEnd", to: CGFloat(load))
    spring(needle, "transform.rotation.z", to: Self.angle(load))
  }

  private func spring(_ layer: CALayer, _ keyPath: String, to value: CGFloat) {
    let spring = CASpringAnimation(perceptualDuration: 0.7, bounce: 0.35)
    spring.keyPath = keyPath
    spring.fromValue = (layer.presentation() ?? layer).value(forKeyPath: keyPath)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.setValue(value, forKeyPath: keyPath)
    CATransaction.commit()
    layer.add(spring, forKey: keyPath)
  }
}

#Preview(traits: .fixedLayout(width: 420, height: 260)) { MacMeter() }
