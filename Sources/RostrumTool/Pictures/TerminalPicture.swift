import ArgumentParser
import Codecs
import Foundation

/// A picture in a terminal, by the protocol that the terminal knows.
///
/// - Note: Source: "Terminal graphics protocol" of Kitty; "Inline Images Protocol" of iTerm2; DEC's "VT330/VT340
///   Programmer Reference Manual", volume 2, chapter 14, for Sixel.
struct TerminalPicture {
  /// What a user wants.
  enum Wish: String, ExpressibleByArgument, CaseIterable { case auto, kitty, iterm, sixel, never }
  /// A protocol.
  enum Form: Hashable, Sendable { case kitty, iterm, sixel }

  /// Bytes of base 64 in one of Kitty's commands, at most; a multiple of 4.
  private static let chunk = 4096
  private static let escape = "\u{1b}"
  /// Terminals by the words of `TERM_PROGRAM` and the beginnings or ends of `TERM`.
  private static let (kittyPrograms, itermPrograms) = (
    ["ghostty"], ["iTerm.app", "WezTerm", "mintty"]
  )
  private static let sixelTerms = ["foot", "mlterm", "yaft", "contour"]

  /// The protocol; `nil` where no picture is shown.
  let form: Form?

  /// Chooses a protocol.
  ///
  /// - Parameters:
  ///   - wish: What the user wants.
  ///   - isTerminal: Whether standard output is a terminal: nothing else gets pictures.
  ///   - environment: What the terminal says of itself.
  init(
    _ wish: Wish, isTerminal: Bool,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard isTerminal else {
      form = nil
      return
    }
    switch wish {
    case .never: form = nil
    case .kitty: form = .kitty
    case .iterm: form = .iterm
    case .sixel: form = .sixel
    case .auto: form = Self.known(environment)
    }
  }

  /// What a terminal knows by what it says of itself; what stands between, such as tmux, lets no pictures through.
  private static func known(_ environment: [String: String]) -> Form? {
    let (term, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
    let isBetween =
      environment["TMUX"] != nil || ["screen", "tmux"].contains { term.hasPrefix($0) }
    if isBetween || term == "dumb" { return nil }
    if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || term == "xterm-ghostty"
      || kittyPrograms.contains(program)
    {
      return .kitty
    }
    if itermPrograms.contains(program) { return .iterm }
    if term.hasSuffix("-sixel") || sixelTerms.contains(where: { term.hasPrefix($0) }) {
      return .sixel
    }
    return nil
  }

  /// Shows a picture, if the terminal can.
  ///
  /// - Parameter png: The picture's file.
  /// - Throws: `CodecError` if it does not arrive.
  func show(_ png: [UInt8]) throws {
    guard let form else { return }
    try Standard.output(try Self.text(png, as: form))
  }

  /// What a terminal is sent.
  ///
  /// - Parameters:
  ///   - png: The picture's file.
  ///   - form: The protocol.
  /// - Returns: Control sequences.
  /// - Throws: `CodecError` for a file that is no PNG.
  static func text(_ png: [UInt8], as form: Form) throws -> String {
    switch form {
    case .kitty:
      let words = Array(Data(png).base64EncodedString().utf8)
      let starts = Array(stride(from: 0, to: words.count, by: chunk))
      return starts.map { start in
        let part = String(decoding: words[start..<min(start + chunk, words.count)], as: UTF8.self)
        // What is left out holds from the first on.
        let keys = (start == 0 ? "a=T,f=100,q=2," : "") + "m=\(start == starts.last ? 0 : 1)"
        return "\(escape)_G\(keys);\(part)\(escape)\\"
      }.joined()
    case .iterm:
      let words = Data(png).base64EncodedString()
      return "\(escape)]1337;File=inline=1;size=\(png.count):\(words)\u{7}"
    case .sixel:
      return String(
        decoding: IndexedPicture(try PNGReader.decode(png, path: "the picture")).sixel,
        as: UTF8.self)
    }
  }
}
