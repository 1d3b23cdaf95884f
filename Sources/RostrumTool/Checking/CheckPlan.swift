import ArgumentParser
import Foundation
import Goldens

/// A golden that a call asks for, and how its film is made.
struct PlannedCheck: Sendable {
  /// `Card`, or `Card.Dark.tapped.big` with preview, script and variant.
  let name: String
  /// The scene file, as the user wrote it.
  let scene: String
  /// Where the golden is.
  let golden: String
  /// The preview's name or number; empty for the first.
  let preview: String
  /// Scene and script options, as flags.
  let words: [String]
  /// What makes the film another than the usual one, a phrase each.
  let variant: [String]
  /// Whether flags ask for it, not the scene alone or its check file.
  var isByFlags = false
  /// How a new golden of it is to be compared.
  var level = ComparisonLevel.exact
  var masks: [GoldenMask] = []
  var wishes: [CheckFile.Wish] = []
  /// The check file, if there is one.
  var checkFile: String?

  /// The side file that keeps its pixels.
  var pixelFile: String { String(golden.dropLast(GoldenFolder.ending.count)) + ".apng" }

  /// Whether its pixels are kept, so that they are to be those of the golden.
  var keepsPixels: Bool { Place.kind(of: pixelFile) == .other }

  /// The side file that shows it to eyes.
  var stripFile: String { String(golden.dropLast(GoldenFolder.ending.count)) + ".strip.png" }

  /// Whether it is shown to eyes, which are to see the golden's film.
  var keepsStrip: Bool { Place.kind(of: stripFile) == .other }

  /// The words with what is left out of the picture.
  ///
  /// - Parameter masks: What is left out.
  /// - Returns: Flags.
  func words(masks: [GoldenMask]) -> [String] {
    words + masks.flatMap { ["--mask", $0.text] }
  }
}

/// A plan of goldens: what scenes, their check files and flags ask for, none in another's place.
struct CheckPlan {
  /// In the order of their names; of equal names, of their places.
  private(set) var checks: [PlannedCheck] = []
  /// Scenes for which nothing can be planned, and why.
  private(set) var failures: [(scene: String, failure: Failure)] = []
  /// The folders in which the goldens are.
  private(set) var folders: [GoldenFolder] = []

  /// Plans.
  ///
  /// - Parameters:
  ///   - scenes: The scene files.
  ///   - goldens: Which goldens, and where they are.
  ///   - options: What every film is asked for.
  ///   - script: The script that every film is asked for.
  /// - Throws: ``Failure`` where two goldens would be one.
  init(
    _ scenes: [String], _ goldens: GoldenOptions, _ options: SceneOptions, _ script: ScriptOptions
  ) throws {
    var scenesOfFolders: [String: Set<String>] = [:]
    for scene in scenes {
      do {
        try SceneSource(path: scene, format: options.inputFormat).check()
        checks += try Self.checks(of: scene, goldens, options, script)
      } catch {
        failures.append((scene, Rostrum.failure(for: error)))
      }
      let folder = goldens.goldens ?? GoldenFolder.path(beside: scene)
      scenesOfFolders[folder, default: []].insert(Place.folder(of: scene))
    }
    checks.sort { ($0.name, $0.golden) < ($1.name, $1.golden) }
    var taken: [String: PlannedCheck] = [:]
    for check in checks {
      let place = GoldenFolder.canonical(check.golden)
      if let other = taken[place] {
        throw Failure(.usage, Messages.goldenTwice(check.golden, other.scene, check.scene))
      }
      taken[place] = check
    }
    folders = scenesOfFolders.sorted { $0.key < $1.key }.map {
      GoldenFolder(path: $0.key, sceneFolders: $0.value.sorted())
    }
  }

  /// What a scene asks for where nobody says anything else: for what is there besides.
  ///
  /// - Parameter scene: The scene file.
  /// - Returns: The names of its goldens.
  /// - Throws: What is wrong with its check file.
  static func names(of scene: String) throws -> Set<String> {
    let file = try checkFile(of: scene)
    return Set(Takes(scene, file, previews: nil, isScripted: false, variant: nil).all.map(\.name))
  }

  private static func checkFile(of scene: String) throws -> CheckFile? {
    try CheckFile.path(beside: scene).map { try CheckFile(yaml: try Place.read($0), path: $0) }
  }

  private static func checks(
    of scene: String, _ goldens: GoldenOptions, _ options: SceneOptions, _ script: ScriptOptions
  ) throws -> [PlannedCheck] {
    let file = try checkFile(of: scene)
    let usual = Set(
      Takes(scene, file, previews: nil, isScripted: false, variant: nil).all.map(\.name))
    let takes = Takes(
      scene, file, previews: options.preview.map { [$0] }, isScripted: script.isNamed,
      variant: goldens.variant)
    return try takes.all.map { take in
      // What a flag says stands above the file.
      let merged = try asFailure { try SceneOptions.parse(take.words + options.words) }
      var words = merged.words
      if let choice = take.script {
        words += choice.path.map { ["--script", $0] } ?? ["--no-script"]
      } else {
        words += script.words
      }
      // Its number stands for a preview, too; what a run is called is of no matter.
      let folder = goldens.goldens ?? GoldenFolder.path(beside: scene)
      var check = PlannedCheck(
        name: take.name, scene: scene,
        golden: GoldenFolder.path(of: take.name, in: folder), preview: merged.preview ?? "",
        words: words, variant: merged.variant)
      check.isByFlags = !usual.contains(take.name)
      if let file {
        (check.level, check.masks, check.wishes) = (file.level, file.masks, file.wishes)
        check.checkFile = file.path
      }
      return check
    }
  }

  private static func asFailure<Value>(_ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw Rostrum.failure(for: error) }
  }
}

/// The films of a scene that have goldens.
private struct Takes {
  struct Take {
    var name: String
    var words: [String]
    var script: CheckFile.ScriptChoice?
  }

  let all: [Take]

  /// Finds the films.
  ///
  /// - Parameters:
  ///   - scene: The scene file.
  ///   - file: Its check file.
  ///   - previews: The previews that flags name.
  ///   - isScripted: Whether flags name a script.
  ///   - variant: What flags call the film.
  init(
    _ scene: String, _ file: CheckFile?, previews: [String]?, isScripted: Bool, variant: String?
  ) {
    let names = previews ?? file?.previews ?? []
    let films: [String?] = names.isEmpty ? [nil] : names
    let scripts: [CheckFile.ScriptChoice?] =
      isScripted || (file?.scripts ?? []).isEmpty ? [nil] : file?.scripts ?? []
    var variants: [CheckFile.Variant?] = [nil]
    if variant == nil { variants += file?.variants ?? [] }
    var all: [Take] = []
    for preview in films {
      for script in scripts {
        for departure in variants {
          let parts = [preview, script?.name, departure?.name ?? variant].compactMap(\.self)
          let name = ([Place.stem(of: scene)] + parts).map(OutputTemplate.safe)
          all.append(
            Take(
              name: name.joined(separator: "."),
              words: (preview.map { ["--preview", $0] } ?? []) + (departure?.words ?? []),
              script: script))
        }
      }
    }
    self.all = all
  }
}
