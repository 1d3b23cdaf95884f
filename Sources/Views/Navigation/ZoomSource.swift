package import DisplayList
package import Foundation
@_spi(Engine) package import ViewEngine

/// A box from which a page can zoom.
@MainActor package protocol ZoomSource: Box {
  /// Where it is on the stage.
  var place: CGRect { get }
  /// How it looks on the way.
  var sourceLook: _TransitionSourceLook { get }
  /// How many pages are on their way out of it or back; it is not drawn in its own place meanwhile.
  var zoomCount: Int { get set }
  /// Draws it stretched from where it is to `rect` of the stage.
  func draw(into list: inout DisplayList, over rect: CGRect)
}
