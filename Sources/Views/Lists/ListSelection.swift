import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Which rows of a list are chosen, and how another is.
struct ListSelection {
  /// The tags of the rows that are chosen.
  let chosen: Set<AnyHashable>
  /// Chooses the row with a tag; `nil` where a touch chooses none.
  let choose: (@MainActor (AnyHashable) -> Void)?
  /// Chooses the row with a tag, or does not choose it any more, while the list is edited; `nil` where one row is chosen.
  let toggle: (@MainActor (AnyHashable) -> Void)?
  /// Chooses no row; `nil` where a touch chooses none.
  let clear: (@MainActor () -> Void)?
  /// Chooses the row with a tag of the rows' type; says whether it is one.
  let take: @MainActor (AnyHashable) -> Bool

  /// At most one row: the one that was touched last.
  @MainActor init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    chosen = Set(binding.wrappedValue.map { [AnyHashable(choice: $0)] } ?? [])
    choose = { if let value = $0.base as? Value { binding.wrappedValue = value } }
    toggle = nil
    clear = { binding.wrappedValue = nil }
    take = {
      guard let value = $0.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  /// Any rows; touches choose them only while the list is edited.
  @MainActor init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    chosen = Set(binding.wrappedValue.map { AnyHashable(choice: $0) })
    (choose, clear) = (nil, nil)
    take = { _ in false }
    toggle = {
      guard let value = $0.base as? Value else { return }
      binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

/// Where a finger chooses a row of a list: all of the row, margins included.
final class RowTarget: Box, TouchResponder {
  private let choose: () -> Void

  init(_ node: Node, choose: @escaping () -> Void) {
    self.choose = choose
    super.init(node)
  }

  var rightOfWay: RightOfWay { .inner }
  var touchKinds: [String] { ["row"] }
  // The rows of a list share its node: each is a place for touches of its own.
  var touchIdentity: AnyObject { self }

  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    TapGesture().onEnded { [choose] in choose() }.recognizer(seat)
  }
}
