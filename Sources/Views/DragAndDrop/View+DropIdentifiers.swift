public import Foundation
import UniformTypeIdentifiers
@_spi(Engine) public import ViewEngine

extension View {
  /// Makes this view one onto which things can be dragged, by the identifiers of types.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of what may be dragged here, as in `public.text`.
  ///   - isTargeted: Whether something is over this view.
  ///   - action: Takes what was dropped, and where.
  /// - Returns: This view.
  @_disfavoredOverload
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }
}
