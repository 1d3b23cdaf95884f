internal import Foundation
internal import Motion
public import SceneDocuments
internal import SceneGraph
public import ViewEngine
internal import Views

/// A scene document on its way to the stage: to the tool it is what a preview of a compiled scene is.
///
/// One scene is for one run: its states begin anew in the next.
@MainActor public final class DocumentScene {
  private let document: SceneDocument
  private let conductor: DocumentConductor

  /// Makes a scene of a document.
  ///
  /// - Parameters:
  ///   - document: The document, read and checked, with its inputs and tokens put in.
  ///   - rate: The film's rate, by which times in frames have a length.
  public init(_ document: SceneDocument, rate: FrameRate = FrameRate(frames: 60)) {
    self.document = document
    conductor = DocumentConductor(document, rate: rate)
  }

  /// The document as a preview, with its wishes for the stage.
  public var preview: Preview {
    Preview(name: document.name, line: 1, traits: traits) { [document, conductor] in
      AnyView(DocumentView(document, conductor))
    }
  }

  /// Begins a state now, as an event of the document would; once the scene has been put on its stage.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - animation: How the change moves; `nil` for what the document says.
  /// - Returns: Whether the document has such a state.
  @discardableResult
  public func begin(_ state: String, animation: AnimationChoice? = nil) -> Bool {
    conductor.begin(state, animation: animation)
  }

  private var traits: [PreviewTrait<Preview.ViewTraits>] {
    var traits: [PreviewTrait<Preview.ViewTraits>] = []
    switch document.stage.size {
    case .points(let width, let height): traits.append(.fixedLayout(width: width, height: height))
    case .fit: traits.append(.sizeThatFitsLayout)
    case nil: break
    }
    var duration: Double?
    if case .time(let time) = document.stage.length {
      duration = time.instant(at: conductor.rate).seconds
    }
    if document.stage.scale != nil || duration != nil {
      traits.append(.stage(scale: document.stage.scale, duration: duration))
    }
    return traits
  }
}
