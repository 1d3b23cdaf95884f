import DisplayList
import DocumentViews
import Foundation
import Geometry
import Motion
import Pixels
import SceneDocuments
import SceneGraph
import Testing
import ViewEngine
import Views

/// A scene on a small stage, driven by a test: of a document, or of views written by hand.
@MainActor struct Rehearsal {
  let graph: ViewGraph
  /// The document's scene, if it is one.
  let scene: DocumentScene?

  /// A document on a stage of 100×100 points.
  init(_ yaml: String, assets: Assets = Assets()) throws {
    let document = try Self.document(yaml)
    let scene = DocumentScene(document)
    try self.init(scene.preview.content(), scene, assets, Self.size(of: document))
  }

  /// Views written by hand on the same stage.
  init(assets: Assets = Assets(), @ViewBuilder _ content: () -> some View) throws {
    try self.init(AnyView(content()), nil, assets, CGSize(width: 100, height: 100))
  }

  private init(
    _ content: AnyView, _ scene: DocumentScene?, _ assets: Assets, _ size: CGSize
  ) throws {
    self.scene = scene
    graph = ViewGraph(content, stage: Stage(size: size, scale: 1, assets: assets))
    try graph.start()
    try graph.advance(to: .zero)
  }

  /// Reads a document; what is wrong with it is the test's mistake.
  static func document(_ yaml: String) throws -> SceneDocument {
    do {
      let source = try DocumentSource(bytes: Array(yaml.utf8), path: "test.yaml", format: .yaml)
      return try source.document()
    } catch {
      Issue.record("\(error.lines.joined(separator: "\n"))\n\(yaml)")
      throw error
    }
  }

  private static func size(of document: SceneDocument) -> CGSize {
    if case .points(let width, let height) = document.stage.size {
      return CGSize(width: width, height: height)
    }
    return CGSize(width: 100, height: 100)
  }

  /// The frame at the current instant, one command to the line.
  var frame: String { graph.displayList().description }

  /// Goes on to `seconds`.
  func advance(to seconds: Double) throws { try graph.advance(to: Instant(seconds: seconds)) }

  /// The frame at `seconds`.
  func frame(at seconds: Double) throws -> String {
    try advance(to: seconds)
    return frame
  }

  /// All values now, but for the views' names.
  var values: [String] {
    ValueTrace(of: graph).sample().map {
      "\($0.property) \($0.model) \($0.presentation) \($0.animation ?? "at rest")"
    }
  }

  /// The presentation of a property of a view.
  func number(_ property: String, of view: String) -> Double? {
    let value = ValueTrace(of: graph).sample().first { $0.view == view && $0.property == property }
    guard case .number(let number)? = value?.presentation else { return nil }
    return number
  }

  /// A finger taps at a place, at an instant.
  func tap(_ x: Double, _ y: Double, at seconds: Double) throws {
    try advance(to: seconds)
    graph.touch(.began, at: CGPoint(x: x, y: y), id: 0)
    try graph.settleNow()
    try advance(to: seconds + 0.05)
    graph.touch(.ended, at: CGPoint(x: x, y: y), id: 0)
    try graph.settleNow()
  }

  /// A finger drags from a place by a distance, in even steps of 1/120 s.
  func drag(_ x: Double, _ y: Double, by width: Double, at seconds: Double, steps: Int) throws {
    let start = (seconds * 120).rounded()
    try advance(to: start / 120)
    graph.touch(.began, at: CGPoint(x: x, y: y), id: 0)
    try graph.settleNow()
    for step in 1...steps {
      try advance(to: (start + Double(step)) / 120)
      let place = CGPoint(x: x + width * Double(step) / Double(steps), y: y)
      graph.touch(step == steps ? .ended : .moved, at: place, id: 0)
      try graph.settleNow()
    }
  }

  /// Goes on until nothing more happens; at most a minute of film.
  func settle() throws {
    while let next = graph.nextEvent, next <= Instant(seconds: 60) { try graph.advance(to: next) }
  }
}

/// A view that is switched on as the film begins, as a document's state is that begins at 0.
struct SwitchedOn<Content: View>: View {
  var animation: Animation? = .linear(duration: 1)
  @ViewBuilder let content: (Bool) -> Content
  @State var isOn = false

  var body: some View {
    ZStack { content(isOn) }
      .onAppear { withAnimation(animation) { isOn = true } }
  }
}

extension Assets {
  /// A picture called `leaf`, of 20×10 pixels.
  static var withLeaf: Assets {
    var assets = Assets()
    assets.add(Pixmap(width: 20, height: 10), named: "leaf")
    return assets
  }
}
