public import Foundation
public import UniformTypeIdentifiers

/// Who is told of what is dragged onto a view, step by step.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the view takes what is dragged.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; returns whether it did.
  func performDrop(info: DropInfo) -> Bool
  /// Called when what is dragged comes over the view.
  func dropEntered(info: DropInfo)
  /// Called when it moves there.
  ///
  /// - Parameter info: What is dragged, and where it is.
  /// - Returns: What would be done with it; `nil` for what was said before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when it leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything is taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Nothing happens.
  public func dropEntered(info: DropInfo) {}
  /// It stays as it is.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Nothing happens.
  public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where it is in the view.
@MainActor @preconcurrency public struct DropInfo {
  let payload: DragPayload
  /// Where the finger is, in points of the view.
  public let location: CGPoint

  /// Whether there is data of one of those kinds.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    payload.conforms(to: contentTypes)
  }
  /// Whether there is data of one of those kinds, by their identifiers.
  @_disfavoredOverload public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }
  /// What provides data of one of those kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    hasItemsConforming(to: contentTypes) ? [NSItemProvider(payload.forms)] : []
  }
  /// What provides data of one of those kinds, by their identifiers.
  @_disfavoredOverload public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// What is done with something that is dropped.
public enum DropOperation: Hashable, Sendable {
  /// Nothing: it goes back.
  case cancel
  /// Nothing: the view does not take it.
  case forbidden
  /// It is there as well.
  case copy
  /// It is there, and no more where it was.
  case move
}

/// What would be done with something if it were dropped now.
public struct DropProposal: Sendable {
  /// What would be done.
  public let operation: DropOperation
  /// Creates a proposal.
  ///
  /// - Parameter operation: What would be done; copying and moving show the same in a film.
  public init(operation: DropOperation) { self.operation = operation }
}
