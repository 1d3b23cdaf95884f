import SceneDocuments
import Synchronization
import ViewEngine

/// What makes a view of a scene document.
///
/// The tool knows the engine, not the views; the program, which links both, hands this in.
enum DocumentScenes {
  /// Makes the preview that a document is.
  typealias Maker = @MainActor @Sendable (SceneDocument) -> Preview

  private static let maker = Mutex<Maker?>(nil)

  /// Sets what makes views, once, before the tool runs.
  static func use(_ maker: @escaping Maker) { self.maker.withLock { $0 = maker } }

  /// The preview of a document.
  ///
  /// - Throws: ``Failure`` in a program that was built without views.
  @MainActor static func preview(of document: SceneDocument) throws -> Preview {
    guard let make = maker.withLock(\.self) else {
      throw Failure(.internalError, "no views for documents; \(Messages.internalError)")
    }
    return make(document)
  }
}
