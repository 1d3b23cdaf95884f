internal import Foundation

/// The data models that a scene's project has.
struct ProjectModels {
  /// What stands in files that keep objects of data models.
  private static let words = [
    "CoreData", "FetchRequest", "FetchedResults", "NSManagedObject", "managedObjectContext",
    "NSPersistent",
  ]
  /// What stands in files that use other parts of that module.
  private static let otherWords = ["NSPredicate", "NSSortDescriptor"]

  /// Whether a text may keep objects of data models, so that it is worth while to look for them.
  static func mayBeAskedFor(in text: String) -> Bool { words.contains(where: text.contains) }

  /// Whether a text may use the module of data models, whatever it imports: on Apple's systems SwiftUI and Foundation have what
  /// is that module's here.
  static func usesModule(_ text: String) -> Bool {
    (words + otherWords).contains(where: text.contains)
  }

  /// The models, the nearest to the scene first, and whether each lies in the scene's own project.
  private let models: [(model: DataModel, isOwn: Bool)]
  /// The folders of the models, in the same order.
  let files: [String]

  var isEmpty: Bool { models.isEmpty }

  /// Looks for models.
  ///
  /// - Parameters:
  ///   - path: The scene's file or folder.
  ///   - compiler: What is wished of projects.
  init(around path: String, _ compiler: SceneCompiler) {
    guard !compiler.project.isForbidden, let root = compiler.projectFolder(around: path) else {
      (models, files) = ([], [])
      return
    }
    let own = Self.ownProject(around: path, in: root)
    let folders = ProjectAssets.nearest(compiler.projectFiles(in: root).models, to: path)
    models = folders.compactMap { folder in
      DataModel(folder: folder).map { ($0, own.map { folder.hasPrefix("\($0)/") } ?? false) }
    }
    files = folders.flatMap { DataModel.files(in: $0) }
  }

  /// Models as they are.
  init(_ models: [(model: DataModel, isOwn: Bool)]) { (self.models, files) = (models, []) }

  /// The folder of the Xcode project around a scene; `nil` if there is none in its project's folder.
  private static func ownProject(around path: String, in root: String) -> String? {
    var folder = URL(fileURLWithPath: path).standardizedFileURL
    while folder.path.hasPrefix(root), folder.pathComponents.count > 1 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The models that a scene needs: those that its texts name by their files, then the nearest; of two that have a class of
  /// one name only the first.
  ///
  /// - Parameter texts: The texts of which the scene is made.
  /// - Returns: The models, the classes that the texts declare, and all words of theirs.
  private func needed(
    by texts: [String]
  ) -> (models: [DataModel], declared: Set<String>, words: Set<String>) {
    guard !models.isEmpty else { return ([], [], []) }
    let (words, declared) = Self.words(in: texts)
    let isAsked = texts.contains(where: Self.mayBeAskedFor)
    let candidates = models.filter { model, isOwn in
      isAsked || isOwn && !words.isDisjoint(with: model.generatedClasses)
    }
    .map(\.model)
    func isNamed(_ model: DataModel) -> Bool { texts.contains { $0.contains("\"\(model.name)\"") } }
    let ordered = candidates.filter(isNamed) + candidates.filter { !isNamed($0) }
    var taken: [DataModel] = []
    var known: Set<String> = []
    for model in ordered {
      let names = Set(model.entities.flatMap { [$0.name, $0.className] })
      let isWished = taken.isEmpty || isNamed(model) || !names.isDisjoint(with: words)
      guard isWished, known.isDisjoint(with: names.subtracting(["NSManagedObject"])) else {
        continue
      }
      known.formUnion(names)
      taken.append(model)
    }
    return (taken, declared, words)
  }

  /// The words of texts, and those of them that stand behind `class`.
  private static func words(in texts: [String]) -> (all: Set<String>, classes: Set<String>) {
    var (all, classes): (Set<String>, Set<String>) = ([], [])
    for text in texts {
      var last: Substring = ""
      for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
        all.insert(String(word))
        if last == "class" { classes.insert(String(word)) }
        last = word
      }
    }
    return (all, classes)
  }

  /// The names of the classes that ``source(for:)`` declares.
  func classes(for texts: [String]) -> Set<String> {
    let (models, declared, _) = needed(by: texts)
    return Set(models.flatMap(\.generatedClasses)).subtracting(declared)
  }

  /// Swift that declares the classes of the models that a scene needs; empty if it needs none.
  ///
  /// - Parameter texts: The texts of which the scene is made.
  /// - Returns: The text.
  func source(for texts: [String]) -> String {
    let (models, declared, words) = needed(by: texts)
    return DataModel.source(of: models, declared: declared, words: words)
  }
}
