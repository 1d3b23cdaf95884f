public import ViewEngine

/// Adds a preview of a controller to the registry at `address`.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the `#Preview` in its file, from 1.
///   - name: The preview's name; `nil` without one.
///   - traits: How it wants to be shown, in the order given.
///   - content: Makes the controller.
@_disfavoredOverload @MainActor public func _declarePreview(
  _ address: UnsafeMutableRawPointer, line: Int, name: String?,
  traits: [PreviewTrait<Preview.ViewTraits>],
  content: @escaping @MainActor () -> UIViewController
) {
  unsafe PreviewRegistry.at(address).add(
    Preview(name: name, line: line, traits: traits) {
      AnyView(ControllerPreview(make: content).modifier(IgnoredSafeArea(edges: .all)))
    })
}

/// Adds a preview of one of UIKit's views to the registry at `address`.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the `#Preview` in its file, from 1.
///   - name: The preview's name; `nil` without one.
///   - traits: How it wants to be shown, in the order given.
///   - content: Makes the view.
@_disfavoredOverload @MainActor public func _declarePreview(
  _ address: UnsafeMutableRawPointer, line: Int, name: String?,
  traits: [PreviewTrait<Preview.ViewTraits>],
  content: @escaping @MainActor () -> UIView
) {
  unsafe PreviewRegistry.at(address).add(
    Preview(name: name, line: line, traits: traits) {
      AnyView(ViewPreview(make: content).modifier(IgnoredSafeArea(edges: .all)))
    })
}
