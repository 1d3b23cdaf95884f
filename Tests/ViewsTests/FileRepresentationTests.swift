import Foundation
import Rostrum
import Testing
import UniformTypeIdentifiers

@testable import ViewEngine
@testable import Views

/// What is given to others as a file.
@MainActor @Suite("Representations as files")
struct FileRepresentationTests {
  private struct Clip: Transferable, Equatable {
    let file: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .movie) {
        SentTransferredFile($0.file)
      } importing: {
        Clip(file: $0.file)
      }
      .suggestedFileName("a.mov").visibility(.all)
    }
  }
  private struct Rare: Transferable {
    let text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .plainText) { (item: Rare) in Data(item.text.utf8) }
        .suggestedFileName { $0.text }
        .exportingCondition { !$0.text.isEmpty }
    }
  }
  private struct Slow: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .movie) { (_: Slow) in
        await Task.yield()
        return SentTransferredFile(URL(fileURLWithPath: "/a"))
      }
      DataRepresentation(exportedContentType: .data) { (_: Slow) in
        await Task.yield()
        return Data()
      }
    }
  }

  @Test("a file goes from one to another, and its bytes with it")
  func files() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "clip.txt")
    try Data("abc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let form = try #require(Clip(file: file).forms.last)
    #expect(form.type == .movie && form.file() == file && form.data() == Data("abc".utf8))
    #expect(Clip.item(of: [form]) == Clip(file: file))
    #expect(Clip.item(of: [TransferForm(type: .text) { Data() }]) == nil)
    #expect(SentTransferredFile(file).allowAccessingOriginalFile == false)
  }

  @Test("what is given on a condition is given then alone")
  func conditions() {
    #expect(Rare(text: "a").forms.count == 2 && Rare(text: "").forms.count == 1)
  }

  @Test("a drag does not wait, and the tool says so")
  func waiting() {
    #expect(Slow().forms.count == 1)
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("FileRepresentation that waits"))
    #expect(told.contains("DataRepresentation that waits"))
  }
}
