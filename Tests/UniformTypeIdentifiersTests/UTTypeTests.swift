import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Types of files and data")
struct UTTypeTests {
  @Test(
    "are kinds of others",
    arguments: [
      (UTType.png, UTType.image), (.jpeg, .data), (.heic, .heif), (.heic, .content),
      (.json, .text), (.swiftSource, .plainText), (.svg, .xml), (.svg, .image),
      (.mp3, .audiovisualContent), (.folder, .directory), (.folder, .item), (.fileURL, .url),
      (.usdz, .threeDContent),
    ])
  func conforms(type: UTType, parent: UTType) {
    #expect(type.conforms(to: parent) && type.isSubtype(of: parent))
    #expect(parent.isSupertype(of: type) && type.supertypes.contains(parent))
    #expect(!parent.conforms(to: type))
  }

  @Test("conform to themselves, and are no kind of themselves")
  func itself() {
    #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(!UTType.png.conforms(to: .text) && !UTType.directory.conforms(to: .data))
  }

  @Test(
    "are found by endings and by what servers call them",
    arguments: [
      ("PNG", "image/png", UTType.png), ("jpg", "image/jpeg", .jpeg), ("htm", "text/html", .html),
      ("mp4", "video/mp4", .mpeg4Movie), ("txt", "text/plain", .plainText),
      ("json", "application/json", .json), ("pdf", "application/pdf", .pdf),
    ])
  func found(ending: String, mime: String, type: UTType) {
    #expect(UTType(filenameExtension: ending) == type)
    if type != .plainText { #expect(UTType(mimeType: mime) == type) }
    #expect(type.preferredMIMEType == mime || type == .plainText)
  }

  @Test("made for an ending that nobody knows are what is said, and no others")
  func dynamic() throws {
    let type = try #require(UTType(filenameExtension: "donut", conformingTo: .image))
    #expect(type.isDynamic && !type.isDeclared && !type.isPublic)
    #expect(type.conforms(to: .image) && type.conforms(to: .data))
    #expect(type.preferredFilenameExtension == nil && type.localizedDescription == nil)
    #expect(UTType(filenameExtension: "") == nil && UTType("com.example.none") == nil)
  }

  @Test("of an app's own are kinds of what it says")
  func own() throws {
    let donut = UTType(exportedAs: "com.example.donut", conformingTo: .json)
    #expect(donut.conforms(to: .text) && donut.isDeclared && "\(donut)" == "com.example.donut")
    #expect(UTType(importedAs: "com.example.x").supertypes == [.data, .item])
    let again = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(donut))
    #expect(again == donut && again.conforms(to: .json))
  }

  @Test("have only parents that are types, and none that goes in a circle")
  func table() {
    for (identifier, entry) in TypeTable.entries {
      #expect(entry.parents.allSatisfy { TypeTable.entries[$0] != nil }, "\(identifier)")
      #expect(!UTType(known: identifier).supertypes.contains(UTType(known: identifier)))
      #expect(!entry.name.isEmpty && UTType(identifier)?.identifier == identifier)
    }
  }

  @Test("give files their endings")
  func endings() throws {
    let folder = URL(fileURLWithPath: "/photos")
    #expect(
      folder.appendingPathComponent("a").appendingPathExtension(for: .png).path == "/photos/a.png")
    let there = folder.appendingPathComponent("a.PNG").appendingPathExtension(for: .png)
    #expect(there.path == "/photos/a.PNG")
    #expect(folder.appendingPathExtension(for: .image).path == "/photos")
  }
}
