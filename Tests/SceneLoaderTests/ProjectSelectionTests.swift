import Foundation
import Testing

@testable import SceneLoader

/// Which files of a project are taken, by the lines of the index.
///
/// A stand-in for the plug-in gives each file its own text as its line.
@Suite("ProjectSelection") final class ProjectSelectionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.writeProgram(
      "while read -r f || [ -n \"$f\" ]; do cat \"$f\"; echo; done <\"$2\"", to: "plugin")
    try folder.write("", to: "log")
  }

  private func file(_ name: String, _ fields: [String], isMain: Bool = false) throws {
    let place = URL(fileURLWithPath: folder.path(name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let all = fields + Array(repeating: "", count: 8 - fields.count)
    try folder.write(([isMain ? "main" : "-"] + all).joined(separator: "\t"), to: name)
  }

  private func index(_ names: [String]) throws -> ProjectIndex {
    let work = try WorkFolder(in: folder.url.path, named: "work-")
    return try ProjectIndex(
      names.map(folder.path), plugin: folder.path("plugin"), environment: [:],
      kept: folder.path("kept"), in: work)
  }

  /// The names of the files that are taken for the first.
  private func taken(
    _ names: [String], known: Set<String> = [], missing: Set<String> = [],
    kinds: Set<String> = [], banned: [String: String] = [:],
    module: (String) -> String = { _ in "" }
  ) throws -> (files: [String], leftOut: [String]) {
    var selection = ProjectSelection(try index(names), known: known, module: module)
    (selection.missing, selection.kinds) = (missing, kinds)
    for (name, reason) in banned { selection.banned[folder.path(name)] = reason }
    selection.choose(from: [(0, true)])
    let start = folder.url.path.count + 1
    return (
      selection.taken.map { String(selection.index.entries[$0].path.dropFirst(start)) },
      selection.leftOut.map { "\($0.path.dropFirst(start)): \($0.reason)" }
    )
  }

  @Test("of files with types of a protocol two are taken, such as stand in for others first")
  func conforming() throws {
    try file("app/a.swift", ["", "A", "", "P", ""])
    try file("app/near.swift", ["", "Near", "", "B", "", "", "", "P"])
    try file("app/b.swift", ["", "B", "", "", ""])
    try file("app/sub/far.swift", ["", "Far", "", "", "", "", "", "P"])
    try file("tests/MockStore.swift", ["", "Mock", "", "", "", "", "", "P Q"])
    let names = ["a", "b", "near", "sub/far"].map { "app/\($0).swift" } + ["tests/MockStore.swift"]
    #expect(try taken(names).files == ["app/a.swift"])
    #expect(
      try taken(names, kinds: ["P"]).files
        == ["app/a.swift", "app/b.swift", "app/near.swift", "tests/MockStore.swift"])
    #expect(try taken(names, kinds: ["R"]).files == ["app/a.swift"])
  }

  @Test("what declares a name is taken, and what that needs; nothing else")
  func transitive() throws {
    try file("a.swift", ["", "A", "", "B", "style"])
    try file("b.swift", ["", "B", "", "C", ""])
    try file("c.swift", ["", "C", "", "A B", ""])
    try file("d.swift", ["", "D", "", "", ""])
    try file("e.swift", ["", "", "style", "", ""])
    let result = try taken(["a.swift", "d.swift", "c.swift", "e.swift", "b.swift"])
    #expect(result.files == ["a.swift", "b.swift", "c.swift", "e.swift"])
  }

  @Test("the nearest of several is taken, and none that declares again what is there")
  func doubles() throws {
    try file("app/one/a.swift", ["", "A", "", "B C", ""])
    try file("app/one/b.swift", ["", "B", "", "", ""])
    try file("app/two/b.swift", ["", "B", "", "", ""])
    try file("app/two/c.swift", ["", "C A", "", "", ""])
    let result = try taken([
      "app/one/a.swift", "app/two/b.swift", "app/two/c.swift", "app/one/b.swift",
    ])
    #expect(result.files == ["app/one/a.swift", "app/one/b.swift"])
    #expect(result.leftOut == ["app/two/c.swift: it declares another 'A'"])
  }

  @Test("where the app begins, and what does not compile, is left out with a word")
  func leftOut() throws {
    try file("a.swift", ["", "A", "", "B C", ""])
    try file("b.swift", ["", "B", "", "", ""], isMain: true)
    try file("c.swift", ["", "C", "", "", ""])
    let result = try taken(
      ["a.swift", "b.swift", "c.swift"], banned: ["c.swift": "it imports Nothing"])
    #expect(result.files == ["a.swift"])
    #expect(result.leftOut == ["b.swift: the app begins there", "c.swift: it imports Nothing"])
  }

  @Test("where the app begins is taken for a name that the compiler finds nowhere else")
  func beginning() throws {
    try file("a.swift", ["", "A", "", "B D", ""])
    try file("b.swift", ["", "B", "", "", ""], isMain: true)
    try file("c.swift", ["", "D", "", "", ""], isMain: true)
    #expect(
      try taken(["a.swift", "b.swift", "c.swift"], missing: ["B"]).files == ["a.swift", "b.swift"])
  }

  @Test("a member that the project adds is hidden by another of its name, where a mistake names it")
  func hiddenMembers() throws {
    try file("a.swift", ["", "A", "", "", "mix"])
    try file("b.swift", ["", "", "mix blend", "", ""])
    var selection = ProjectSelection(try index(["a.swift", "b.swift"]), known: ["mix", "fade"])
    selection.choose(from: [(0, true)])
    #expect(selection.taken == [0])
    #expect(selection.hiddenMembers(among: ["mix", "blend", "fade", "x"]) == ["mix"])
    selection.missing = ["mix"]
    selection.choose(from: [(0, true)])
    #expect(selection.taken == [0, 1] && selection.hiddenMembers(among: ["mix"]).isEmpty)
  }

  @Test("words of mistakes are those of the lines in which they are")
  func wordsOfMistakes() {
    let said = """
      A.swift:7:9: error: incorrect argument labels in call
       6 |   let before = 1
       7 |   value.mix(from: 2)
         |         `- error: incorrect argument labels in call
       8 |   after()
      B.swift:12:1: error: no
      12 | last
      """
    #expect(
      ProjectSearch.wordsOfMistakes(in: said) == ["value", "mix", "from", "2", "last"])
  }

  @Test("a known name is looked for only if the compiler does not find it")
  func known() throws {
    try file("a.swift", ["", "A", "", "Text", "red Color(hex:"])
    try file("b.swift", ["", "Text", "", "", ""])
    try file("c.swift", ["", "", "red", "", ""])
    try file("d.swift", ["", "", "Color(hex:", "", ""])
    let (names, known): ([String], Set<String>) = (
      ["a.swift", "b.swift", "c.swift", "d.swift"], ["Text", "red", "hex"]
    )
    #expect(try taken(names, known: known).files == ["a.swift"])
    #expect(try taken(names, known: known, missing: ["red"]).files == ["a.swift", "c.swift"])
    #expect(try taken(names, known: known, missing: ["hex"]).files == ["a.swift", "d.swift"])
    #expect(try taken(names).files == ["a.swift", "b.swift", "c.swift", "d.swift"])
  }

  @Test("a member that the compiler misses is taken from every file that adds one of its name")
  func everyMember() throws {
    try file("a.swift", ["", "A", "", "", "card"])
    try file("b.swift", ["", "", "card", "", ""])
    try file("c.swift", ["", "", "card", "C", ""])
    try file("d.swift", ["", "C", "", "", ""])
    // This one cannot be taken: there is an `A`.
    try file("e.swift", ["", "A", "card", "", ""])
    try file("f.swift", ["", "", "other", "", ""])
    let names = ["a.swift", "b.swift", "c.swift", "d.swift", "e.swift", "f.swift"]
    #expect(try taken(names).files == ["a.swift", "b.swift"])
    // One is taken already, but the member may be another type's; what the others need comes along.
    #expect(
      try taken(names, missing: ["card"]).files == ["a.swift", "b.swift", "c.swift", "d.swift"])
    #expect(
      try taken(names, missing: ["card"], banned: ["c.swift": "it does not compile"]).files
        == ["a.swift", "b.swift"])
  }

  @Test("a member of a type is found by both names, though others have one of its own name")
  func typeMembers() throws {
    try file("a.swift", ["", "A", "", "Color", "background Color.background"])
    try file("b.swift", ["", "", "background Color.background", "", ""])
    try file("c.swift", ["", "", "background Font.background", "", ""])
    let result = try taken(
      ["a.swift", "b.swift", "c.swift"], known: ["Color", "background"])
    #expect(result.files == ["a.swift", "b.swift"])
  }

  @Test("previews need what the scene needs; a conformance is found by its two names")
  func previews() throws {
    try file("a.swift", ["", "A", "", "", "", "B .small"])
    try file("b.swift", ["", "B", "", "", "", "D"])
    try file("c.swift", ["", "", "small", "", ""])
    try file("d.swift", ["", "D", "", "", ""])
    try file("e.swift", ["", "", "B:Hashable", "", ""])
    let names = ["a.swift", "b.swift", "c.swift", "d.swift", "e.swift"]
    #expect(try taken(names).files == ["a.swift", "b.swift", "c.swift"])
    #expect(
      try taken(names, missing: ["B", "Hashable"]).files
        == ["a.swift", "b.swift", "c.swift", "e.swift"])
  }

  @Test("lines are kept by the texts: nobody is asked again until one changes")
  func kept() throws {
    try file("a.swift", ["", "A", "", "", ""])
    _ = try index(["a.swift"])
    try folder.writeProgram("exit 1", to: "plugin")
    #expect(try index(["a.swift"]).entries.map(\.declared) == [["A"]])
    try file("a.swift", ["", "B", "", "", ""])
    #expect(throws: SceneError.self) { try self.index(["a.swift"]) }
  }

  @Test("the names in quotes are what is missing")
  func quoted() {
    let words = """
      A.swift:1:2: error: incorrect argument label in call (have 'hex:', expected 'cgColor:')
      A.swift:3:2: error: type 'Color' has no member 'brand'
      A.swift:4:2: warning: 'other' is deprecated
      A.swift:5:2: error: binary operator '+++' cannot be applied
      """
    #expect(
      ProjectSearch.quoted(in: words) == ["hex", "cgColor", "Color", "brand", "+++"])
  }

  @Test("what a conformance lacks another for is missing, too")
  func quotedConformances() {
    let words = """
      A.swift:1:2: error: type 'Card' does not conform to protocol 'Codable'
      A.swift:2:2: note: cannot be synthesized because 'Tag' does not conform to 'Encodable'
      A.swift:3:2: note: 'other' is declared here
      """
    #expect(
      ProjectSearch.quoted(in: words) == ["Card", "Codable", "Tag", "Encodable"])
  }

  @Test("what an initialiser would need is missing, and brackets are named as extensions name them")
  func quotedCandidates() {
    let words = """
      A.swift:1:2: error: no exact matches in call to initializer
      Kept:1:2: note: candidate requires that '[String]' conform to 'RawRepresentable'
      A.swift:2:2: error: initializer requires that '[Day : Int]' conform to 'RawRepresentable'
      A.swift:3:2: note: 'other' is declared here
      """
    #expect(
      ProjectSearch.quoted(in: words) == [
        "String", "RawRepresentable", "Array", "Day", "Int", "Dictionary",
      ])
  }

  @Test(
    "a file whose types are elsewhere is not compiled alone first",
    arguments: [
      ("Text Badge", "", true), ("Text badge Badge:", "", false), ("Text", "Badge", true),
      ("Text", ".Badge", false), ("Text Card", "", false), ("Text Inner", "", false),
      ("Text DEBUG", "", false), ("Text SwiftUI", "", false), ("Text Drawn", "", false),
      ("Text DispatchQueue URL Task JSONDecoder Mirror Observable", "", false),
    ])
  func typesOfOthers(uses: String, previewUses: String, isOthers: Bool) throws {
    let modules = folder.url.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try folder.write("\0Text\0", to: "Modules/Views.swiftmodule")
    try folder.write("\0Drawn\0", to: "Modules/Extra.swiftmodule")
    let line = ["-", "SwiftUI Extra", "Card", "", uses, "", previewUses, "", ""].joined(
      separator: "\t")
    try folder.writeProgram("printf '%s\\n' '\(line)'", to: "names")
    try folder.write("struct Card { struct Inner {} }\n", to: "Card.swift")
    let installation = Installation(
      tool: folder.url, modules: modules, plugin: folder.url.appendingPathComponent("names"),
      headers: folder.url)
    let compiler = SceneCompiler(
      installation: installation, environment: ProcessInfo.processInfo.environment)
    let path = folder.path("Card.swift")
    var search: ProjectSearch { ProjectSearch(compiler, [path], named: path) }
    #expect(!search.usesTypesOfOthers, "there are no others")
    try folder.write("struct Badge {}\n", to: "Badge.swift")
    #expect(search.usesTypesOfOthers == isOthers)
  }

  @Test("the nearest folder with a package, an Xcode project or a repository is the project's")
  func root() throws {
    try file("repo/.git/HEAD", [])
    try file("repo/app/App.xcodeproj/project", [])
    try file("repo/app/Sources/a.swift", [])
    try file("repo/other/b.swift", [])
    func root(_ name: String, home: String = "/nowhere") -> String? {
      ProjectFiles.root(around: folder.path(name), environment: ["HOME": home])
    }
    #expect(root("repo/app/Sources/a.swift") == folder.path("repo/app"))
    #expect(root("repo/other/b.swift") == folder.path("repo"))
    #expect(root("repo/other/b.swift", home: folder.path("repo/home")) == folder.path("repo/other"))
  }

  // MARK: Modules

  /// The files taken of an app and its module `Kit`, which has a type called as one of the system's.
  private func takenOfKit(imports: String, uses: String, members: String = "") throws -> [String] {
    try file("App/a.swift", [imports, "A", "", uses, members])
    try file("Kit/list.swift", ["Foundation", "List", "", "", ""])
    return try taken(["App/a.swift", "Kit/list.swift"], known: ["List"]) {
      $0.contains("/Kit/") ? "Kit" : ""
    }.files
  }

  @Test("a module's type hides the system's of its name where nothing that draws is imported")
  func hiding() throws {
    #expect(try takenOfKit(imports: "Foundation Kit", uses: "List").count == 2)
    #expect(try takenOfKit(imports: "SwiftUI Kit", uses: "List").count == 1)
    #expect(try takenOfKit(imports: "Foundation", uses: "List").count == 1)
  }

  @Test("behind its module's name a type is that module's")
  func behindModule() throws {
    #expect(try takenOfKit(imports: "SwiftUI Kit", uses: "Kit", members: "List").count == 2)
    #expect(try takenOfKit(imports: "SwiftUI Kit", uses: "Other", members: "List").count == 1)
  }

  @Test("the nearest of several modules that are named or imported is taken, and one alone")
  func severalModules() throws {
    try file("App/a.swift", ["Foundation Kit Rest", "A", "", "Rest", "List"])
    for module in ["Kit", "Rest"] {
      try file("\(module)/list.swift", ["Foundation", "List", "", "", ""])
    }
    let names = ["App/a.swift", "Kit/list.swift", "Rest/list.swift"]
    let found = try taken(names, known: ["List"]) {
      $0.contains("/Kit/") ? "Kit" : $0.contains("/Rest/") ? "Rest" : ""
    }
    #expect(found.files == ["App/a.swift", "Rest/list.swift"])
  }
}
