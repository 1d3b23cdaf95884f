import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A key as it is drawn.
struct KeyCap: View {
  let key: KeyboardKey
  let traits: KeyboardTraits
  let isPad: Bool
  /// Whether letters are capitals.
  let isShifted: Bool
  let isPressed: Bool
  let look: KeyboardLook

  var body: some View {
    ZStack {
      if hasPlate {
        let shape = RoundedRectangle(cornerRadius: KeyboardLook.radius, style: .continuous)
        shape.fill(look.shadow).offset(y: KeyboardLook.drop)
        shape.fill(plate)
      }
      face
    }
    .frame(width: key.frame.width, height: key.frame.height)
  }

  /// A pad's keys beside the digits stand on the ground.
  private var hasPlate: Bool {
    guard isPad, case .letter(let letter) = key.action else { return !isPad }
    return letter.isNumber
  }

  private var plate: Color {
    switch key.action {
    case .letter(" "): isPressed ? look.pressed : look.letters
    case .letter: isPressed && isPad ? look.pressed : look.letters
    case .shift: isShifted ? look.shift.plate : look.others
    case .submit:
      isPressed ? look.letters : traits.submitLabel.isProminent ? look.tint : look.others
    default: isPressed ? look.letters : look.others
    }
  }

  @ViewBuilder private var face: some View {
    switch key.action {
    case .letter(" "): words("space")
    case .letter(let letter):
      if isPad { digit(letter) } else { self.letter(letter) }
    case .shift: arrow
    case .delete:
      Image(systemName: isPressed ? "delete.left.fill" : "delete.left")
        .font(.system(size: 19)).foregroundStyle(look.ink)
    case .submit:
      words(traits.submitLabel.word, isProminent: traits.submitLabel.isProminent && !isPressed)
    case .plane(.letters): words("ABC")
    case .plane(.signs): words("#+=")
    case .plane: words("123")
    case .more: words("+ * #")
    case .emoji: EmojiFace().stroke(look.ink, lineWidth: 1.5).frame(width: 20, height: 20)
    case .microphone: EmptyView()
    }
  }

  private func letter(_ letter: Character) -> some View {
    let isCapital = isShifted && letter.isLetter
    let shown = isCapital ? letter.uppercased() : String(letter)
    let size =
      letter.isLetter && !isCapital ? KeyboardLook.small : KeyboardLook.capital
    // Small letters stand a little higher than their line's middle says.
    return Text(verbatim: shown).font(.system(size: size)).foregroundStyle(look.ink)
      .offset(y: letter.isLetter && !isCapital ? -2 : 0)
  }

  private func digit(_ letter: Character) -> some View {
    VStack(spacing: -2) {
      Text(verbatim: String(letter)).font(.system(size: KeyboardLook.digit))
      if let below = Self.lettersBelow[letter] {
        Text(verbatim: below).font(.system(size: KeyboardLook.below, weight: .semibold))
          .kerning(2)
      } else if letter == "1" {
        Text(verbatim: " ").font(.system(size: KeyboardLook.below))
      }
    }
    .foregroundStyle(look.ink)
  }

  private static let lettersBelow: [Character: String] = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ",
  ]

  private func words(_ words: String, isProminent: Bool = false) -> some View {
    Text(verbatim: words).font(.system(size: KeyboardLook.word)).lineLimit(1)
      .minimumScaleFactor(KeyboardLook.leastScale)
      .foregroundStyle(isProminent ? .white : look.ink)
  }

  @ViewBuilder private var arrow: some View {
    let shape = ShiftArrow()
    ZStack {
      if isShifted { shape.fill(look.shift.ink) }
      shape.stroke(
        isShifted ? look.shift.ink : look.ink, style: StrokeStyle(lineWidth: 1.5, lineJoin: .round))
    }
    .frame(width: 18, height: 16)
  }
}
