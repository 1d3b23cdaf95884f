/// The public names of SwiftUI, and of the modules that an app imports beside it.
///
/// They are names alone, of iOS 26 and of its neighbours: whether Rostrum has one, its own modules tell, so that nothing is
/// to be kept up here but what SwiftUI gets.
enum SwiftUINames {
  /// Types, protocols, property wrappers and macros.
  static let types = names(in: typeText)
  /// Modifiers of views and other methods: words that stand behind a dot.
  static let modifiers = names(in: modifierText)
  /// Members of styles and values of the environment: ordinary words, which other types have as well.
  static let values = names(in: valueText)
  /// Modules of Apple's systems.
  static let modules = names(in: moduleText)

  private static func names(in text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
