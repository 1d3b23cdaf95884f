/// What is said about audits.
extension Messages {
  static func noFrameForAudit(_ path: String) -> String {
    "\(path): the film has no frames, so there is nothing to audit"
  }

  static func audited(_ path: String, _ count: Int, _ first: String) -> String {
    "\(path): \(first)\(and(count - 1))"
  }

  static func apart(_ one: String, _ other: String) -> String {
    "\(one) and \(other) do not go together: each has an answer of its own"
  }

  static let strictWithoutAudit = "--strict goes with --audit"
}
