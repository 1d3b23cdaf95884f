public import UniformTypeIdentifiers
@_spi(Engine) public import ViewEngine
public import Views

/// A paste button: a tap hands on what was copied last, if it is of the types that are asked for.
///
/// What the film's own code puts on the general pasteboard is all that can be pasted; without anything of the types the button
/// cannot be tapped.
public struct PasteButton: View {
  /// Whether there is anything of the types on a pasteboard.
  private let isThere: @MainActor (UIPasteboard) -> Bool
  /// Hands it on.
  private let paste: @MainActor (UIPasteboard) -> Void

  /// Creates a button that hands on values.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - onPaste: Called with them.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    isThere = { board in board.itemProviders.contains { $0.item(of: T.self) != nil } }
    paste = { board in onPaste(board.itemProviders.compactMap { $0.item(of: T.self) }) }
  }
  /// Creates a button that hands on providers of data.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of the data.
  ///   - payloadAction: Called with them.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    func providers(_ board: UIPasteboard) -> [NSItemProvider] {
      board.itemProviders.filter { provider in
        supportedContentTypes.contains {
          provider.hasItemConformingToTypeIdentifier($0.identifier)
        }
      }
    }
    isThere = { !providers($0).isEmpty }
    paste = { payloadAction(providers($0)) }
  }

  public var body: some View {
    let board = UIPasteboard.general
    board.revision.read()
    return Button {
      paste(board)
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .disabled(!isThere(board))
  }
}
