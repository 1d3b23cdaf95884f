import Foundation
import Testing

@testable import SceneLoader

/// What projects say, against tables.
@Suite struct ProjectTablesTests {
  private static func upcoming(_ settings: String) -> (features: [String], isIsolated: Bool) {
    let dialect = ProjectSettings.dialect(of: Data(settings.utf8))
    let isIsolated = dialect.suffix(2) == ["-default-isolation", "MainActor"]
    let rest = isIsolated ? dialect.dropLast(2) : dialect[...]
    // Each feature stands behind its own word.
    let features = stride(from: rest.startIndex, to: rest.endIndex, by: 2).compactMap {
      rest[$0] == "-enable-upcoming-feature" ? rest[$0 + 1] : nil
    }
    return (features.count * 2 == rest.count ? features : ["?"], isIsolated)
  }

  @Test("each setting has its part in what the compiler is told, whatever else is set")
  func settings() {
    let names = [
      "SWIFT_VERSION", "SWIFT_APPROACHABLE_CONCURRENCY", "SWIFT_DEFAULT_ACTOR_ISOLATION",
    ]
    let (six, approachable) = (
      Set(Self.upcoming("SWIFT_VERSION = 6.0;").features),
      Set(Self.upcoming("SWIFT_APPROACHABLE_CONCURRENCY = YES;").features)
    )
    #expect(six.count == 4 && approachable.count == 4)
    #expect(
      six.intersection(approachable) == [
        "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
      ])
    for bits in 0..<8 {
      let values = [["5.0", "6.0"], ["NO", "YES"], ["nonisolated", "MainActor"]]
      let lines = (0..<3).map { "\t\t\(names[$0]) = \(values[$0][bits >> $0 & 1]);\n" }
      for text in [lines.joined(), lines.reversed().joined()] {
        let (features, isIsolated) = Self.upcoming(text)
        var wanted: Set<String> = bits & 1 == 1 ? six : []
        if bits & 2 == 2 { wanted.formUnion(approachable) }
        #expect(Set(features) == wanted && features.count == wanted.count)
        #expect(isIsolated == (bits & 4 == 4))
      }
    }
    #expect(ProjectSettings.dialect(of: Data()).isEmpty)
    #expect(ProjectSettings.dialect(of: Data("OTHER = MainActor;".utf8)).isEmpty)
  }

  @Test(
    "the label of an initialiser or a subscript is what stands in its brackets",
    arguments: [
      ("Color(hex:", "hex"), ("[hex:", "hex"), ("Array[safe:", "safe"), ("hex:", "hex"),
      ("Color(_:", "_"), ("A.B(c:", "c"), ("A(b)[c:", "c"),
    ])
  func labels(name: String, label: String) {
    #expect(ProjectSelection.label(of: name[...]) == label)
  }

  @Test("a line of the index has nine fields, and any other is none")
  func entries() throws {
    let line = "main\tSwiftUI Maps\tA B\tred Color.red\tText A\tbold\tC .small\tOwn\tView"
    let entry = try #require(ProjectIndex.Entry(path: "/a.swift", line: line[...]))
    #expect(entry.path == "/a.swift" && entry.isMain)
    #expect(entry.imports == ["SwiftUI", "Maps"] && entry.declared == ["A", "B"])
    #expect(entry.members == ["red", "Color.red"] && entry.uses == ["Text", "A"])
    #expect(entry.memberUses == ["bold"] && entry.previewUses == ["C", ".small"])
    #expect(entry.privates == ["Own"] && entry.kinds == ["View"])
    let empty = try #require(ProjectIndex.Entry(path: "", line: "-\t\t\t\t\t\t\t\t"))
    #expect(!empty.isMain && empty.imports.isEmpty && empty.previewUses.isEmpty)
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    for count in 0...10 where count != 9 {
      let other = (fields + fields).prefix(count).joined(separator: "\t")
      #expect(ProjectIndex.Entry(path: "", line: other[...]) == nil, "\(count)")
    }
  }

  @Test(
    "a text may keep objects of data models, or use only the module's other parts",
    arguments: [
      ("import CoreData", true, true), ("@FetchRequest var a", true, true),
      ("let a: NSManagedObjectContext", true, true),
      (".environment(\\.managedObjectContext, a)", true, true),
      ("NSPersistentCloudKitContainer()", true, true), ("NSPredicate(value: true)", false, true),
      ("[NSSortDescriptor]", false, true), ("import SwiftUI", false, false), ("", false, false),
      ("@Query var a", false, false),
    ])
  func models(text: String, isAsked: Bool, isUsed: Bool) {
    #expect(ProjectModels.mayBeAskedFor(in: text) == isAsked)
    #expect(ProjectModels.usesModule(text) == isUsed)
  }

  private static func model(_ name: String, _ classes: String...) -> DataModel {
    DataModel(
      name,
      classes.map {
        "<entity name=\"\($0)\" representedClassName=\"\($0)\" codeGenerationType=\"class\"/>"
      }.joined())
  }

  @Test(
    "of several models the first is taken, those that are named, and those whose classes are used")
  func chosenModels() {
    let all = [
      (Self.model("First", "A", "B"), false), (Self.model("Second", "C"), false),
      (Self.model("Third", "B", "D"), false),
    ]
    let models = ProjectModels(all)
    for (text, classes) in [
      ("import CoreData", ["A", "B"]), ("import CoreData; C()", ["A", "B", "C"]),
      // The third has a class that the first has, too.
      ("import CoreData; D()", ["A", "B"]), ("import CoreData \"Third\"", ["B", "D"]),
      ("import CoreData \"Third\" A()", ["B", "D"]),
      ("import CoreData \"Second\"", ["C"]), ("import CoreData \"Second\" A()", ["A", "B", "C"]),
      ("import CoreData class A {}", ["B"]), ("import SwiftUI; A()", []),
    ] {
      #expect(models.classes(for: [text]) == Set(classes), "\(text)")
      #expect(models.source(for: [text]).isEmpty == classes.isEmpty)
    }
    // What one text says counts for all.
    #expect(models.classes(for: ["import CoreData", "C()"]) == ["A", "B", "C"])
    #expect(models.classes(for: []) == [] && ProjectModels([]).source(for: ["CoreData"]).isEmpty)
    #expect(!models.isEmpty && ProjectModels([]).isEmpty)
  }
}
