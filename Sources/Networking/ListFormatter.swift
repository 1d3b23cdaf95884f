public import Foundation

/// Writes lists as people do: "bread, milk, and eggs".
open class ListFormatter: Formatter {
  /// The language: that of `en_US` unless another is said.
  open var locale = Locale(identifier: "en_US")
  /// What writes the elements that are no texts.
  open var itemFormatter: Formatter?

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter of an archive: there are none, so this gives `nil`.
  ///
  /// - Note: Accepted; no effect. `coder`: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Writes texts as a list.
  public static func localizedString(byJoining strings: [String]) -> String {
    joined(strings, Locale(identifier: "en_US"))
  }
  private static func joined(_ strings: [String], _ locale: Locale) -> String {
    strings.formatted(.list(type: .and, width: .standard).locale(locale))
  }

  /// Writes elements as a list.
  ///
  /// - Parameter items: The elements, written by the formatter of elements or as Swift does.
  /// - Returns: The list.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return Self.joined(words, locale)
  }
  /// Writes elements as a list.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
