public import Foundation
import Geometry
@_spi(Engine) public import ViewEngine

/// The margins beside the sections of a list, in points; `nil` for the list's own.
struct ListSectionMargins: Equatable {
  var leading: CGFloat?
  var trailing: CGFloat?
}

private enum SectionMarginsKey: EnvironmentKey {
  static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
  /// The margins beside the sections of lists.
  var listSectionMargins: ListSectionMargins {
    get { self[SectionMarginsKey.self] }
    set { self[SectionMarginsKey.self] = newValue }
  }
}

extension View {
  /// Sets the margins of this section, or of those in the lists below.
  ///
  /// - Parameters:
  ///   - edges: The edges whose margins are meant.
  ///   - length: The margin in points; `nil` for the list's own.
  /// - Returns: The view with that said.
  /// - Note: Accepted; no effect. `edges`: only sections' sides have margins; the space between them is
  ///   `listSectionSpacing(_:)`'s.
  public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    transformEnvironment(\.listSectionMargins) {
      let length = length.map { max($0, 0) }
      if edges.contains(.leading) { $0.leading = length }
      if edges.contains(.trailing) { $0.trailing = length }
    }
    .ineffective(
      "listSectionMargins",
      if: length != nil && (edges.contains(.top) || edges.contains(.bottom)) && edges != .all)
  }
}
