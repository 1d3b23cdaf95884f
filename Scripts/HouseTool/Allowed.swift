import Foundation

/// What the checks let pass for now, with the aim that nothing is left.
///
/// A line of `Scripts/house.allowed` is the check's name and the finding's key, which has no path in
/// it, so that files can move; or `described TARGET … = NUMBER`.
struct Allowed {
  static let path = "Scripts/house.allowed"

  private var keys: [String: [String]] = [:]
  /// How many functions of some targets may have parameters that are not described.
  private(set) var undescribed: [(targets: [String], count: Int)] = []

  init(_ text: String) throws {
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw HouseError("\(Self.path): '\(line)' is not CHECK KEY") }
      switch parts[0] {
      case "described":
        let words = parts[1].components(separatedBy: " = ")
        guard words.count == 2, let count = Int(words[1]) else {
          throw HouseError("\(Self.path): '\(line)' is not 'described TARGET … = NUMBER'")
        }
        undescribed.append((words[0].split(separator: " ").map(String.init), count))
      case "shape", "parameters": keys[parts[0], default: []].append(parts[1])
      default: throw HouseError("\(Self.path): there is no check '\(parts[0])'")
      }
    }
  }

  /// The findings of `check` that are not allowed, and one for each line that allows what is not
  /// there any more.
  func judged(_ findings: [Finding], of check: String) -> [Finding] {
    var left = keys[check, default: []]
    var found: [Finding] = []
    for finding in findings {
      if let index = left.firstIndex(of: finding.key) {
        left.remove(at: index)
      } else {
        found.append(finding)
      }
    }
    return found
      + left.map {
        Finding(
          title: "a line that is not needed any more", place: Self.path, text: "\(check) \($0)")
      }
  }

  /// The list that allows what is found today, and nothing else, under the head of `old`.
  static func text(old: String, files: [SourceFile]) throws -> String {
    let head = old.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("#") }
    let parameters = Parameters(files)
    let undescribed = parameters.undescribed()
    var groups = try Allowed(old).undescribed.map(\.targets)
    let listed = Set(groups.flatMap(\.self))
    groups += Set(undescribed.map(\.target)).subtracting(listed).map { [$0] }
    let counts = groups.map { group in
      (group, undescribed.filter { group.contains($0.target) }.count)
    }
    return
      (head.map(String.init)
      + counts.filter { $0.1 > 0 }.map { "described \($0.joined(separator: " ")) = \($1)" }.sorted()
      + parameters.neverRead().map { "parameters \($0.key)" }.sorted()
      + Shape(files: files).findings().map { "shape \($0.key)" }.sorted())
      .joined(separator: "\n") + "\n"
  }
}
