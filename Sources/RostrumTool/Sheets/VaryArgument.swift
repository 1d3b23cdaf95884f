import Foundation

/// What a sheet varies, as a user writes it: `response=0.2..0.8/4,damping=0.5..1/4`.
struct VaryArgument: Hashable, Sendable {
  /// A parameter and what it is in turn.
  struct Axis: Hashable, Sendable {
    /// The name of an input, or what of which springs.
    let name: String
    /// As they are handed to the scene, in order; at least one.
    let values: [String]
  }

  /// The films of a sheet at most: each is one of its own.
  static let mostCells = 100
  /// Of a range's values so many decimal places are kept.
  private static let places = 1e6

  /// The parameters: along the columns, and along the rows if there are two.
  let axes: [Axis]

  /// How many films the sheet has.
  var cellCount: Int { axes.reduce(1) { $0 * $1.values.count } }

  /// Reads one or two parameters; a comma parts them where a name and `=` follow, and else belongs to a value.
  ///
  /// - Parameter text: The parameters, as a user wrote them.
  /// - Throws: `Parse.Refusal` that says what is accepted.
  init(_ text: String) throws {
    var parts: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if part.contains("=") || parts.isEmpty {
        parts.append(String(part))
      } else {
        parts[parts.count - 1] += ",\(part)"
      }
    }
    axes = try parts.map(Self.axis)
    guard axes.count <= 2 else {
      throw Parse.Refusal(description: Messages.varyAxes(axes.count))
    }
    if axes.count == 2, axes[0].name == axes[1].name {
      throw Parse.Refusal(description: Messages.varyTwice(axes[0].name))
    }
    guard cellCount <= Self.mostCells else {
      throw Parse.Refusal(description: Messages.varyCells(cellCount, Self.mostCells))
    }
  }

  private static func axis(_ text: String) throws -> Axis {
    // A view's name may hold a sign of its own; a value after the last one is what all parameters have.
    guard let equals = text.lastIndex(of: "=") else {
      throw Parse.Refusal(description: Messages.vary)
    }
    let name = text[..<equals].trimmingCharacters(in: .whitespaces)
    let values = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    guard !name.isEmpty, !values.isEmpty else { throw Parse.Refusal(description: Messages.vary) }
    if let range = try range(values, of: name) { return Axis(name: name, values: range) }
    let list = values.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return Axis(name: name, values: list)
  }

  /// The values of `lo..hi/n`; `nil` for what is no range of numbers.
  private static func range(_ text: String, of name: String) throws -> [String]? {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    guard ends.count == 2, let low = Double(ends[0]), low.isFinite else { return nil }
    let rest = ends[1].split(separator: "/", omittingEmptySubsequences: false)
    guard let high = Double(rest[0]), high.isFinite else { return nil }
    guard rest.count == 2, !rest[1].isEmpty, rest[1].allSatisfy({ "0123456789".contains($0) })
    else { throw Parse.Refusal(description: Messages.varyRange(name, text)) }
    // More digits than any sheet has films.
    let count = rest[1].count > 9 ? Int.max : Int(rest[1]) ?? 0
    guard count >= 2 else { throw Parse.Refusal(description: Messages.varyRange(name, text)) }
    guard count <= mostCells else {
      throw Parse.Refusal(
        description: Messages.varyCells(count == Int.max ? nil : count, mostCells))
    }
    let values = (0..<count).map { index in
      let value = low + (high - low) * Double(index) / Double(count - 1)
      return SizeArgument.short((value * places).rounded() / places)
    }
    guard Set(values).count == count else {
      throw Parse.Refusal(description: Messages.varyAlike(name, text))
    }
    return values
  }
}

extension Parse {
  static func vary(_ text: String) throws -> VaryArgument { try VaryArgument(text) }
}
