/// The result document of `prove`.
struct ProofDocument: Codable, Equatable {
  /// What two ways to make a film differ in.
  struct Difference: Codable, Equatable {
    enum What: String, Codable {
      /// What is drawn: the scene says something else.
      case list
      /// How it is drawn: the same list becomes other pixels.
      case pixels
    }
    /// The first frame that differs.
    var frame: Int
    var what: What
    /// The first command of its display list that differs, as it was and as it became; `nil` where there is none, or
    /// where it did not differ when it was made anew.
    var command: String?
    var otherCommand: String?
  }
  /// A way in which the film was made.
  struct Way: Codable, Equatable {
    var name: String
    var seconds: Double
    /// `nil` where it is the same.
    var difference: Difference?
  }
  /// What became of a scene.
  struct Entry: Codable, Equatable {
    var scene: String
    var preview = ""
    var frames = 0
    /// The SHA-256 digest of lines `NUMBER DIGEST`, those of its frames' premultiplied pixels.
    var digest = ""
    var seconds = 0.0
    var ways: [Way] = []
    /// Why it could not be filmed.
    var error: String?

    init(scene: String) { self.scene = scene }

    /// The failure that a difference is; `nil` without any.
    var failure: Failure? {
      let different = ways.filter { $0.difference != nil }
      guard let first = different.first, let difference = first.difference else { return nil }
      return Failure(
        .nondeterministic,
        Messages.otherBytes(scene, different.map(\.name), difference))
    }
  }

  var schema = "rostrum.proof/1"
  var version = Rostrum.version
  var scenes: [Entry] = []
}
