/// The previews of one scene file, as its functions declare them.
@MainActor public final class PreviewRegistry {
  /// The previews that were declared so far.
  public private(set) var previews: [Preview] = []

  /// Creates a registry without previews.
  public init() {}

  /// Adds what a file declares.
  package func add(_ preview: Preview) { previews.append(preview) }

  /// The registry whose address ``collect(_:)`` hands to what declares.
  @unsafe package static func at(_ address: UnsafeMutableRawPointer) -> PreviewRegistry {
    unsafe Unmanaged<PreviewRegistry>.fromOpaque(address).takeUnretainedValue()
  }

  /// Lets `declare` add previews to this registry.
  ///
  /// - Parameter declare: Calls the functions that the file exports, with the address it is given.
  public func collect(_ declare: (UnsafeMutableRawPointer) -> Void) {
    unsafe declare(Unmanaged.passUnretained(self).toOpaque())
  }
}

/// Adds a preview to the registry at `address`: what the expansion of `#Preview` calls.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the `#Preview` in its file, from 1.
///   - name: The preview's name; `nil` without one.
///   - traits: How it wants to be shown, in the order given.
///   - content: Makes the previewed views.
@MainActor public func _declarePreview<Content: View>(
  _ address: UnsafeMutableRawPointer, line: Int, name: String?,
  traits: [PreviewTrait<Preview.ViewTraits>],
  @ViewBuilder content: @escaping @MainActor () -> Content
) {
  let registry = unsafe PreviewRegistry.at(address)
  registry.add(
    Preview(name: name, line: line, traits: traits) { AnyView(content()) })
}

/// Adds a preview to the registry at `address` whose closure returns views of several types, as in branches of `do`.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the `#Preview` in its file, from 1.
///   - name: The preview's name; `nil` without one.
///   - traits: How it wants to be shown, in the order given.
///   - content: Makes the previewed view.
@_disfavoredOverload @MainActor public func _declarePreview(
  _ address: UnsafeMutableRawPointer, line: Int, name: String?,
  traits: [PreviewTrait<Preview.ViewTraits>],
  content: @escaping @MainActor () -> any View
) {
  let registry = unsafe PreviewRegistry.at(address)
  registry.add(Preview(name: name, line: line, traits: traits) { AnyView(content()) })
}

/// Adds the previews of a preview provider to the registry at `address`: one for each of its views.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the provider's type in its file, from 1.
///   - provider: The provider; its type's name is the preview's unless a modifier names it, with a number where
///     there are several.
@MainActor public func _declarePreview<Provider: PreviewProvider>(
  _ address: UnsafeMutableRawPointer, line: Int, provider: Provider.Type
) {
  let registry = unsafe PreviewRegistry.at(address)
  let parts = previewParts(of: Provider.previews)
  for (index, part) in parts.enumerated() {
    let name = part.wishes.name ?? (parts.count > 1 ? "\(provider) \(index + 1)" : "\(provider)")
    registry.add(
      Preview(name: name, line: line, traits: part.wishes.traits) {
        // Made anew, as a view's state begins with each run.
        let parts = previewParts(of: Provider.previews)
        return parts.indices.contains(index) ? AnyView(parts[index].view) : AnyView(EmptyView())
      })
  }
}

/// Adds a view of a file without previews to the registry at `address`.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the view's type in its file, from 1.
///   - name: The name of the view's type.
///   - isPart: Whether other views of the file make this one.
///   - call: How the view is made, for people, where objects are made up for its environment.
///   - content: Makes the view.
@MainActor public func _declarePreview<Content: View>(
  _ address: UnsafeMutableRawPointer, line: Int, view name: String, isPart: Bool,
  madeUp call: String? = nil, content: @escaping @MainActor () -> Content
) {
  unsafe PreviewRegistry.at(address).addMadeUp(name, line, call, isPart: isPart) {
    AnyView(content())
  }
}

/// Adds a view of a file that has nothing to show by itself to the registry at `address`: its arguments are made up.
///
/// - Parameters:
///   - address: The address of the registry, as ``PreviewRegistry/collect(_:)`` hands it out.
///   - line: The line of the view's type in its file, from 1.
///   - name: The name of the view's type.
///   - call: How the view is made, for people.
///   - content: Makes the view.
@MainActor public func _declarePreview<Content: View>(
  _ address: UnsafeMutableRawPointer, line: Int, view name: String, madeUp call: String,
  content: @escaping @MainActor () -> Content
) {
  unsafe PreviewRegistry.at(address).addMadeUp(name, line, call) { AnyView(content()) }
}

extension PreviewRegistry {
  /// Adds what is shown of a file that has nothing to show by itself; the film's result counts a warning where values are made up.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - line: Its line, from 1.
  ///   - call: How a value of it is made, for people; `nil` where nothing is made up.
  ///   - isPart: Whether other types of the file make this one.
  ///   - content: Makes the view.
  package func addMadeUp(
    _ name: String, _ line: Int, _ call: String?, isPart: Bool = false,
    _ content: @escaping @MainActor () -> AnyView
  ) {
    var preview = Preview(name: name, line: line) {
      if let call, call != "\(name)()" { MadeUpPreviews.note(call) }
      return content()
    }
    preview.isCandidate = true
    preview.isPart = isPart
    add(preview)
  }
}
