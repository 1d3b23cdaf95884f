import Foundation
import Testing

@testable import Views

@Suite("File wrappers")
struct FileWrapperTests {
  private func file(_ name: String?, _ words: String = "words") -> FileWrapper {
    let file = FileWrapper(regularFileWithContents: Data(words.utf8))
    file.preferredFilename = name
    return file
  }

  @Test("each is one of three kinds, and has only what that kind has")
  func kinds() throws {
    let url = try #require(URL(string: "file:///a"))
    let all = [
      file("a"), FileWrapper(directoryWithFileWrappers: [:]),
      FileWrapper(symbolicLinkWithDestinationURL: url),
    ]
    for (index, wrapper) in all.enumerated() {
      let kinds = [wrapper.isRegularFile, wrapper.isDirectory, wrapper.isSymbolicLink]
      #expect(kinds == (0..<3).map { $0 == index })
      #expect((wrapper.regularFileContents != nil) == (index == 0))
      #expect((wrapper.fileWrappers != nil) == (index == 1))
      #expect((wrapper.symbolicLinkDestinationURL == url) == (index == 2))
    }
    #expect(all[0].regularFileContents == Data("words".utf8))
  }

  @Test("what is added is found by its name, and no more once it is removed")
  func children() {
    let folder = FileWrapper(directoryWithFileWrappers: ["one": file(nil)])
    #expect(folder.fileWrappers?["one"]?.preferredFilename == "one")
    let two = file("two")
    #expect(folder.addFileWrapper(two) == "two")
    #expect(folder.fileWrappers?["two"] === two)
    #expect(folder.keyForChildFileWrapper(two) == "two")
    #expect(folder.addRegularFile(withContents: Data([3]), preferredFilename: "three") == "three")
    #expect(folder.fileWrappers?.keys.sorted() == ["one", "three", "two"])
    folder.removeFileWrapper(two)
    #expect(folder.fileWrappers?.keys.sorted() == ["one", "three"])
    #expect(folder.keyForChildFileWrapper(two) == nil)
  }

  @Test("a name that is taken is made another, as often as that is needed, and all keep theirs")
  func taken() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    let files = (0..<4).map { _ in file("picture.png") }
    let names = files.map { folder.addFileWrapper($0) }
    #expect(names[0] == "picture.png")
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.hasSuffix("picture.png") })
    #expect(files.allSatisfy { $0.preferredFilename == "picture.png" })
    #expect(zip(files, names).allSatisfy { folder.fileWrappers?[$1] === $0 })
  }

  @Test("with another preferred name it has another in every folder that it is in, and in no other")
  func renamed() {
    let child = file("old")
    let folders = (0..<3).map { _ in FileWrapper(directoryWithFileWrappers: [:]) }
    for folder in folders { folder.addFileWrapper(child) }
    folders[2].removeFileWrapper(child)
    child.preferredFilename = "new"
    #expect(folders.map { $0.fileWrappers?.keys.sorted() } == [["new"], ["new"], []])
  }

  @Test("what is not there cannot be read, and nothing is written")
  func files() throws {
    let url = URL(fileURLWithPath: "/nowhere/at/all.txt")
    #expect(throws: (any Error).self) { try FileWrapper(url: url) }
    let wrapper = file("a")
    #expect(throws: (any Error).self) { try wrapper.read(from: url) }
    #expect(wrapper.regularFileContents == Data("words".utf8))
    #expect(throws: CocoaError(.fileWriteNoPermission)) {
      try wrapper.write(to: url, originalContentsURL: nil)
    }
  }
}
