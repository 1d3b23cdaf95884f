import Motion
import SceneLoader

// What scenes are kept from.
extension Messages {
  static let noTask =
    "'scene' is how rostrum runs a scene in a process of its own; 'rostrum render' films one"

  /// What a kernel without isolation lacks.
  private static func lacking(_ isolation: Isolation) -> String {
    isolation.landlock == 0
      ? isolation.filtersCalls ? "Landlock" : "Landlock and seccomp" : "seccomp"
  }

  static func isolation(_ offered: Isolation) -> String {
    offered.isWhole
      ? "whole (Landlock \(offered.landlock), seccomp)"
      : "partial; this kernel has no \(lacking(offered))"
  }

  static func notIsolated(_ offered: Isolation) -> String {
    "--isolation strict: this kernel has no \(lacking(offered)); --isolation auto takes what there is"
  }

  static func partlyIsolated(_ isolation: Isolation) -> String {
    "this kernel has no \(lacking(isolation)): the scene can "
      + (isolation.landlock == 0 ? "read and change what you can" : "reach the network")
  }

  static func refused(_ scene: String, _ what: String) -> String {
    "\(scene) was refused: \(what); --isolation none allows it"
  }

  static func outOfTime(
    _ scene: String, seconds: UInt64, at instant: Instant, function: String?
  ) -> Failure {
    let place = function.map { " in \($0)" } ?? ""
    return Failure(
      .sceneFailed,
      "\(scene) used up its \(seconds) s of processor time at \(time(instant.seconds))\(place); "
        + "--timeout allows more")
  }

  static func notMade(_ scene: String, _ path: String) -> String {
    "\(scene) ended as if \(path) were made, and it was not"
  }

  static func chance(_ what: String, _ count: Int) -> String {
    "the scene asks for \(what), \(count) times: that may differ from film to film"
  }
}
