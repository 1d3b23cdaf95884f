import Typography

/// A writing system, by a letter that no font for it can do without.
struct WritingSystem {
  let name: String
  let letter: Unicode.Scalar

  static let all = [
    Self(name: "Latin", letter: "a"), Self(name: "Greek", letter: "\u{3B1}"),
    Self(name: "Cyrillic", letter: "\u{44F}"), Self(name: "Armenian", letter: "\u{561}"),
    Self(name: "Georgian", letter: "\u{10D0}"), Self(name: "Hebrew", letter: "\u{5D0}"),
    Self(name: "Arabic", letter: "\u{627}"), Self(name: "Devanagari", letter: "\u{905}"),
    Self(name: "Bengali", letter: "\u{985}"), Self(name: "Gujarati", letter: "\u{A85}"),
    Self(name: "Gurmukhi", letter: "\u{A05}"), Self(name: "Kannada", letter: "\u{C85}"),
    Self(name: "Malayalam", letter: "\u{D05}"), Self(name: "Sinhala", letter: "\u{D85}"),
    Self(name: "Tamil", letter: "\u{B85}"), Self(name: "Telugu", letter: "\u{C05}"),
    Self(name: "Thai", letter: "\u{E01}"), Self(name: "Lao", letter: "\u{E81}"),
    Self(name: "Khmer", letter: "\u{1780}"), Self(name: "Burmese", letter: "\u{1000}"),
    Self(name: "Tibetan", letter: "\u{F40}"), Self(name: "Ethiopic", letter: "\u{1200}"),
    Self(name: "Chinese", letter: "\u{4E2D}"), Self(name: "Japanese", letter: "\u{3042}"),
    Self(name: "Korean", letter: "\u{D55C}"), Self(name: "emoji", letter: "\u{1F600}"),
  ]

  /// What can be set, and what would be boxes, by what would mend it.
  static func findings(_ fonts: FontBook) -> [Doctor.Finding] {
    var (set, unknown): ([String], [String]) = ([], [])
    var remedies: [(package: String, names: [String])] = []
    for system in all {
      if fonts.has(system.letter) {
        set.append(system.name)
      } else if let package = fonts.package(for: system.letter) {
        if let index = remedies.firstIndex(where: { $0.package == package }) {
          remedies[index].names.append(system.name)
        } else {
          remedies.append((package, [system.name]))
        }
      } else {
        unknown.append(system.name)
      }
    }
    func finding(_ names: [String], _ detail: String, _ package: String? = nil) -> Doctor.Finding {
      Doctor.Finding(
        isThere: package == nil && detail.isEmpty, what: names.joined(separator: ", "),
        detail: detail, package: package)
    }
    var findings = [finding(set, "")]
    findings += remedies.map {
      finding($0.names, "would be boxes; apt package \($0.package)", $0.package)
    }
    if !unknown.isEmpty {
      findings.append(
        finding(
          unknown, "would be boxes; a font of your own draws them, by --font-dir and Font.custom"))
    }
    return findings
  }
}
