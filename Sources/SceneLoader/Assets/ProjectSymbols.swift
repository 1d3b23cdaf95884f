/// Names in code for what a scene's project has besides code: its assets, and the texts of its string catalogues.
struct ProjectSymbols {
  private let assets: AssetSymbols
  private let strings: StringSymbols

  init(of resources: ProjectResources) {
    assets = AssetSymbols(resources.catalogs)
    strings = StringSymbols(resources.tables)
  }

  /// Which of some words stand for something of the project, sorted.
  func known(among words: Set<String>) -> [String] { known(among: words, used: words) }

  /// Which of some words stand for something of the project, sorted.
  ///
  /// - Parameters:
  ///   - words: Words that nothing else explains.
  ///   - members: All words behind dots. Assets and texts often have names that something else has, too, as `.save` or
  ///     `.standing`, and to declare one more is no harm; to learn of each by a mistake costs a round of the compiler's.
  /// - Returns: The words.
  func known(among words: Set<String>, used members: Set<String>) -> [String] {
    let words = words.union(members)
    return Set(assets.known(among: words) + strings.known(among: words)).sorted()
  }

  /// Swift that declares the symbols of some words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - texts: The files that are compiled with it: a colour that one of them declares is not declared again.
  /// - Returns: The text; empty if the words stand for nothing.
  func text(of words: [String], besides texts: [String]) -> String {
    words.isEmpty ? "" : assets.text(of: words, besides: texts) + strings.text(of: words)
  }
}
