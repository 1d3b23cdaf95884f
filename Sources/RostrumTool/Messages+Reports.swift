import Reports

/// The words about reports.
extension Messages {
  static let annotations =
    "accepted are \(CheckTextOptions.AnnotationReader.allCases.map(\.rawValue).joined(separator: ", "))"

  static func noCheckDocument(_ path: String) -> String {
    "\(path) is no result of a check; accepted is what 'verify --json' or 'verify --report' wrote"
  }

  static func strangeSchema(_ path: String, _ found: String, _ known: String) -> String {
    "\(path) has the schema '\(printable(found))'; accepted is '\(known)'"
  }

  static func noClip(_ path: String) -> String {
    "\(path) is no clip of a check; make the report again by 'verify --report'"
  }

  static func missingPicture(_ path: String) -> String {
    "\(path) is missing; make the report again by 'verify --report'"
  }

  /// A page that was made: where, how large, and what it has no room for.
  static func madePage(_ path: String, _ page: ReportPage.Result) -> String {
    var parts = [size(page.html.utf8.count)]
    if page.leftOut > 0 {
      parts.append("\(page.leftOut) of \(page.frameCount) frames left out to stay within the limit")
    }
    return "\(path): \(parts.joined(separator: ", "))"
  }
}
