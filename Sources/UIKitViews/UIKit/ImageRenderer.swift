public import Foundation
import DisplayList
import Geometry
public import OpenCombine
@_spi(Engine) public import ViewEngine
import Views

/// An image renderer: an image of views as they are at once, before anything moves in them.
///
/// What is drawn stays sharp at every size, as films draw commands and not pixels; that views outside are seen through
/// it, as materials want it, is the place's where the image is shown. Views that observe it are made anew when its views
/// change.
@MainActor public final class ImageRenderer<Content: View>: @MainActor ObservableObject {
  /// What is told before the image is another.
  public let objectWillChange = ObservableObjectPublisher()
  /// The views.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that is proposed to them; unspecified for their ideal one.
  public var proposedSize = ProposedViewSize.unspecified {
    willSet { objectWillChange.send() }
  }
  /// Pixels to the point, as code is told.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether the image has a black ground where the views have none.
  public var isOpaque = false { willSet { objectWillChange.send() } }

  /// Creates a renderer of views.
  public init(content view: Content) { content = view }

  /// The image as UIKit has it; `nil` where the views have no size.
  public var uiImage: UIImage? { picture.map { UIImage(drawn: $0) } }
  /// The image as Core Graphics has it; `nil` where the views have no size.
  public var cgImage: CGImage? { picture.map { CGImage($0) } }

  /// Draws the views into a context.
  ///
  /// - Parameters:
  ///   - rasterizationScale: Pixels to the point of what has to be drawn in pixels.
  ///   - renderer: Is told the size of the views in points, and what draws them into a context.
  /// - Note: Accepted; no effect. `rasterizationScale`: nothing is drawn in pixels.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    guard let picture else { return renderer(.zero) { _ in } }
    renderer(picture.size) {
      $0.paint(CGImage(picture), in: CGRect(origin: .zero, size: picture.size))
    }
  }

  /// What the views draw; `nil` where they have no size.
  private var picture: DrawnPicture? {
    UIScreen.draw(AnyView(content), proposedSize, isOpaque: isOpaque)
      .map { DrawnPicture($0.list, size: $0.size, scale: Double(scale)) }
  }
}

extension UIScreen {
  /// Draws SwiftUI's views as they are when they come.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - proposal: The size that is proposed to them.
  ///   - isOpaque: Whether the ground is black.
  /// - Returns: What they draw from their top left, and their size; `nil` where they have none.
  static func draw(
    _ content: AnyView, _ proposal: ProposedViewSize, isOpaque: Bool
  ) -> (list: DisplayList, size: CGSize)? {
    guard let graph else { return nil }
    var environment = environment
    environment.drawing.graph = graph
    let node = LayoutView(layout: VStackLayout(), content: content)
      .node(NodeInputs(graph: graph, environment: environment))
    defer { node.remove() }
    guard let box = node.boxes.first else { return nil }
    let frame = CGRect(origin: .zero, size: box.size(for: proposal))
    guard frame.width > 0, frame.height > 0 else { return nil }
    box.place(in: frame, proposal: ProposedViewSize(frame.size))
    var list = DisplayList()
    if isOpaque { list.fill(Path(frame), with: .solid(.black)) }
    box.show(into: &list, DrawingContext())
    return (list, frame.size)
  }
}
