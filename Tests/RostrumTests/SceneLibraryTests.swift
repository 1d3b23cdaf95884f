import Foundation
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

  @Test("of several views the one that is called as the file is meant")
  func namesake() throws {
    #expect(try line(nil, of: library(views: [("B", false), ("a", false)])) == 2)
    #expect(try line(nil, of: library(views: [("B", true), ("a", true)])) == 2)
    #expect(throws: SceneError.self) {
      try library(views: [("B", false), ("a", true), ("C", false)]).preview(nil)
    }
  }

  @Test("a view whose arguments are made up is shown, and how it is made is told")
  func madeUp() throws {
    let library = declared { address in
      _declarePreview(address, line: 3, view: "A", madeUp: "A(b: 17)") { EmptyView() }
      _declarePreview(address, line: 4, view: "C17", madeUp: "C17()") { EmptyView() }
      _declarePreview(address, line: 5, view: "D", isPart: false, madeUp: "D().environment(S17())")
      {
        EmptyView()
      }
    }
    for name in ["A", "C17", "D"] { _ = try library.preview(name).content() }
    #expect(MadeUpPreviews.shortcomings.contains { $0.contains("`A(b: 17)`") })
    #expect(MadeUpPreviews.shortcomings.contains { $0.contains("`D().environment(S17())`") })
    #expect(!MadeUpPreviews.shortcomings.contains { $0.contains("C17") })
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

  // MARK: Preview providers

  /// Each view of the provider as a preview: its name, and how many traits it has.
  private func parts(of provider: any PreviewProvider.Type) -> [String] {
    func declare<P: PreviewProvider>(_ type: P.Type) -> SceneLibrary {
      declared { _declarePreview($0, line: 3, provider: type) }
    }
    return declare(provider).previews.map { "\($0.name ?? "") \($0.traits.count)" }
  }

  @Test("a provider's one view has the provider's name")
  func oneView() {
    enum One: PreviewProvider { static var previews: some View { Color.red } }
    enum Padded: PreviewProvider {
      static var previews: some View { Group { Color.red.padding() } }
    }
    enum Named: PreviewProvider {
      static var previews: some View {
        Color.red.previewDisplayName("N").previewLayout(.sizeThatFits).padding()
      }
    }
    #expect(parts(of: One.self) == ["One 0"])
    #expect(parts(of: Padded.self) == ["Padded 0"])
    #expect(parts(of: Named.self) == ["N 1"])
  }

  @Test("several views of a provider are previews each, in groups, loops and conditions, too")
  func severalViews() {
    enum Tuple: PreviewProvider {
      static var previews: some View {
        Color.red
        Color.green.previewDisplayName("green")
      }
    }
    enum Grouped: PreviewProvider {
      static var previews: some View {
        Group {
          Color.red.previewLayout(.sizeThatFits)
          if Bool(true) { Color.green }
          ForEach(0..<2) { Color.blue.opacity(Double($0)) }
        }
        .previewInterfaceOrientation(.landscapeLeft)
        .padding()
      }
    }
    enum Stack: PreviewProvider {
      static var previews: some View {
        VStack {
          Color.red
          Color.green
        }
      }
    }
    #expect(parts(of: Tuple.self) == ["Tuple 1 0", "green 0"])
    #expect(
      parts(of: Grouped.self) == ["Grouped 1 2", "Grouped 2 1", "Grouped 3 1", "Grouped 4 1"])
    #expect(parts(of: Stack.self) == ["Stack 0"])
  }

  @Test(
    "a modifier of a group modifies each of its views, and the view's own wish stands above the group's"
  )
  func modifiedGroups() throws {
    enum P: PreviewProvider {
      static var previews: some View {
        Group {
          Color.red.previewDisplayName("own")
          Color.green
        }
        .frame(width: 30, height: 20)
        .previewDisplayName("group")
      }
    }
    let library = declared { _declarePreview($0, line: 3, provider: P.self) }
    #expect(library.names == ["own", "group"])
    for (preview, color) in zip(library.previews, ["#ff3b30", "#34c759"]) {
      let graph = ViewGraph(
        preview.content(), stage: Stage(size: CGSize(width: 30, height: 20), scale: 1))
      try graph.start()
      #expect(graph.displayList().description.contains(color))
      #expect(graph.displayList().commands.count == 1)
    }
  }
}
