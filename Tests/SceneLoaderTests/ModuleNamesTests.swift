import Foundation
import Testing

@testable import SceneLoader

/// Names of types that several modules of a project have.
///
/// A stand-in for the plug-in gives each file its own text as its line; a file's module is the folder in which it lies.
@Suite final class ModuleNamesTests {
  private let folder: TestFolder
  private var files: [String] = []

  init() throws {
    folder = try TestFolder()
    try folder.writeProgram(
      "while read -r f || [ -n \"$f\" ]; do cat \"$f\"; echo; done <\"$2\"", to: "plugin")
  }

  private func file(
    _ name: String, imports: String = "", declares: String = "", adds: String = "",
    uses: String = "",
    privates: String = ""
  ) throws {
    let place = folder.path(name)
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: place).deletingLastPathComponent(),
      withIntermediateDirectories: true)
    let fields = ["-", imports, declares, adds, uses, "", "", privates, ""]
    try folder.write(fields.joined(separator: "\t"), to: name)
    files.append(place)
  }

  private func selection(known: Set<String> = []) throws -> ProjectSelection {
    let work = try WorkFolder(in: folder.url.path, named: "work-")
    let index = try ProjectIndex(
      files, plugin: folder.path("plugin"), environment: [:], kept: nil, in: work)
    let home = folder.path("App")
    var selection = ProjectSelection(
      index, known: known,
      module: {
        $0.hasPrefix(home) ? "" : URL(fileURLWithPath: $0).pathComponents.dropLast().last ?? ""
      })
    selection.choose(from: [(0, true)])
    return selection
  }

  private func names(_ names: ModuleNames) -> [String: [String: String]] {
    Dictionary(
      uniqueKeysWithValues: names.files.map { path, names in
        (String(path.dropFirst(folder.url.path.count + 1)), names)
      })
  }

  @Test("the scene's own type keeps its name, and another module's is called after that")
  func two() throws {
    try file("App/a.swift", imports: "Kit", declares: "A Card", uses: "Sheet")
    try file("Kit/sheet.swift", declares: "Sheet", uses: "Card")
    try file("Kit/card.swift", declares: "Card")
    let selection = try selection()
    #expect(selection.taken.count == 3 && selection.leftOut.isEmpty)
    let found = ModuleNames(of: selection)
    #expect(
      names(found) == [
        "Kit/card.swift": ["Card": "Kit_Card"], "Kit/sheet.swift": ["Card": "Kit_Card"],
      ])
    #expect(found.qualified == ["Kit.Card": "Kit_Card"])
  }

  @Test("a file means what its module has, then what the modules have that it imports")
  func imported() throws {
    try file("App/a.swift", imports: "Kit Rest", uses: "One Two")
    try file("Kit/one.swift", imports: "Base", declares: "One", uses: "Card")
    try file("Rest/two.swift", imports: "Base", declares: "Two Card", uses: "Card")
    try file("Base/card.swift", declares: "Card")
    let found = ModuleNames(of: try selection())
    let rests = ["Card": "Rest_Card"]
    #expect(names(found) == ["App/a.swift": rests, "Rest/two.swift": rests])
    #expect(found.qualified == ["Rest.Card": "Rest_Card"])
  }

  @Test("a type of one module that is called as one of the system's leaves that to the others")
  func systems() throws {
    try file("App/a.swift", imports: "Kit Rest", uses: "One Two")
    try file("Kit/one.swift", declares: "One Duration", uses: "Duration")
    try file("Rest/two.swift", declares: "Two", uses: "Duration")
    let found = ModuleNames(of: try selection(known: ["Duration"]))
    #expect(names(found)["Kit/one.swift"] == ["Duration": "Kit_Duration"])
    #expect(names(found)["Rest/two.swift"] == nil)
    #expect(found.shared.isEmpty)
  }

  @Test("a file that imports a type called as one of the system's sees both")
  func shared() throws {
    try file("App/a.swift", imports: "Kit", uses: "One List")
    try file("Kit/one.swift", declares: "One List", uses: "List")
    let found = ModuleNames(of: try selection(known: ["List"]))
    let kits = ["List": "Kit_List"]
    #expect(names(found) == ["App/a.swift": kits, "Kit/one.swift": kits])
    #expect(found.shared == [folder.path("App/a.swift"): ["List"]])
    // What nobody has besides is not seen twice.
    #expect(ModuleNames(of: try selection(known: [])) == ModuleNames())
  }

  @Test("the scene's own type gives way, too, where another module means the system's")
  func own() throws {
    try file("App/a.swift", imports: "Kit", declares: "A List", uses: "One List")
    try file("Kit/one.swift", declares: "One", uses: "List")
    let found = ModuleNames(of: try selection(known: ["List"]))
    #expect(names(found) == ["App/a.swift": ["List": "App_List"]])
    #expect(found.shared.isEmpty)
  }

  @Test("a type that is private to a file gives way to one that is not")
  func privates() throws {
    try file("App/a.swift", imports: "Kit", uses: "Card One")
    try file("App/one.swift", declares: "One", uses: "Card", privates: "Card Lone")
    try file("Kit/card.swift", declares: "Card")
    let found = ModuleNames(of: try selection())
    #expect(names(found) == ["App/one.swift": ["Card": "Card_1"]])
  }

  @Test("a type that is called as a module hides that from who sees it")
  func modular() throws {
    try file("App/a.swift", imports: "Account Models", uses: "One Account")
    try file("Account/one.swift", imports: "Models", declares: "One", uses: "Account")
    try file("App/b.swift", imports: "Account", declares: "B")
    try file("Models/account.swift", declares: "Account")
    let found = ModuleNames(of: try selection())
    #expect(
      found.modular
        == Dictionary(
          uniqueKeysWithValues: ["App/a.swift", "Account/one.swift", "Models/account.swift"].map {
            (folder.path($0), ["Account"])
          }))
    #expect(found.files.isEmpty)
  }

  @Test("members that two modules add to a type keep their names where the scene is")
  func members() throws {
    try file("App/a.swift", imports: "Kit", adds: "fit", uses: "One")
    try file("Kit/one.swift", declares: "One", adds: "fit")
    try file("Kit/two.swift", declares: "Two", adds: "old")
    let found = ModuleNames(of: try selection(), redeclared: ["fit", "old"])
    let place = folder.path("Kit/one.swift")
    #expect(found.members == [place: ["fit": "Kit_fit"]] && found.files.isEmpty)
    #expect(ModuleNames(of: try selection()) == ModuleNames())
  }

  @Test("in one module there is no other: the second of a name is left out")
  func one() throws {
    try file("App/a.swift", declares: "A Card", uses: "B")
    try file("App/b.swift", declares: "B Card")
    let selection = try selection()
    #expect(selection.taken == [0])
    #expect(selection.leftOut.map(\.reason) == ["it declares another 'Card'"])
    #expect(ModuleNames(of: selection) == ModuleNames())
  }

  @Test("names are found alike in whatever order modules lie, and nothing is found twice")
  func order() throws {
    try file("App/a.swift", imports: "Kit Rest", declares: "A", uses: "One Two List Card")
    try file("Kit/one.swift", declares: "One List Card", uses: "List Card")
    try file("Rest/two.swift", imports: "Kit", declares: "Two Card", uses: "List Card")
    let found = ModuleNames(of: try selection(known: ["List"]))
    #expect(found == ModuleNames(of: try selection(known: ["List"])))
    for names in found.shared.values { #expect(Set(names).count == names.count) }
    let two = try #require(names(found)["Rest/two.swift"])
    #expect(two["List"] == "Kit_List" && two["Card"] == "Rest_Card")
    #expect(Set(found.shared.keys) == [folder.path("App/a.swift"), folder.path("Rest/two.swift")])
  }

  @Test("a file that does not use the name, or does not see the module, sees nothing twice")
  func unused() throws {
    try file("App/a.swift", imports: "Kit", declares: "A", uses: "One B")
    try file("App/b.swift", declares: "B", uses: "List")
    try file("Kit/one.swift", declares: "One List")
    let found = ModuleNames(of: try selection(known: ["List"]))
    #expect(found.shared.isEmpty && names(found)["App/b.swift"] == nil)
    #expect(names(found)["Kit/one.swift"] == ["List": "Kit_List"])
  }

  @Test("what was found is kept as it is")
  func kept() throws {
    try file("App/a.swift", imports: "Kit Account", uses: "One List Account")
    try file("Kit/one.swift", declares: "One List Account", uses: "List")
    let found = ModuleNames(of: try selection(known: ["List"]))
    #expect(!found.shared.isEmpty && !found.modular.isEmpty && !found.files.isEmpty)
    let data = try JSONEncoder().encode(found)
    #expect(try JSONDecoder().decode(ModuleNames.self, from: data) == found)
  }
}
