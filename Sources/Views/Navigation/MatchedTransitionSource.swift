import DisplayList
public import Foundation
import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// The configuration of a zoom's source: how it looks while a page zooms out of it.
@MainActor @preconcurrency public protocol MatchedTransitionSourceConfiguration {
  /// The values of the configuration.
  var _look: _TransitionSourceLook { get }
}

/// The values of a source's configuration.
public struct _TransitionSourceLook {
  package var cornerRadius: CGFloat = 0
  var background: Color?
  var shadow: Shadow?

  package init() {}

  struct Shadow {
    var color: Color
    var radius: CGFloat
    var offset: CGSize
  }
}

/// The configuration of a source that looks on the way as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _look = _TransitionSourceLook()

  /// The same configuration with other values.
  fileprivate func changed(_ change: (inout _TransitionSourceLook) -> Void) -> Self {
    var result = self
    change(&result._look)
    return result
  }
}

extension MatchedTransitionSourceConfiguration {
  private func changed(
    _ change: (inout _TransitionSourceLook) -> Void
  ) -> EmptyMatchedTransitionSourceConfiguration {
    EmptyMatchedTransitionSourceConfiguration(_look: _look).changed(change)
  }

  /// Clips the source on the way to the corners of `shape`.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    changed { $0.cornerRadius = min(shape.cornerSize.width, shape.cornerSize.height) }
  }
  /// Puts a background colour behind the source on the way.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    changed { $0.background = style }
  }
  /// Adds a shadow to the source on the way.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour.
  ///   - radius: The radius of its blur in points.
  ///   - x: How far it lies to the right, in points.
  ///   - y: How far it lies below, in points.
  /// - Returns: The configuration with the shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    changed {
      $0.shadow = _TransitionSourceLook.Shadow(
        color: color, radius: radius, offset: CGSize(width: x, height: y))
    }
  }
  /// Clips the source on the way to round corners of a radius in points.
  ///
  /// - Note: A spelling beside SwiftUI's own, `clipShape(_:)`.
  public func cornerRadius(_ radius: CGFloat) -> some MatchedTransitionSourceConfiguration {
    changed { $0.cornerRadius = radius }
  }
}

/// Makes a view the source of a zoom transition.
struct TransitionSourceModifier: BoxModifier {
  typealias Body = Never
  var key: MatchedKey
  var look: _TransitionSourceLook
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TransitionSourceBox(self, around: inner, node)
  }
}

/// The box of a view that is the source of a zoom transition.
final class TransitionSourceBox: ModifierBox<TransitionSourceModifier>, ZoomSource {
  private var shown = MovingFrame()
  /// The transform from layout space to the stage when the box was drawn last.
  private var transform = CGAffineTransform.identity
  var zoomCount = 0
  var sourceLook: _TransitionSourceLook { modifier.look }

  override init(_ modifier: TransitionSourceModifier, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    graph.transitionSources.add(self)
  }

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }

  override func trace(into lines: inout TraceLines) { lines.add(shown, prefix: "source.") }

  override func wasRemoved() {
    shown.remove(in: graph)
    graph.transitionSources.remove(self)
  }

  var place: CGRect { shown.presentation(in: graph).applying(transform) }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    transform = context.transform
    if zoomCount == 0 { inner.show(into: &list, context) }
  }

  func draw(into list: inout DisplayList, over rect: CGRect) {
    let place = place
    guard place.width > 0, place.height > 0 else { return }
    var context = DrawingContext()
    context.transform = transform.concatenating(filling(rect, from: place))
    inner.show(into: &list, context)
  }
}

/// The transform that makes `source` cover `rect`, about their centres.
package func filling(_ rect: CGRect, from source: CGRect) -> CGAffineTransform {
  let scale = max(rect.width / source.width, rect.height / source.height)
  return CGAffineTransform(translationX: -source.midX, y: -source.midY)
    .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
}

/// The zoom transitions of a scene: the sources, and the pages that zoom.
@MainActor package final class TransitionSources: GraphPart {
  package init() {}

  private var boxes: [TransitionSourceBox] = []
  private var missing: Set<MatchedKey> = []
  private var zooms: [ZoomBox] = []
  /// How a page below one that zooms stood back when it was drawn last.
  var recession = CGAffineTransform.identity
  /// Sources that are found anew for each way, by identity.
  private var finders: [MatchedKey: () -> (any ZoomSource)?] = [:]

  func add(_ box: TransitionSourceBox) { boxes.append(box) }
  func remove(_ box: TransitionSourceBox) { boxes.removeAll { $0 === box } }
  func add(_ zoom: ZoomBox) { zooms.append(zoom) }
  func remove(_ zoom: ZoomBox) { zooms.removeAll { $0 === zoom } }

  /// The newest source of an identity.
  func source(_ key: MatchedKey) -> (any ZoomSource)? {
    if let find = finders[key] { return find() }
    return boxes.last { $0.modifier.key == key }
  }

  /// The identity of the source that `find` finds for a page of UIKit's.
  package func key(
    for page: AnyObject, find: @escaping () -> (any ZoomSource)?
  ) -> MatchedKey {
    // No view has this namespace.
    let key = MatchedKey(
      id: AnyHashable(ObjectIdentifier(page)), namespace: Namespace.ID(serial: -1))
    finders[key] = find
    return key
  }

  /// Counts pages whose source is not there.
  func noteMissing(_ key: MatchedKey) { missing.insert(key) }

  /// How many pages found no source to zoom out of, and were pushed instead.
  package var shortcomings: [String] {
    guard !missing.isEmpty else { return [] }
    let pages = missing.count == 1 ? "1 page finds" : "\(missing.count) pages find"
    return ["\(pages) no matchedTransitionSource to zoom out of: pushed instead"]
  }

  /// Whether any page of a stack zooms.
  func isZooming(in model: NavigationModel) -> Bool { zooms.contains { $0.page?.model === model } }

  /// Whether the page at `depth` of a stack is on its way by a zoom.
  func isOnItsWay(_ model: NavigationModel, depth: Int) -> Bool {
    zooms.contains { $0.isMoving && $0.page?.model === model && $0.page?.depth == depth }
  }

  /// The page on top of a stack, if it zooms and a finger may take it away.
  func pulledPage(of model: NavigationModel) -> ZoomBox? {
    zooms.last { $0.page?.model === model && $0.canBePulled }
  }

  /// Whether the page at `depth` of a stack zooms.
  func isZooming(_ model: NavigationModel, depth: Int) -> Bool {
    zooms.contains { $0.page?.model === model && $0.page?.depth == depth }
  }
}

extension View {
  /// Makes this view the source of a zoom transition, for
  /// `navigationTransition(.zoom(sourceID:in:))`.
  ///
  /// - Parameters:
  ///   - id: The identity that the transition names.
  ///   - namespace: The namespace in which the identity is unique.
  /// - Returns: This view; it is not drawn in its own place while a page zooms.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), look: _TransitionSourceLook()))
  }

  /// Makes this view the source of a zoom transition, configured for the way.
  ///
  /// - Parameters:
  ///   - id: The identity that the transition names.
  ///   - namespace: The namespace in which the identity is unique.
  ///   - configuration: Configures how the source looks while a page zooms; given one that changes
  ///     nothing.
  /// - Returns: This view; it is not drawn in its own place while a page zooms.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    let look = configuration(EmptyMatchedTransitionSourceConfiguration())._look
    return modifier(
      TransitionSourceModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), look: look))
  }
}

extension ViewGraph {
  /// The zoom transitions of this scene.
  var transitionSources: TransitionSources { part(TransitionSources.self) }
}
