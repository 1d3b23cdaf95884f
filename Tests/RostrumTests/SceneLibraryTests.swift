import Rostrum
import Testing

@testable import SceneLoader

/// Which of a file's previews is meant.
@MainActor @Suite("SceneLibrary") struct SceneLibraryTests {
  /// A file with these previews; `nil` has no name.
  private func library(previews names: [String?]) -> SceneLibrary {
    declared { address in
      for (index, name) in names.enumerated() {
        _declarePreview(address, line: index + 1, name: name, traits: []) { EmptyView() }
      }
    }
  }

  /// A file without previews but with these views.
  private func library(views: [(name: String, isPart: Bool)]) -> SceneLibrary {
    declared { address in
      for (index, view) in views.enumerated() {
        _declarePreview(address, line: index + 1, view: view.name, isPart: view.isPart) {
          EmptyView()
        }
      }
    }
  }

  private func declared(_ declare: (UnsafeMutableRawPointer) -> Void) -> SceneLibrary {
    let registry = PreviewRegistry()
    registry.collect(declare)
    return SceneLibrary("a.swift", previews: registry.previews)
  }

  private func line(_ wanted: String?, of library: SceneLibrary) throws -> Int {
    try library.preview(wanted).line
  }

  @Test("the first is meant where nobody says")
  func first() throws {
    #expect(try line(nil, of: library(previews: ["A", "B"])) == 1)
    #expect(try line(nil, of: library(previews: [nil])) == 1)
  }

  @Test(
    "a preview is found by its name and by its number, and a name stands above a number",
    arguments: [("A", 1), ("2", 4), ("1", 1), ("3", 3), ("4", 4), ("A 2", 2), ("", 5)])
  func found(wanted: String, place: Int) throws {
    #expect(try line(wanted, of: library(previews: ["A", "A 2", nil, "2", ""])) == place)
  }

  @Test("of two previews of one name the first is meant; the other has its number")
  func twins() throws {
    let library = library(previews: ["A", "A"])
    #expect(try line("A", of: library) == 1)
    #expect(try line("2", of: library) == 2)
  }

  @Test(
    "another name or number is told what there is",
    arguments: ["a", "0", "-1", "4", "1.0", " A", ""])
  func unknown(wanted: String) {
    let error = SceneError.unknownPreview(
      wanted: wanted, path: "a.swift", available: ["A", "2", "B"])
    #expect(throws: error) { try library(previews: ["A", nil, "B"]).preview(wanted) }
  }

  @Test("without previews the only view, or the only one that is no part of another, is meant")
  func views() throws {
    #expect(try line(nil, of: library(views: [("A", false)])) == 1)
    #expect(try line(nil, of: library(views: [("A", true)])) == 1)
    #expect(try line(nil, of: library(views: [("A", true), ("B", false), ("C", true)])) == 2)
    #expect(try line("C", of: library(views: [("A", true), ("B", false), ("C", true)])) == 3)
  }

  @Test("several views that could be meant are told, without those that are parts")
  func several() {
    #expect(throws: SceneError.severalViews(path: "a.swift", names: ["A", "C"])) {
      try library(views: [("A", false), ("B", true), ("C", false)]).preview(nil)
    }
    #expect(throws: SceneError.severalViews(path: "a.swift", names: ["A", "B"])) {
      try library(views: [("A", true), ("B", true)]).preview(nil)
    }
  }

  @Test("a preview stands above bare views, wherever it is")
  func both() throws {
    let library = declared { address in
      _declarePreview(address, line: 1, view: "A", isPart: false) { EmptyView() }
      _declarePreview(address, line: 7, name: nil, traits: []) { EmptyView() }
    }
    #expect(try line(nil, of: library) == 7)
    #expect(library.names == ["A", "2"])
  }

  @Test("traits and names reach whoever puts the preview on its stage")
  func traits() throws {
    let library = declared {
      _declarePreview($0, line: 3, name: "N", traits: [.landscapeLeft, .sizeThatFitsLayout]) {
        Color.red
      }
    }
    let preview = try library.preview("N")
    #expect(preview.name == "N" && preview.line == 3 && preview.traits.count == 2)
  }
}
