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

/// Adds a controller of a file that has nothing to show by itself to the registry at `address`.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the controller's class in its file, from 1.
///   - name: The name of the class.
///   - call: How the controller is made, for people.
///   - content: Makes the controller.
@_disfavoredOverload @MainActor public func _declarePreview(
  _ address: UnsafeMutableRawPointer, line: Int, view name: String, madeUp call: String,
  content: @escaping @MainActor () -> UIViewController
) {
  unsafe PreviewRegistry.at(address).addMadeUp(name, line, call) {
    AnyView(ControllerPreview(make: content).modifier(IgnoredSafeArea(edges: .all)))
  }
}

/// Adds one of UIKit's views of a file that has nothing to show by itself to the registry at `address`.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the view's class in its file, from 1.
///   - name: The name of the class.
///   - call: How the view is made, for people.
///   - content: Makes the view.
@_disfavoredOverload @MainActor public func _declarePreview(
  _ address: UnsafeMutableRawPointer, line: Int, view name: String, madeUp call: String,
  content: @escaping @MainActor () -> UIView
) {
  unsafe PreviewRegistry.at(address).addMadeUp(name, line, call) {
    AnyView(ViewPreview(make: content).modifier(IgnoredSafeArea(edges: .all)))
  }
}
