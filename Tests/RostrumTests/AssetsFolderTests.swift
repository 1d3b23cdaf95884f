import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing
import UIKitViews
import ViewEngine
import Views

@testable import RostrumTool

@MainActor @Suite struct AssetsFolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String) throws {
    try text.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
  }

  private func writePicture(_ name: String) throws {
    let file = try PNGEncoder().encode(Pixmap(width: 4, height: 2))
    try Data(file).write(to: URL(fileURLWithPath: folder.file(name)))
  }

  private let star = #"<svg viewBox="0 0 24 24"><path fill="red" d="M0 0 L24 0 L12 24 Z"/></svg>"#

  @Test("pictures and symbols are read by their endings; other files are left alone")
  func read() throws {
    try writePicture("photo.png")
    try writePicture("photo2@2x.PNG")
    try write(star, "star.svg")
    try write("notes", "notes.txt")
    _ = try AssetsFolder.read(folder.path)
  }

  @Test("a folder without any is no mistake")
  func empty() throws { _ = try AssetsFolder.read(folder.path) }

  @Test("a folder that is none is told")
  func noFolder() throws {
    try write("", "file")
    for path in [folder.file("none"), folder.file("file")] {
      #expect(
        throws: Failure(.usage, "\(path) cannot be read: it is no folder, or may not be read")
      ) { try AssetsFolder.read(path) }
    }
  }

  @Test(
    "an SVG that is no symbol is told, with what is accepted",
    arguments: [
      ("", "accepted is an SVG with a viewBox and paths"),
      (#"<svg viewBox="0 0 24 24"></svg>"#, "accepted is an SVG with a viewBox and paths"),
      (#"<svg><path d="M0 0"/></svg>"#, "accepted is an SVG with a viewBox and paths"),
      (
        #"<svg viewBox="0 0 24"><path d="M0 0"/></svg>"#,
        "accepted is an SVG with a viewBox and paths"
      ),
    ])
  func noSymbol(text: String, reason: String) throws {
    try write(text, "star.svg")
    let path = folder.file("star.svg")
    #expect(throws: Failure(.usage, "\(path) cannot be read: \(reason)")) {
      try AssetsFolder.read(folder.path)
    }
  }

  @Test("a path that is none is told in one line")
  func badPath() throws {
    try write(#"<svg viewBox="0 0 24 24"><path d="M0 0 Q"/></svg>"#, "star.svg")
    let failure = #expect(throws: Failure.self) { try AssetsFolder.read(folder.path) }
    #expect(failure?.message.hasPrefix("\(folder.file("star.svg")) cannot be read: ") ?? false)
  }

  @Test("a picture that is none, or a file that is no text, is named")
  func broken() throws {
    try write("no picture", "photo.png")
    let error = #expect(throws: CodecError.self) { try AssetsFolder.read(folder.path) }
    #expect(error?.description.hasPrefix(folder.file("photo.png")) ?? false)
    try FileManager.default.removeItem(atPath: folder.file("photo.png"))
    try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: folder.file("star.svg")))
    let path = folder.file("star.svg")
    #expect(throws: Failure(.usage, "\(path) cannot be read: it is not text in UTF-8")) {
      try AssetsFolder.read(folder.path)
    }
  }
}
