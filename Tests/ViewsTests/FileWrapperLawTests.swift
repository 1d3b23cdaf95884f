import Foundation
import MediaSupport
import Testing

@testable import Views

@Suite("Laws of file wrappers")
struct FileWrapperLawTests {
  private static let names = ["a.txt", "b.txt", "c"]

  private func file(_ name: String?) -> FileWrapper {
    let file = FileWrapper(regularFileWithContents: Data())
    file.preferredFilename = name
    return file
  }
  /// What is in a folder, by names, in the order of these.
  private func tree(_ folder: FileWrapper) -> [(name: String, child: FileWrapper)] {
    (folder.fileWrappers ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, child: $0.value) }
  }
  private func names(_ folder: FileWrapper) -> [String] { tree(folder).map(\.name) }

  @Test(
    "whatever is added, removed and renamed, a folder has each that was left once, by one name",
    arguments: 1...12)
  func walk(seed: Int) throws {
    var dice = SplitMix(seed: UInt64(seed))
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    var inside: [FileWrapper] = []
    for _ in 0..<60 {
      let name = Self.names[dice.roll(Self.names.count)]
      switch inside.isEmpty ? 0 : dice.roll(4) {
      case 0, 1:
        let child = file(name)
        let isFree = folder.fileWrappers?[name] == nil
        let given = folder.addFileWrapper(child)
        #expect((given == name) == isFree)
        #expect(folder.fileWrappers?[given] === child)
        inside.append(child)
      case 2:
        folder.removeFileWrapper(inside.remove(at: dice.roll(inside.count)))
      default:
        let child = inside[dice.roll(inside.count)]
        let others = tree(folder).filter { $0.child !== child }.map(\.name)
        child.preferredFilename = name
        let key = try #require(folder.keyForChildFileWrapper(child))
        #expect((key == name) == !others.contains(name))
        // Nobody else has another name because of it.
        #expect(tree(folder).filter { $0.child !== child }.map(\.name) == others)
      }
      let all = tree(folder)
      #expect(all.count == inside.count)
      for child in inside {
        let own = all.filter { $0.child === child }
        #expect(own.count == 1)
        #expect(folder.keyForChildFileWrapper(child) == own.first?.name)
        let preferred = try #require(child.preferredFilename)
        #expect(own.first?.name.hasSuffix(preferred) == true)
      }
    }
  }

  @Test("what is added and then removed leaves the folder as it was", arguments: 0...3)
  func inverse(count: Int) {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    for _ in 0..<count { folder.addFileWrapper(file("a.txt")) }
    let before = tree(folder)
    let child = file("a.txt")
    let name = folder.addFileWrapper(child)
    #expect(!before.map(\.name).contains(name))
    folder.removeFileWrapper(child)
    #expect(names(folder) == before.map(\.name))
    #expect(zip(tree(folder), before).allSatisfy { $0.child === $1.child })
    // Once more is nothing.
    folder.removeFileWrapper(child)
    #expect(names(folder) == before.map(\.name))
  }

  @Test("a name that is free again is given again, and the others keep theirs")
  func freed() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let files = (0..<3).map { _ in file("a.txt") }
    let given = files.map { folder.addFileWrapper($0) }
    folder.removeFileWrapper(files[0])
    #expect(names(folder) == given.dropFirst().sorted())
    #expect(folder.addFileWrapper(file("a.txt")) == "a.txt")
    #expect(names(folder) == given.sorted())
  }

  @Test("names at the start are kept, whatever is preferred, and are that of those without")
  func start() {
    let (one, other) = (file("preferred"), file(nil))
    let folder = FileWrapper(directoryWithFileWrappers: ["one": one, "other": other])
    #expect(names(folder) == ["one", "other"])
    #expect(one.preferredFilename == "preferred" && other.preferredFilename == "other")
    // A new preference counts there, too.
    one.preferredFilename = "new"
    #expect(names(folder) == ["new", "other"])
    one.preferredFilename = nil
    #expect(names(folder) == ["new", "other"])
  }

  @Test("one wrapper in two folders has the name that is free in each")
  func shared() {
    let child = file("a.txt")
    let (full, empty) = (
      FileWrapper(directoryWithFileWrappers: ["a.txt": file(nil)]),
      FileWrapper(directoryWithFileWrappers: [:])
    )
    let (here, there) = (full.addFileWrapper(child), empty.addFileWrapper(child))
    #expect(here != "a.txt" && there == "a.txt")
    #expect(full.keyForChildFileWrapper(child) == here)
    #expect(empty.keyForChildFileWrapper(child) == there)
    full.removeFileWrapper(child)
    #expect(full.keyForChildFileWrapper(child) == nil)
    #expect(empty.fileWrappers?["a.txt"] === child)
  }

  @Test("folders in folders are found from name to name, and a name of one is of it alone")
  func nested() {
    let leaf = file("leaf")
    let (root, middle) = (
      FileWrapper(directoryWithFileWrappers: [:]), FileWrapper(directoryWithFileWrappers: [:])
    )
    middle.preferredFilename = "middle"
    root.addFileWrapper(middle)
    middle.addFileWrapper(leaf)
    #expect(root.fileWrappers?["middle"]?.fileWrappers?["leaf"] === leaf)
    middle.preferredFilename = "other"
    #expect(names(root) == ["other"] && names(middle) == ["leaf"])
    #expect(root.keyForChildFileWrapper(leaf) == nil)
    root.removeFileWrapper(leaf)
    #expect(root.fileWrappers?["other"]?.fileWrappers?["leaf"] === leaf)
  }

  @Test("a folder that is gone is told of no name")
  func gone() {
    let child = file("old")
    do { FileWrapper(directoryWithFileWrappers: [:]).addFileWrapper(child) }
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    folder.addFileWrapper(child)
    child.preferredFilename = "new"
    #expect(names(folder) == ["new"])
  }

  @Test("a file has its name when it is read, and keeps one that was preferred")
  func read() throws {
    // Tests are given this very file.
    let url = URL(fileURLWithPath: #filePath)
    let name = url.lastPathComponent
    let whole = try FileWrapper(url: url)
    #expect(whole.filename == name && whole.preferredFilename == name && whole.isRegularFile)
    let (named, bare) = (file("mine"), file(nil))
    try named.read(from: url)
    try bare.read(from: url, options: .immediate)
    #expect(named.filename == name && named.preferredFilename == "mine")
    #expect(bare.filename == name && bare.preferredFilename == name)
    #expect(named.regularFileContents == whole.regularFileContents)
    #expect(whole.regularFileContents?.isEmpty == false)
  }
}
