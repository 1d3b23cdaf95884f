/// What a view's name in a trace tells about it: see `ViewEngine.TracedValue`.
public enum ViewName {
  /// A name without the words of texts and pictures: `Page/Text 'Hi'/Capsule` is `Page/Text/Capsule`.
  ///
  /// A text that says something else in another version of a scene has another name there; this one it keeps,
  /// but for its number.
  public static func withoutWords(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let start = rest.firstRange(of: " '") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      // Words may hold quotes: theirs is the last before the next segment, number or identity.
      guard let end = endOfWords(rest) else { return name }
      rest = rest[end...]
    }
    return result + rest
  }

  private static func endOfWords(_ text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      let next = text.index(after: index)
      if text[index] == "'", next == text.endIndex || "/#[".contains(text[next]) { return next }
      index = next
    }
    return nil
  }

  /// Whether a name is meant by `wanted`: it is that, or of something inside.
  ///
  /// - Parameters:
  ///   - wanted: The name that a person wrote.
  ///   - name: A view's name.
  /// - Returns: Whether it is.
  public static func matches(_ wanted: String, _ name: String) -> Bool {
    name == wanted || name.hasPrefix(wanted) && name.dropFirst(wanted.count).first == "/"
  }
}
