import Foundation

/// A way to film a scene, which must change nothing.
struct ProofWay {
  /// What is other than in the way that all are compared with, for people.
  let name: String
  /// What is said to the process besides the user's own words.
  var words: [String] = []
  /// What is set in its environment; `nil` for what is not.
  var environment: [String: String?] = [:]
  /// A line of the shell before it is started.
  var preparation = ":"
  /// Where it is started, below a folder of our own; `nil` for where the tool was.
  var folder: String?
  /// How often `/.` stands in the scene's path.
  var dots = 0
  /// In how many parts the film is made.
  var parts = 1
  /// Whether planes for video are digested, which are compared with each other.
  var isOfPlanes = false

  /// The way that all are compared with, and that of planes.
  static let usual = ProofWay(name: "1 thread", words: ["--jobs", "1"])
  static let planes = ProofWay(
    name: "strips for video, 1 thread", words: ["--jobs", "1", "--planes"], isOfPlanes: true)

  /// All others.
  static let others = [
    ProofWay(name: "2 threads", words: ["--jobs", "2"]),
    ProofWay(name: "7 threads", words: ["--jobs", "7"]),
    ProofWay(name: "baseline kernels", words: ["--jobs", "2", "--kernels", "baseline"]),
    ProofWay(name: "v3 kernels", words: ["--jobs", "2", "--kernels", "v3"]),
    ProofWay(name: "last frame first", words: ["--jobs", "2", "--order", "reversed"]),
    ProofWay(name: "each frame alone", words: ["--jobs", "2", "--order", "alone"]),
    ProofWay(name: "three shards", words: ["--jobs", "2"], parts: 3),
    ProofWay(
      name: "another folder", words: ["--jobs", "2"],
      folder: "another folder/with a longer name"),
    ProofWay(name: "longer arguments", words: ["--jobs", "2"], dots: 500),
    ProofWay(name: "other HOME and TMPDIR", words: ["--jobs", "2"], folder: "home"),
    ProofWay(
      name: "other TZ and LANG", words: ["--jobs", "2"],
      environment: ["TZ": "Asia/Tokyo", "LANG": "de_DE.UTF-8", "LC_ALL": "tr_TR.UTF-8"]),
    ProofWay(
      name: "random hash seed", words: ["--jobs", "2"],
      environment: ["SWIFT_DETERMINISTIC_HASHING": String?.none]),
    ProofWay(
      name: "other addresses", words: ["--jobs", "2"],
      environment: [
        "ROSTRUM_PROVES": String(repeating: "x", count: 6000), "MALLOC_ARENA_MAX": "1",
        "MALLOC_MMAP_THRESHOLD_": "4096",
      ], preparation: "{ ulimit -s 16384 2>/dev/null || ulimit -s \"$(ulimit -Hs)\"; }"),
    ProofWay(
      name: "strips for video, 7 threads, baseline kernels",
      words: ["--jobs", "7", "--kernels", "baseline", "--planes"], isOfPlanes: true),
  ]
}
