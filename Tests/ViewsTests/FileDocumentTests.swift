import Foundation
import Rostrum
import Testing
import UniformTypeIdentifiers

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Documents")
struct FileDocumentTests {
  private struct Words: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    var text = "new"
    init(_ text: String = "new") { self.text = text }
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private final class Notes: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.json]
    static let writableContentTypes: [UTType] = [.json, .plainText]
    @Published var text = "object"
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { text }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
  }

  @Test("what is written is read again")
  func round() throws {
    let written = try Words("some words").fileWrapper(
      configuration: .init(contentType: .plainText, existingFile: nil))
    let read = try Words(configuration: .init(contentType: .plainText, file: written))
    #expect(read.text == "some words")
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    #expect(throws: CocoaError(.fileReadCorruptFile)) {
      try Words(configuration: .init(contentType: .plainText, file: folder))
    }
    let notes = Notes()
    let file = try notes.fileWrapper(
      snapshot: notes.snapshot(contentType: .json),
      configuration: .init(contentType: .json, existingFile: written))
    #expect(file.regularFileContents == Data("object".utf8))
  }

  @Test("types that can be read can be written, unless others are named")
  func types() {
    #expect(Words.writableContentTypes == [.plainText])
    #expect(Notes.writableContentTypes == [.json, .plainText])
  }

  private struct Editor: View {
    @Binding var text: String
    let hook: Hook<String>
    var body: some View {
      hook.binding = $text
      return Text(text)
    }
  }

  private struct ObjectEditor: View {
    @ObservedObject var notes: Notes
    let hook: Hook<String>
    var body: some View {
      hook.binding = $notes.text
      return Text(notes.text)
    }
  }

  @Test("a window shows a new document, which can be changed and has no file")
  func values() throws {
    let hook = Hook<String>()
    let group = DocumentGroup(newDocument: Words()) { file in
      Editor(text: file.$document.text, hook: hook)
      if file.isEditable, file.fileURL == nil { Text("editable") }
    }
    let stage = try Rehearsal { group.content }
    #expect(stage.list.words == ["new", "editable"])
    try stage.now { hook.value = "changed" }
    #expect(stage.list.words == ["changed", "editable"])
  }

  @Test("a window of an object shows it as it changes, and there is one object")
  func objects() throws {
    let hook = Hook<String>()
    var count = 0
    let group = DocumentGroup {
      count += 1
      return Notes()
    } editor: { file in
      ObjectEditor(notes: file.document, hook: hook)
    }
    let stage = try Rehearsal { group.content }
    #expect(stage.list.words == ["object"])
    try stage.now { hook.value = "changed" }
    #expect(stage.list.words == ["changed"])
    #expect(count == 1)
  }

  @Test("documents that are only looked at are none in a film")
  func viewed() throws {
    let group = DocumentGroup(viewing: Words.self) { file in Text(file.document.text) }
    #expect(try Rehearsal { group.content }.list.words.isEmpty)
    let objects = DocumentGroup(viewing: Notes.self) { file in Text(file.document.text) }
    #expect(try Rehearsal { objects.content }.list.words.isEmpty)
  }

  // MARK: Pages of files

  private func told(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try Rehearsal(.small, content).graph.shortcomings.map {
      String($0.split(separator: "`").first ?? "")
    }
  }

  @Test("a page on which files are chosen is told while it is open", arguments: [false, true])
  func importing(isPresented: Bool) throws {
    let open = Binding.constant(isPresented)
    let expected = isPresented ? ["fileImporter"] : []
    #expect(
      try told {
        Color.red.fileImporter(isPresented: open, allowedContentTypes: [.plainText]) { result in
          _ = try? result.get().path
        }
      } == expected)
    #expect(
      try told {
        Color.red.fileImporter(
          isPresented: open, allowedContentTypes: [.image], allowsMultipleSelection: true
        ) { result in
          _ = try? result.get().count
        }
      } == expected)
    #expect(
      try told {
        Color.red.fileImporter(
          isPresented: open, allowedContentTypes: [.image], allowsMultipleSelection: true
        ) { _ in
        } onCancellation: {
        }
      } == expected)
  }

  @Test("one on which files are written or moved, if there are any", arguments: [false, true])
  func exporting(isThere: Bool) throws {
    let open = Binding.constant(true)
    let expected = isThere ? ["fileExporter"] : []
    let words = isThere ? Words() : nil
    #expect(
      try told {
        Color.red.fileExporter(
          isPresented: open, document: words, contentType: .plainText, defaultFilename: "a"
        ) { _ in }
        .fileDialogMessage("Where").fileDialogConfirmationLabel("There")
      } == expected)
    #expect(
      try told {
        Color.red.fileExporter(isPresented: open, document: isThere ? Notes() : nil) { _ in
        } onCancellation: {
        }
      } == expected)
    #expect(
      try told {
        Color.red.fileExporter(
          isPresented: open, documents: isThere ? [Words()] : [], contentType: .plainText
        ) { _ in }
      } == expected)
    #expect(
      try told {
        Color.red.fileExporter(
          isPresented: open, item: isThere ? "item" : nil, contentTypes: [.data],
          defaultFilename: "a"
        ) { _ in
        } onCancellation: {
        }
      } == expected)
    let url = URL(fileURLWithPath: "/a")
    let moving = isThere ? ["fileMover"] : []
    #expect(
      try told {
        Color.red.fileMover(isPresented: open, file: isThere ? url : nil) { _ in }
      } == moving)
    #expect(
      try told {
        Color.red.fileMover(isPresented: open, files: isThere ? [url] : []) { _ in }
      } == moving)
  }
}
