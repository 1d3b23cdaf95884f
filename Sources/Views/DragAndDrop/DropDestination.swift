public import Foundation
public import UniformTypeIdentifiers
@_spi(Engine) public import ViewEngine

extension View {
  /// Makes this view one onto which things can be dragged: a script's finger that was held on a draggable view lets go of it here.
  ///
  /// - Parameters:
  ///   - payloadType: What may be dragged here.
  ///   - action: Called with what was dropped, and where in the view, in points; returns whether it is taken.
  ///   - isTargeted: Called when something is over the view, and when it is no more.
  /// - Returns: This view.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { payload, _ in T.item(of: payload.forms) != nil },
        entered: { _, _ in isTargeted(true) },
        exited: { _, _ in isTargeted(false) },
        dropped: { payload, location in
          defer { isTargeted(false) }
          guard let item = T.item(of: payload.forms) else { return false }
          return action([item], location)
        }))
  }

  /// Makes this view one onto which things can be dragged: the older form.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data that may be dragged here.
  ///   - isTargeted: True while something is over the view.
  ///   - action: Called with what was dropped, and where in the view, in points; returns whether it is taken.
  /// - Returns: This view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { payload, _ in payload.conforms(to: supportedContentTypes) },
        entered: { _, _ in isTargeted?.wrappedValue = true },
        exited: { _, _ in isTargeted?.wrappedValue = false },
        dropped: { payload, location in
          defer { isTargeted?.wrappedValue = false }
          return action([NSItemProvider(payload.forms)], location)
        }))
  }
  /// Makes this view one onto which things can be dragged: the older form.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data that may be dragged here.
  ///   - isTargeted: True while something is over the view.
  ///   - action: Called with what was dropped; returns whether it is taken.
  /// - Returns: This view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
  /// Makes this view one onto which things can be dragged, told of every step.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data that may be dragged here.
  ///   - delegate: Told of what comes, moves, goes and is dropped.
  /// - Returns: This view.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { payload, location in
          payload.conforms(to: supportedContentTypes)
            && delegate.validateDrop(info: DropInfo(payload: payload, location: location))
        },
        entered: { delegate.dropEntered(info: DropInfo(payload: $0, location: $1)) },
        moved: { payload, location in
          let proposal = delegate.dropUpdated(info: DropInfo(payload: payload, location: location))
          return proposal.map { $0.operation != .cancel && $0.operation != .forbidden } ?? true
        },
        exited: { delegate.dropExited(info: DropInfo(payload: $0, location: $1)) },
        dropped: { delegate.performDrop(info: DropInfo(payload: $0, location: $1)) }))
  }

  /// Makes this view one onto which things can be dragged, by the identifiers of types.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of what may be dragged here, as in `public.text`.
  ///   - isTargeted: True while something is over the view.
  ///   - action: Called with what was dropped; returns whether it is taken.
  /// - Returns: This view.
  @_disfavoredOverload public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
  /// Makes this view one onto which things can be dragged, by the identifiers of types.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of what may be dragged here, as in `public.text`.
  ///   - delegate: Told of what comes, moves, goes and is dropped.
  /// - Returns: This view.
  @_disfavoredOverload public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View { onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate) }
}
