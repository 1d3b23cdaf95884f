import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine

/// The keyboard: a toolbar if the field has one, and the keys.
struct KeyboardView: View {
  let model: KeyboardModel
  @State private var revision = 0

  var body: some View {
    let _ = connect()
    // Reading the number has this body evaluated again when something changes.
    let _ = revision
    VStack(spacing: 0) {
      model.toolbar?.view
      KeyboardPlate(face: model.face, measures: model.measures) {
        model.press($0)
      } struck: {
        model.struck?($0)
      }
      .modifier(KeyboardSilence())
      .environment(\.layoutDirection, .leftToRight)
    }
    .environment(\.colorScheme, model.face.scheme)
  }

  private func connect() { model.changed = { revision += 1 } }
}

/// The keys on their ground.
private struct KeyboardPlate: View {
  let face: KeyboardFace
  let measures: KeyboardMeasures
  /// Told which key is under a finger.
  let pressed: (KeyboardKey.Action?) -> Void
  /// Told of the key on which a finger has gone up.
  let struck: (KeyboardKey.Action) -> Void
  /// How much further than the stage the ground goes, in points, as the keyboard may be higher than it is to be.
  private static let excess: CGFloat = 60

  private var look: KeyboardLook { KeyboardLook(face.scheme) }
  private var keys: [KeyboardKey] { KeyboardKeys(face.traits, face.plane, measures).keys }
  /// The height of the bar of proposals, in points.
  private var proposals: CGFloat { face.traits.hasProposals ? measures.proposals : 0 }
  /// The keys that type a letter hold it up, but for pads and what is hidden.
  private var held: KeyboardKey? {
    guard !face.traits.isPad, !face.traits.isSecure, case .letter(let letter)? = face.pressed,
      letter != " "
    else { return nil }
    return keys.first { $0.action == face.pressed }
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Rectangle().fill(look.ground).padding(.bottom, -Self.excess)
      if face.traits.hasProposals { lines }
      ForEach(keys) { key in
        cap(key).offset(x: key.frame.minX, y: key.frame.minY + proposals)
      }
      if measures.hasSignsBelow, !face.traits.isPad { signs }
      if let held { bulb(held) }
    }
    .frame(width: measures.width, height: measures.height(face.traits), alignment: .topLeading)
    .contentShape(Rectangle())
    .gesture(finger)
  }

  private func cap(_ key: KeyboardKey) -> some View {
    KeyCap(
      key: key, traits: face.traits, isPad: face.plane == .pad, isShifted: face.isShifted,
      isPressed: face.pressed == key.action, look: look)
  }

  /// The lines between three proposals.
  private var lines: some View {
    ForEach(1..<3) { number in
      Rectangle().fill(look.line).frame(width: 1, height: 25)
        .offset(
          x: (measures.width * CGFloat(number) / 3).rounded(), y: (proposals - 25) / 2 + 2)
    }
  }

  /// The signs of emoji and dictation below the keys.
  private var signs: some View {
    ZStack {
      EmojiFace().stroke(look.signs, lineWidth: 1.7).frame(width: 25, height: 25)
        .offset(x: -measures.width / 2 + 39)
      Image(systemName: "mic").font(.system(size: 24)).foregroundStyle(look.signs)
        .offset(x: measures.width / 2 - 39)
    }
    .frame(width: measures.width, height: 46)
    .offset(y: proposals + measures.rowsHeight)
  }

  private func bulb(_ key: KeyboardKey) -> some View {
    let plate = key.frame.offsetBy(dx: 0, dy: proposals)
    let frame = KeyBulb.frame(
      over: plate, from: KeyboardMeasures.margin, to: measures.width - KeyboardMeasures.margin)
    let shape = KeyBulb(key: plate.offsetBy(dx: -frame.minX, dy: -frame.minY))
    return ZStack(alignment: .top) {
      shape.fill(look.letters).shadow(color: .black.opacity(0.3), radius: 2.5, y: 1)
      if case .letter(let letter) = key.action {
        Text(verbatim: face.isShifted ? letter.uppercased() : String(letter))
          .font(.system(size: KeyboardLook.held)).foregroundStyle(look.ink)
          .frame(height: KeyBulb.height)
      }
    }
    .frame(width: frame.width, height: frame.height)
    .offset(x: frame.minX, y: frame.minY)
  }

  private var finger: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { pressed(key(at: $0.location)?.action) }
      .onEnded { value in
        pressed(nil)
        if let key = key(at: value.location) { struck(key.action) }
      }
  }

  /// The key that is meant by a finger at a place: each goes half the way to its neighbours.
  private func key(at place: CGPoint) -> KeyboardKey? {
    let place = CGPoint(x: place.x, y: place.y - proposals)
    return keys.first {
      $0.frame.insetBy(dx: -KeyboardMeasures.gap / 2, dy: -measures.rowGap / 2).contains(place)
    }
  }
}

/// Keeps keys out of what a scene is asked for: their letters are no texts of its own.
private struct KeyboardSilence: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    KeyboardSilenceBox(self, around: inner, node)
  }
}

/// The box of the keys.
private final class KeyboardSilenceBox: ModifierBox<KeyboardSilence> {
  override var spokenText: String? { nil }
  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {}
}
