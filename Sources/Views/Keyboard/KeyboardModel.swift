import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What the keys show.
struct KeyboardFace: Equatable {
  /// What the field asks for that has the focus.
  var traits = KeyboardTraits()
  var scheme = ColorScheme.light
  var plane = KeyboardPlane.letters
  var isShifted = false
  /// The key that is down.
  var pressed: KeyboardKey.Action?

  /// The plane that the field's keyboard begins with.
  var firstPlane: KeyboardPlane {
    if traits.isPad { return .pad }
    return traits.type == .numbersAndPunctuation ? .digits : .letters
  }

  /// Shows the plane and the shift key as they are while a letter is typed, and the key that types it as pressed.
  mutating func strike(_ letter: Character) {
    if letter == Typing.backspace {
      pressed = .delete
    } else if letter.isNewline {
      pressed = .submit
    } else {
      if plane != .pad, letter != " " {
        let isHere = plane == .letters && traits.type.signs.contains(letter)
        if !isHere { plane = plane.plane(of: letter) ?? plane }
        if letter.isLetter { isShifted = letter.isUppercase }
      }
      pressed = .letter(letter.lowercased().first ?? letter)
    }
  }
}

/// The keyboard's state: what its view shows, and whom it tells.
@MainActor final class KeyboardModel {
  var face = KeyboardFace()
  var toolbar: KeyboardToolbar?
  /// Tells the view that something has changed.
  var changed: (() -> Void)?
  /// Called when a finger goes up on a key.
  var struck: ((KeyboardKey.Action) -> Void)?
  var measures = KeyboardMeasures(size: .zero, insets: EdgeInsets())

  /// Shows a key as pressed, or none.
  func press(_ key: KeyboardKey.Action?) {
    guard face.pressed != key else { return }
    face.pressed = key
    changed?()
  }
}
