internal import Foundation

/// Names for a project's assets in code, as Xcode writes them: `.brand` for the colour "Brand".
struct AssetSymbols {
  /// An asset and its name in code.
  private struct Symbol: Hashable {
    var kind: AssetCatalog.Kind
    /// The types in which it stands, one in another.
    var namespace: [String]
    var word: String
    /// What it is asked for by when the scene runs.
    var name: String
  }

  private var symbols: [Symbol] = []

  init(_ catalogs: [AssetCatalog]) {
    var seen: Set<String> = []
    for item in catalogs.flatMap(\.items) {
      let parts = item.name.split(separator: "/").map(String.init)
      guard let last = parts.last else { continue }
      let symbol = Symbol(
        kind: item.kind == .color ? .color : .image,
        namespace: parts.dropLast().map { Self.word(for: $0, dropping: "", isType: true) },
        word: Self.word(for: last, dropping: item.kind == .color ? "Color" : "Image"),
        name: item.name)
      var capitals = symbol
      capitals.word = last
      // `FAQ` is `faq` in some projects and `FAQ` in others.
      for symbol in [symbol] + (Self.isAllCapitals(last) ? [capitals] : []) {
        let key = "\(symbol.kind) \(symbol.namespace) \(symbol.word)"
        if !symbol.word.isEmpty, seen.insert(key).inserted { symbols.append(symbol) }
      }
    }
  }

  /// Which of some words stand for assets, sorted.
  func known(among words: Set<String>) -> [String] {
    Set(symbols.flatMap { $0.namespace + [$0.word] }).intersection(words).sorted()
  }

  /// Swift that declares the symbols of some words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - texts: The files that are compiled with it. Where one of them gives a type a member of a symbol's name, as packages
  ///     do for which Xcode writes resources alone, the type gets no other.
  /// - Returns: The text; empty if the words stand for no asset.
  func text(of words: [String], besides texts: [String] = []) -> String {
    let words = Set(words)
    let wanted = symbols.filter { words.contains($0.word) || !words.isDisjoint(with: $0.namespace) }
    guard !wanted.isEmpty else { return "" }
    var lines = ["import SwiftUI", "import UIKit"]
    for (kind, type) in [(AssetCatalog.Kind.color, "ColorResource"), (.image, "ImageResource")] {
      let own = wanted.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      lines += Self.resources(own, type)
      let plain = own.filter {
        $0.namespace.isEmpty && !Self.taken.contains($0.word) && !Self.isDeclared($0, in: texts)
      }
      if kind == .color {
        // `label` is a colour of UIKit's, and none of SwiftUI's.
        let others = own.filter {
          $0.namespace.isEmpty && Self.takenByUIKit.contains($0.word)
            && !Self.isDeclared($0, in: texts)
        }
        lines += Self.members(plain + others, of: "SwiftUI.Color", "Self(ColorResource.%)")
        lines += Self.members(
          plain, of: "SwiftUI.ShapeStyle where Self == SwiftUI.Color", "Color(ColorResource.%)")
        lines += Self.members(plain, of: "UIColor", "UIColor(resource: .%)")
      } else {
        lines += Self.members(plain, of: "UIImage", "UIImage(resource: .%)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a file of some adds a member of a symbol's name to colours or pictures.
  private static func isDeclared(_ symbol: Symbol, in texts: [String]) -> Bool {
    let types =
      symbol.kind == .color
      ? ["extension Color", "extension ShapeStyle", "extension UIColor"]
      : ["extension Image", "extension UIImage"]
    return texts.contains { text in
      types.contains { type in [" ", ":", "{", "\n"].contains { text.contains(type + $0) } }
        && ["static let ", "static var "].contains { start in
          [":", " "].contains { text.contains("\(start)\(symbol.word)\($0)") }
        }
    }
  }

  /// The resources themselves, in types for their namespaces.
  private static func resources(_ symbols: [Symbol], _ type: String) -> [String] {
    var lines: [String] = []
    var made: Set<[String]> = []
    for symbol in symbols {
      for length in 0..<symbol.namespace.count {
        let outer = symbol.namespace.prefix(length + 1)
        guard made.insert(Array(outer)).inserted else { continue }
        let place = ([type] + outer.dropLast().map(quoted)).joined(separator: ".")
        lines.append("extension \(place) { enum \(quoted(outer.last ?? "")) {} }")
      }
      let place = ([type] + symbol.namespace.map(quoted)).joined(separator: ".")
      let name = symbol.name.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      lines.append(
        "extension \(place) { static var \(quoted(symbol.word)): \(type) { \(type)(name: \"\(name)\", bundle: .main) } }"
      )
    }
    return lines
  }

  /// The members of a type that give the symbols.
  private static func members(
    _ symbols: [Symbol], of type: String, _ value: String
  ) -> [String] {
    let result = type.contains("ShapeStyle") ? "Self" : type
    return symbols.map { symbol in
      let word = quoted(symbol.word)
      let made = value.replacingOccurrences(of: "%", with: word)
      return "extension \(type) { static var \(word): \(result) { \(made) } }"
    }
  }

  /// A word as it stands in code: between grave accents where Swift has it for itself.
  static func quoted(_ word: String) -> String {
    keywords.contains(word) ? "`\(word)`" : word
  }

  /// The name in code of an asset: `my-brand Color` is `myBrand`, `URLIcon` is `urlIcon`, `2go` is `_2Go`.
  ///
  /// - Parameters:
  ///   - name: The asset's own name, without folders.
  ///   - ending: What its end may say of its kind, which is left out.
  ///   - isType: Whether it begins with a capital.
  /// - Returns: The word; empty if the name has no letter and no digit.
  static func word(for name: String, dropping ending: String, isType: Bool = false) -> String {
    var words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .flatMap { $0.split(separator: "_") }.flatMap { parts(of: $0) }
    if words.count > 1, words.last?.lowercased() == ending.lowercased() { words.removeLast() }
    guard let first = words.first else { return "" }
    let start = isType ? capitalized(first) : first.lowercased()
    let word = start + words.dropFirst().map(capitalized).joined()
    return word.first?.isNumber == true ? "_\(word)" : word
  }

  private static func isAllCapitals(_ name: String) -> Bool {
    name.count > 1 && name.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name in which capitals begin them: `heroImage` has two, as has `URLIcon`; a digit ends one.
  private static func parts(of name: Substring) -> [String] {
    var parts: [String] = []
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let before = place > 0 ? letters[place - 1] : nil
      let after = place + 1 < letters.count ? letters[place + 1] : nil
      let begins =
        letter.isUppercase && (before?.isUppercase == false || after?.isLowercase == true)
        || letter.isLetter && before?.isNumber == true
      if parts.isEmpty || begins {
        parts.append(String(letter))
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }

  /// Those of ``taken`` that are names of UIKit's colours alone.
  private static let takenByUIKit: Set<String> = [
    "label", "systemBackground", "magenta", "darkGray", "lightGray", "tintColor",
  ]

  /// Names that colours and pictures have by themselves: an asset of such a name has a resource only.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "white", "black", "clear", "primary", "secondary", "accentColor", "tertiary",
    "quaternary", "tint", "background", "foreground", "selection", "separator", "placeholder",
    "link", "fill", "windowBackground", "label", "systemBackground", "magenta", "darkGray",
    "lightGray", "tintColor", "add", "remove", "actions", "checkmark", "strokedCheckmark", "image",
  ]

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "Type", "Protocol",
  ]
}
