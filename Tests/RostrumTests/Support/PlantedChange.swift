import Goldens

/// A change planted in the source of a scene, and what should be said of it.
struct PlantedChange: Sendable, CustomStringConvertible {
  /// Which of the four kinds of scene it is planted in.
  enum Ground: String, CaseIterable, Sendable {
    case curves = "springs and curves"
    case transitions = "transitions"
    case phases = "phases and keyframes"
    case layout = "layout, scrolling and controls"
  }

  let ground: Ground
  /// The scene, within the folder of scenes.
  let scene: String
  /// What a person does, besides the scene's own script.
  let arguments: [String]
  /// What stands in the source, and which of its occurrences is changed, from 1.
  let old: String
  let occurrence: Int
  let new: String
  /// Parts of names: the finding's view has one of them; `Ball…Circle` is a circle somewhere in a ball.
  let views: [String]
  /// The finding's first property is one of these or a part of one.
  let properties: [String]

  init(
    _ ground: Ground, _ scene: String, _ old: String, _ new: String,
    occurrence: Int = 1, doing arguments: [String] = [], in views: String...,
    of properties: [String]
  ) {
    (self.ground, self.scene, self.arguments) = (ground, scene, arguments)
    (self.old, self.new, self.occurrence) = (old, new, occurrence)
    (self.views, self.properties) = (views, properties)
  }

  var description: String { "\(scene.split(separator: "/").last ?? ""): \(old) → \(new)" }

  /// The scene's text with the change, or `nil` if it has no such place.
  func planted(in text: String) -> String? {
    let ranges = text.ranges(of: old)
    guard ranges.indices.contains(occurrence - 1) else { return nil }
    let place = ranges[occurrence - 1]
    return String(text[..<place.lowerBound]) + new + text[place.upperBound...]
  }

  /// Whether findings name the view and the property, and are no more than two.
  func isNamed(by findings: [Finding]) -> Bool {
    findings.count <= 2
      && findings.contains { finding in
        views.contains { isPart($0, of: finding.view) }
          && properties.contains { finding.properties.first?.hasPrefix($0) == true }
      }
  }

  /// Whether a name holds the parts of another, in order.
  ///
  /// - Parameters:
  ///   - parts: The parts, with `…` between.
  ///   - name: The name.
  /// - Returns: Whether it does.
  private func isPart(_ parts: String, of name: String) -> Bool {
    var rest = Substring(name)
    for part in parts.split(separator: "…") {
      guard let place = rest.firstRange(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return true
  }

  private static let patterns = "Seeds/Patterns/"
  private static let reference = "Seeds/Reference/"
  private static let card = [
    "--tap", "Toggle Card@0.2", "--tap", "Toggle Card@1.4",
  ]
  private static let toggle = ["--tap", "Toggle@0.2", "--tap", "Toggle@1.4"]
  private static let once = ["--tap", "Animate@0.2"]
  private static let bounce = ["--tap", "Bounce@0.2"]
  private static let drag = ["--drag", "200,300@0.2 -> 200,100 in 0.4"]
  private static let circle = ["--tap", "200,200@0.2"]

  static let all: [PlantedChange] = curves + transitions + phases + layout

  private static let curves: [PlantedChange] = [
    .init(
      .curves, "Hello.swift", ".bouncy.delay", ".bouncy(duration: 0.55).delay",
      in: "RoundedRectangle", of: ["frame.width", "frame.x"]),
    .init(
      .curves, "Hello.swift", ".delay(0.3)", ".delay(0.35)", in: "RoundedRectangle",
      of: ["frame.width", "frame.x"]),
    .init(
      .curves, "Hello.swift", "240 : 80", "260 : 80", in: "RoundedRectangle",
      of: ["frame.width"]),
    .init(
      .curves, "AnimatedToggle.swift", "dampingFraction: 0.7", "dampingFraction: 0.65",
      in: "AnimatedToggle…Circle", "AnimatedToggle…Capsule", of: ["frame.x", "color"]),
    .init(
      .curves, "WithAnimationExample.swift", "withAnimation(.default)",
      "withAnimation(.easeInOut)", in: "Rectangle", of: ["scale"]),
    .init(
      .curves, "AnimatedValueExample.swift", "1.0 : 0.4", "1.1 : 0.4", in: "Rectangle",
      of: ["scale"]),
    .init(
      .curves, "AnimatedValueContentBlockExample.swift", ".linear(duration: 2)",
      ".linear(duration: 1.9)", in: "Rectangle", of: ["scale"]),
    .init(
      .curves, "DownloadProgress.swift", "response: 0.3", "response: 0.32", occurrence: 2,
      in: "Capsule", of: ["frame.width"]),
    .init(
      .curves, reference + "BuiltInEffects.swift", "isOn ? 45 : 0", "isOn ? 50 : 0",
      in: "Rectangle", of: ["rotation"]),
    .init(
      .curves, reference + "CurveCombines.swift", ".easeInOut(duration: 0.5)",
      ".linear(duration: 0.5)", in: "Rectangle", of: ["scale"]),
  ]

  private static let transitions: [PlantedChange] = [
    .init(
      .transitions, "SubmitButton.swift", ".opacity.combined(with: .scale)", ".opacity",
      in: "'Submit'", of: ["scale"]),
    .init(
      .transitions, "SubmitButton.swift", ".opacity.combined(with: .scale)",
      ".opacity.combined(with: .move(edge: .top))", occurrence: 2, in: "ProgressView",
      of: ["offset", "scale"]),
    .init(
      .transitions, "SubmitButton.swift", ".opacity.combined(with: .scale)",
      ".opacity.combined(with: .scale(scale: 0.5))", occurrence: 3, in: "checkmark",
      of: ["scale"]),
    .init(
      .transitions, "ContentListView.swift", ".scale(scale: 0.95)", ".scale(scale: 0.8)",
      occurrence: 2, in: "'Nothing here yet'", of: ["scale"]),
    .init(
      .transitions, "ContentListView.swift", ".animation(.spring(duration: 0.3), value: isLoading)",
      ".animation(.spring(duration: 0.35), value: isLoading)", occurrence: 2, in: "LoadingView",
      "EmptyStateView", of: ["opacity", "scale"]),
    .init(
      .transitions, patterns + "GoodAsymmetricTransition.swift", ".move(edge: .bottom)",
      ".move(edge: .trailing)", doing: card, in: "CardView…Rectangle", of: ["offset"]),
    .init(
      .transitions, patterns + "GoodAsymmetricTransition.swift", "insertion: .scale.",
      "insertion: .scale(scale: 0.5).", doing: card, in: "CardView…Rectangle", of: ["scale"]),
    .init(
      .transitions, patterns + "GoodCustomTransition.swift", "radius: 10", "radius: 12",
      doing: toggle, in: "ContentView…Rectangle", of: ["blur"]),
    .init(
      .transitions, patterns + "GoodTransition.swift", ".slide", ".opacity",
      doing: toggle, in: "DetailView…Rectangle", of: ["offset", "opacity"]),
    .init(
      .transitions, patterns + "GoodExplicitTransition.swift", "withAnimation(.spring)",
      "withAnimation(.spring(duration: 0.45))", doing: toggle, in: "DetailView…Rectangle", "Button",
      of: ["opacity", "scale", "frame"]),
  ]

  private static let phases: [PlantedChange] = [
    .init(
      .phases, patterns + "GoodPhaseAnimation.swift", "-10.0, 10.0, -5.0, 5.0",
      "10.0, -10.0, -5.0, 5.0", doing: once, in: "'Animate'", of: ["offset"]),
    .init(
      .phases, patterns + "GoodPhaseAnimation.swift", "-10.0, 10.0", "-12.0, 10.0",
      doing: once, in: "'Animate'", of: ["offset"]),
    .init(
      .phases, patterns + "GoodPhaseAnimation.swift", "default: .snappy",
      "default: .bouncy", doing: once, in: "'Animate'", of: ["offset"]),
    .init(
      .phases, patterns + "GoodEnumPhaseAnimation.swift", ".up: 1.2", ".up: 1.25",
      doing: circle, in: "Circle", of: ["scale"]),
    .init(
      .phases, patterns + "GoodEnumPhaseAnimation.swift", "initial, up, down, settle",
      "initial, down, up, settle", doing: circle, in: "Circle", of: ["scale"]),
    .init(
      .phases, patterns + "GoodMultiTrackKeyframe.swift",
      "CubicKeyframe(-15, duration: 0.1)", "CubicKeyframe(-18, duration: 0.1)",
      doing: circle, in: "'bell.fill'", of: ["rotation"]),
    .init(
      .phases, patterns + "GoodMultiTrackKeyframe.swift",
      "CubicKeyframe(1.1, duration: 0.25)", "CubicKeyframe(1.15, duration: 0.25)",
      doing: circle, in: "'bell.fill'", of: ["scale"]),
    .init(
      .phases, patterns + "GoodKeyframeAnimation.swift",
      "LinearKeyframe(-20, duration: 0.15)", "LinearKeyframe(-20, duration: 0.1)",
      doing: bounce, in: "'Bounce'", of: ["offset"]),
    .init(
      .phases, "Shapes.swift", "CubicKeyframe(0.72,", "CubicKeyframe(0.65,", in: "Ball…Circle",
      of: ["scale"]),
    .init(
      .phases, "Shapes.swift", "CubicKeyframe(50,", "CubicKeyframe(60,", in: "Ball…Circle",
      "Ball…Capsule", of: ["offset", "opacity", "scale"]),
  ]

  private static let layout: [PlantedChange] = [
    .init(
      .layout, "SelectableCards.swift", "1.02 : 1.0", "1.05 : 1.0", in: "CardView",
      of: ["scale"]),
    .init(
      .layout, "SelectableCards.swift", "isSelected ? 8 : 2", "isSelected ? 12 : 2",
      in: "CardView", of: ["shadow.radius"]),
    .init(
      .layout, "SelectableCards.swift", "? Color.blue :", "? Color.red :", in: "RoundedRectangle",
      of: ["color"]),
    .init(
      .layout, "Shapes.swift", "VStack(spacing: 26)", "VStack(spacing: 40)", in: "Shapes",
      of: ["frame.y"]),
    .init(
      .layout, "DownloadProgress.swift", ".frame(height: 8)", ".frame(height: 12)", occurrence: 2,
      in: "Capsule", of: ["frame.height"]),
    .init(
      .layout, "AnimatedToggle.swift", ".padding(2)", ".padding(4)", in: "AnimatedToggle…Circle",
      of: ["frame"]),
    .init(
      .layout, "AnimatedToggle.swift", ".fill(isOn ? .green", ".fill(isOn ? .orange",
      in: "AnimatedToggle…Capsule", of: ["color"]),
    .init(
      .layout, "Shapes.swift", ".offset(y: isOpen ? 0 : 24)", ".offset(y: isOpen ? 0 : 40)",
      in: "Shapes", of: ["offset.y"]),
    .init(
      .layout, "Shapes.swift", "0.06 * Double(bar)", "0.08 * Double(bar)", in: "Bars…Capsule",
      of: ["frame.height", "frame.y"]),
    .init(
      .layout, patterns + "GoodScrollAnimation.swift", ".frame(height: 1200)",
      ".frame(height: 900)", doing: drag, in: "Rectangle", of: ["frame.height"]),
  ]
}
