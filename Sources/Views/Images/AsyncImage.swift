public import Foundation
public import SceneGraph
@_spi(Engine) public import ViewEngine

/// The phase of an image that is loaded.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It cannot be loaded, as code must say; in a film none fails.
  case failure(any Error)

  /// The image; `nil` until it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it cannot be loaded; `nil` unless it failed.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An asynchronous image: a picture of the network, and until it is there a placeholder.
///
/// A film has no network: the picture is the file that the option `--asset-url` gives for the address, after as long as it
/// says; without one the placeholder stays.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  /// The address whose picture has come.
  @State private var arrived: URL?

  fileprivate init(
    _ url: URL?, _ scale: CGFloat, _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> Content
  ) {
    (self.url, self.scale, self.transaction) = (url, scale, transaction)
    self.content = content
  }

  /// Creates an image that is loaded, with a view for each phase.
  ///
  /// - Parameters:
  ///   - url: The address; `nil` for none.
  ///   - scale: Pixels to the point.
  ///   - transaction: The transaction by which phases change.
  ///   - content: What is shown in a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url, scale, transaction, content) }

  /// Creates an image that is loaded, with a view for it and one until it is there.
  ///
  /// - Parameters:
  ///   - url: The address; `nil` for none.
  ///   - scale: Pixels to the point.
  ///   - content: Shows the image.
  ///   - placeholder: What is shown until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url, scale, Transaction()) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  public var body: some View {
    content(phase)
      .modifier(AsyncImageWatch(missing: delay == nil ? address : nil))
      .task(id: address) { await load() }
  }

  private var address: String? { url?.absoluteString }
  /// How long the picture takes to come; `nil` if there is none.
  private var delay: Double? { address.flatMap { Assets.current.delays[$0] } }

  private var phase: AsyncImagePhase {
    guard let address, let delay, delay == 0 || arrived == url else { return .empty }
    var image = Image(.named(address))
    image.density = scale > 0 ? Double(scale) : 1
    return .success(image)
  }

  private func load() async {
    guard let delay, delay > 0, arrived != url else { return }
    guard (try? await Task.sleep(for: .seconds(delay))) != nil else { return }
    withTransaction(transaction) { arrived = url }
  }
}

extension AsyncImage where Content == Image {
  /// Creates an image that is loaded, and until it is there a grey place.
  ///
  /// - Parameters:
  ///   - url: The address; `nil` for none.
  ///   - scale: Pixels to the point.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url, scale, Transaction()) { $0.image ?? Image(.picture(.blank)).resizable() }
  }
}

/// Notes an address for which there is no picture.
private struct AsyncImageWatch: PrimitiveModifier {
  typealias Body = Never
  let missing: String?
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    AsyncImageNode(content, self, inputs)
  }
}

/// The node of an image that is loaded.
private final class AsyncImageNode<Content: View>: SingleChildNode {
  init(_ content: Content, _ modifier: AsyncImageWatch, _ inputs: NodeInputs) {
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    note(modifier)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, AsyncImageWatch>.self)
    note(view.modifier)
    child?.update(view.content, environment: environment)
  }

  private func note(_ modifier: AsyncImageWatch) {
    if let address = modifier.missing { graph.noteMissing(address, isSystem: false, by: self) }
  }
}
