import Foundation

/// The rules of a style sheet: what is said of elements by their names, classes and identifiers.
struct HTMLSheet {
  /// A property and its value.
  typealias Rule = (property: String, value: String)
  private var rules: [(selector: String, rule: Rule)] = []
  /// Whether rules were left out, as their selectors are none of those.
  private(set) var isPartial = false

  /// Reads a style sheet.
  mutating func read(_ text: Substring) {
    var rest = Self.withoutComments(text)
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open].split(separator: ",")
      let body = rest[rest.index(after: open)...]
      let close = body.firstIndex(of: "}") ?? body.endIndex
      for selector in selectors {
        add(selector.trimmingCharacters(in: .whitespacesAndNewlines), Self.rules(body[..<close]))
      }
      rest = body[close...].dropFirst()
    }
  }

  private mutating func add(_ selector: String, _ new: [Rule]) {
    let isSimple = selector.allSatisfy { $0.isLetter || $0.isNumber || "*.#-_".contains($0) }
    guard isSimple, !selector.isEmpty else {
      isPartial = true
      return
    }
    rules += new.map { (selector, $0) }
  }

  private static func withoutComments(_ text: Substring) -> Substring {
    var result = ""
    var rest = text
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      let body = rest[start.upperBound...]
      rest = body.range(of: "*/").map { body[$0.upperBound...] } ?? ""
    }
    return (result + rest)[...]
  }

  /// The rules of a block, or of an element's `style`.
  static func rules(_ text: Substring) -> [Rule] {
    text.split(separator: ";").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let value = parts[1].replacingOccurrences(of: "!important", with: "")
      return (
        parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value.trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }

  /// What is said of an element: first by its name, then by its classes, then by its identifier.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - values: Its values.
  /// - Returns: The rules, those that count more behind the others.
  func rules(of name: String, _ values: [String: String]) -> [Rule] {
    let classes = (values["class"] ?? "").split(separator: " ").map { ".\($0)" }
    let groups = [
      ["*"], [name], classes + classes.map { name + $0 }, values["id"].map { ["#\($0)"] } ?? [],
    ]
    return groups.flatMap { names in
      rules.filter { names.contains($0.selector) }.map(\.rule)
    }
  }
}
