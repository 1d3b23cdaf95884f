import Foundation
import Geometry

/// The plane of a keyboard: which of its letters are shown.
enum KeyboardPlane: Hashable {
  case letters, digits, signs
  /// A pad of digits alone.
  case pad

  /// The letters of the first three rows.
  var rows: [String] {
    switch self {
    case .letters: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .digits: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    case .signs: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    case .pad: ["123", "456", "789"]
    }
  }

  /// The plane that has a letter, nearest to this one; `nil` if no key types it.
  func plane(of letter: Character) -> KeyboardPlane? {
    let key = letter.lowercased()
    return [self, .letters, .digits, .signs].first { plane in
      plane.rows.contains { $0.contains(key) }
    }
  }
}

/// A key of the keyboard.
struct KeyboardKey: Identifiable {
  /// What a key does.
  enum Action: Hashable {
    case letter(Character)
    case shift, delete, submit, emoji, microphone
    case plane(KeyboardPlane)
    /// A key of a telephone's pad with several signs, which types nothing here.
    case more
  }

  let action: Action
  /// Its frame from the top left of the keys.
  let frame: CGRect
  var id: Action { action }
}

extension UIKeyboardType {
  /// The signs beside the space bar under the letters.
  var signs: String {
    switch self {
    case .emailAddress: "@."
    case .URL: "/."
    case .twitter: "@#"
    case .webSearch: "."
    default: ""
    }
  }
}

/// Lays the keys out, row by row.
struct KeyboardKeys {
  let traits: KeyboardTraits
  let plane: KeyboardPlane
  let measures: KeyboardMeasures
  private(set) var keys: [KeyboardKey] = []

  /// Lays the keys of a plane out.
  ///
  /// - Parameters:
  ///   - traits: What the field asks for.
  ///   - plane: Which letters are shown.
  ///   - measures: How large all is.
  init(_ traits: KeyboardTraits, _ plane: KeyboardPlane, _ measures: KeyboardMeasures) {
    (self.traits, self.plane, self.measures) = (traits, plane, measures)
    if plane == .pad { layOutPad() } else { layOutPlane() }
  }

  private static let gap = KeyboardMeasures.gap
  private var left: CGFloat { measures.side + KeyboardMeasures.margin }
  private var inner: CGFloat { measures.width - 2 * left }
  private var unit: CGFloat { measures.keyWidth }
  /// The width of the keys at both ends of the third row.
  private var wide: CGFloat { (1.5 * unit + Self.gap - 10).rounded() }

  private func frame(_ row: Int, x: CGFloat, width: CGFloat) -> CGRect {
    let (pitch, gap) = (measures.pitch, measures.rowGap)
    // Two thirds of a gap lie above the first row.
    return CGRect(
      x: x, y: CGFloat(row) * pitch + gap * 2 / 3, width: width, height: pitch - gap)
  }

  private mutating func layOutPlane() {
    let rows = plane.rows
    for row in 0..<2 { addRow(rows[row], row, width: unit) }
    let letters = rows[2]
    let room = 7 * unit + 6 * Self.gap
    let count = CGFloat(letters.count)
    addRow(letters, 2, width: (room - (count - 1) * Self.gap) / count)
    let first: KeyboardKey.Action =
      switch plane {
      case .letters: .shift
      case .digits: .plane(.signs)
      default: .plane(.digits)
      }
    keys.append(KeyboardKey(action: first, frame: frame(2, x: left, width: wide)))
    keys.append(
      KeyboardKey(action: .delete, frame: frame(2, x: left + inner - wide, width: wide)))
    layOutLastRow()
  }

  private mutating func addRow(_ letters: String, _ row: Int, width: CGFloat) {
    let count = CGFloat(letters.count)
    var x = left + (inner - count * width - (count - 1) * Self.gap) / 2
    for letter in letters {
      keys.append(KeyboardKey(action: .letter(letter), frame: frame(row, x: x, width: width)))
      x += width + Self.gap
    }
  }

  /// The row of the space bar: a switch at its beginning, the return key at its end.
  private mutating func layOutLastRow() {
    let end = 2.5 * unit + 1.5 * Self.gap
    let plane: KeyboardKey.Action = .plane(self.plane == .letters ? .digits : .letters)
    var before: [(KeyboardKey.Action, CGFloat)] = []
    if measures.hasSignsBelow {
      before = [(plane, end)]
    } else {
      before = [(plane, (end - Self.gap) / 2), (.emoji, (end - Self.gap) / 2)]
    }
    let signs = self.plane == .letters ? traits.type.signs : ""
    var after: [(KeyboardKey.Action, CGFloat)] = signs.map { (.letter($0), unit) }
    after.append((.submit, end))
    let taken = (before + after).reduce(0) { $0 + $1.1 + Self.gap }
    var x = left
    for (action, width) in before + [(.letter(" "), inner - taken)] + after {
      keys.append(KeyboardKey(action: action, frame: frame(3, x: x, width: width)))
      x += width + Self.gap
    }
  }

  /// Three columns of digits.
  private mutating func layOutPad() {
    let width = (inner - 2 * (Self.gap + Self.gap / 2) - Self.gap) / 3
    func place(_ row: Int, _ column: Int) -> CGRect {
      let pitch = measures.pitch
      return CGRect(
        x: left + Self.gap / 2 + CGFloat(column) * (width + Self.gap * 3 / 2),
        y: CGFloat(row) * (pitch - 1) + 7, width: width, height: pitch - 8)
    }
    for (row, letters) in plane.rows.enumerated() {
      for (column, letter) in letters.enumerated() {
        keys.append(KeyboardKey(action: .letter(letter), frame: place(row, column)))
      }
    }
    switch traits.type {
    case .decimalPad: keys.append(KeyboardKey(action: .letter("."), frame: place(3, 0)))
    case .phonePad: keys.append(KeyboardKey(action: .more, frame: place(3, 0)))
    default: break
    }
    keys.append(KeyboardKey(action: .letter("0"), frame: place(3, 1)))
    keys.append(KeyboardKey(action: .delete, frame: place(3, 2)))
  }
}
