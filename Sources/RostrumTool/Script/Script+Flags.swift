import Foundation
import ViewEngine

/// Steps as flags give them: what and when parted by the last `@`.
extension Script.Step {
  /// How long a tap takes that does not say, about as long as a finger does.
  static let usualTap = ExactSeconds(milliseconds: 100)
  /// How long a long press takes that does not say, a little more than what views wait for.
  static let usualPress = ExactSeconds(milliseconds: 600)

  /// Reads `Submit@0.5` or `Submit@0.5 for 0.05`.
  init(tap text: String) throws(ScriptError) {
    let accepted =
      "WHAT@T or WHAT@T for T, as in 'Submit@0.5', '#2@1', '120,40@30f' or 'Submit@0.5 for 0.05'"
    let (what, time, length) = try Self.touch(text, usual: Self.usualTap, accepted)
    self.init(action: .tap(what, length: length), time: time)
  }

  /// Reads `Photo@1` or `Photo@1 for 0.8`.
  init(longPress text: String) throws(ScriptError) {
    let accepted = "WHAT@T for T, as in 'Photo@1 for 0.8'"
    let (what, time, length) = try Self.touch(text, usual: Self.usualPress, accepted)
    guard !length.isZero else { throw .malformed(step: text, accepted: accepted) }
    self.init(action: .longPress(what, length: length), time: time)
  }

  /// Reads `WHAT@T` with or without ` for T`.
  private static func touch(
    _ text: String, usual: ExactSeconds, _ accepted: String
  ) throws(ScriptError) -> (TapTarget, ExactSeconds, length: ExactSeconds) {
    let (what, rest) = try split(text, accepted) { $0 }
    let (start, length) = part(rest, at: " for ")
    guard let time = ExactSeconds(start),
      let length = length.map({ ExactSeconds($0) }) ?? usual
    else { throw .malformed(step: text, accepted: accepted) }
    return (try target(what, of: text, accepted), time, length)
  }

  /// Reads `knob@0.5 -> 200,40 in 0.3` or `knob@0.5 by 50,0 in 0.3`; more legs may follow: ` -> 90,40 in 0.2`.
  init(drag text: String) throws(ScriptError) {
    let accepted = "WHAT@T -> X,Y in T, as in 'knob@0.5 -> 200,40 in 0.3', or WHAT@T by DX,DY in T"
    let (what, rest) = try Self.split(text, accepted) { $0 }
    if rest.components(separatedBy: " in ").count > 2 {
      let (time, legs) = try Self.legs(rest, of: text, accepted)
      let target = try Self.target(what, of: text, accepted)
      self.init(action: .path(target, legs), time: time)
      return
    }
    let (way, length) = Self.part(rest, at: " in ")
    let absolute = Self.part(way, at: "->")
    let relative = Self.part(way, at: " by ")
    guard let seconds = length.flatMap({ ExactSeconds($0) }), !seconds.isZero else {
      throw .malformed(step: text, accepted: accepted)
    }
    let (start, end) = absolute.after == nil ? relative : absolute
    guard let time = ExactSeconds(start), let place = end.flatMap(TapTarget.point) else {
      throw .malformed(step: text, accepted: accepted)
    }
    let destination: Script.Destination =
      absolute.after == nil
      ? .offset(x: place.x, y: place.y) : .point(x: place.x, y: place.y)
    let target = try Self.target(what, of: text, accepted)
    self.init(action: .drag(target, to: destination, length: seconds), time: time)
  }

  /// Reads `0.5 -> 200,40 in 0.3 by 10,0 in 0.1`: when a drag begins, and its legs.
  private static func legs(
    _ way: String, of text: String, _ accepted: String
  ) throws(ScriptError) -> (time: ExactSeconds, legs: [Script.Leg]) {
    var words = way.replacing("->", with: " -> ").split(separator: " ").map(String.init)
    guard let time = words.first.flatMap({ ExactSeconds($0) }) else {
      throw .malformed(step: text, accepted: accepted)
    }
    words.removeFirst()
    var legs: [Script.Leg] = []
    while !words.isEmpty {
      guard words.count >= wordsOfLeg, let place = TapTarget.point(in: words[1]),
        words[2] == "in", let length = ExactSeconds(words[3]), !length.isZero,
        ["->", "by"].contains(words[0])
      else { throw .malformed(step: text, accepted: accepted) }
      let destination: Script.Destination =
        words[0] == "by" ? .offset(x: place.x, y: place.y) : .point(x: place.x, y: place.y)
      legs.append(Script.Leg(destination: destination, length: length))
      words.removeFirst(wordsOfLeg)
    }
    return (time, legs)
  }

  /// Words of `-> X,Y in T`.
  private static let wordsOfLeg = 4

  /// Reads `field=hello@1`.
  init(type text: String) throws(ScriptError) {
    let accepted = "FIELD=WORDS@T, as in 'name=Ada@1'"
    let (what, time) = try Self.split(text, accepted)
    guard let equals = what.firstIndex(of: "=") else {
      throw .malformed(step: text, accepted: accepted)
    }
    let target = try Self.target(String(what[..<equals]), of: text, accepted)
    let words = try Self.words(String(what[what.index(after: equals)...]), of: text)
    self.init(action: .type(words, into: target), time: time)
  }

  /// Words with the keys that are written as `\n`, the return key, and `\b`, which deletes.
  private static func words(_ written: String, of text: String) throws(ScriptError) -> String {
    var words = ""
    var letters = written.makeIterator()
    while let letter = letters.next() {
      guard letter == "\\" else {
        words.append(letter)
        continue
      }
      switch letters.next() {
      case "n": words.append("\n")
      case "b": words.append("\u{8}")
      case "\\": words.append("\\")
      default:
        throw .malformed(
          step: text, accepted: #"\n (the return key), \b (delete) and \\ after a backslash"#)
      }
    }
    return words
  }

  private static func split(
    _ text: String, _ accepted: String
  ) throws(ScriptError) -> (String, ExactSeconds) {
    let (what, when) = try split(text, accepted) { $0 }
    guard let time = ExactSeconds(when) else { throw .malformed(step: text, accepted: accepted) }
    return (what, time)
  }

  private static func split<Rest>(
    _ text: String, _ accepted: String, _ rest: (String) -> Rest
  ) throws(ScriptError) -> (String, Rest) {
    guard let at = text.lastIndex(of: "@") else {
      throw .malformed(step: text, accepted: accepted)
    }
    let when = text[text.index(after: at)...].trimmingCharacters(in: .whitespaces)
    return (String(text[..<at]), rest(when))
  }

  private static func part(_ text: String, at word: String) -> (before: String, after: String?) {
    guard let range = text.range(of: word) else { return (text, nil) }
    return (
      text[..<range.lowerBound].trimmingCharacters(in: .whitespaces),
      text[range.upperBound...].trimmingCharacters(in: .whitespaces)
    )
  }

  private static func target(
    _ what: String, of text: String, _ accepted: String
  ) throws(ScriptError) -> TapTarget {
    let target = TapTarget(what.trimmingCharacters(in: .whitespaces))
    guard target.isPossible else { throw .malformed(step: text, accepted: accepted) }
    return target
  }
}
