import SceneDocuments
import ViewEngine

// The words about springs that are begun otherwise than the scene says.
extension Messages {
  static let spring =
    "accepted are response, damping, bounce and duration, of a view or of all springs, as in Card.response=0.4 or bounce=0.2"

  /// How many springs a message lists.
  private static let listedSprings = 12

  /// A value out of range.
  ///
  /// - Parameters:
  ///   - name: What it is for, as it was written.
  ///   - value: The value.
  ///   - accepted: What is, in words.
  /// - Returns: One line.
  static func springValue(_ name: String, _ value: String, _ accepted: String) -> String {
    "'\(printable(name))' is '\(printable(value))'; \(accepted)"
  }

  /// No spring of a view was begun.
  ///
  /// - Parameters:
  ///   - view: The view that was named; `nil` for the whole scene.
  ///   - scene: The scene.
  ///   - springs: The springs that there are.
  /// - Returns: One line.
  static func noSpring(
    of view: String?, in scene: String, _ springs: [SpringDirector.Spring]
  ) -> String {
    guard !springs.isEmpty else { return "\(scene): no spring moves anything in this film" }
    let listed = springs.prefix(listedSprings).map { "'\($0.view)' by \($0.animation)" }
    let rest = springs.count - listed.count
    let there = listed.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let name = view ?? ""
    let parts =
      springs.map(\.view) + springs.flatMap { $0.view.split(separator: "/").map(String.init) }
    return "\(scene): no spring moves '\(printable(name))' in this film"
      + Likeness.question(name, among: parts) + "; springs move \(there)"
  }
}
