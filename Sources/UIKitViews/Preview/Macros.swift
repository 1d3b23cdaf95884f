import Motion
public import ViewEngine

/// Shows a view when the file is filmed: each `#Preview` of a file is a scene of its own.
///
/// The view is SwiftUI's, or one of UIKit's, or a controller's.
///
/// - Parameters:
///   - name: What `--preview` calls it.
///   - body: Makes the view; `@Previewable` properties at its top are the scene's state.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, @PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Shows a view when the file is filmed, on a stage of its own.
///
/// - Parameters:
///   - name: What `--preview` calls it.
///   - traits: The stage: `.fixedLayout(width:height:)`, `.sizeThatFitsLayout`, `.landscapeLeft` …
///   - additionalTraits: More of the same.
///   - body: Makes the view; `@Previewable` properties at its top are the scene's state.
@freestanding(declaration) public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewBuilder body: @escaping @MainActor () -> Any
) = #externalMacro(module: "ViewMacros", type: "PreviewMacro")

/// Makes a property at the top of a `#Preview` a property of the previewed view.
@attached(peer) public macro Previewable() =
  #externalMacro(module: "ViewMacros", type: "PreviewableMacro")

/// Writes the key of a new value in `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() =
  #externalMacro(module: "ViewMacros", type: "EntryMacro")

/// Makes a type's stored properties animatable: conforms it to `Animatable` with all of them as
/// animatable data.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "ViewMacros", type: "AnimatableMacro")

/// Leaves a stored property out of the animatable data of `@Animatable`.
@attached(peer) public macro AnimatableIgnored() =
  #externalMacro(module: "ViewMacros", type: "AnimatableIgnoredMacro")
