import DisplayList
import Foundation
@_spi(Engine) import ViewEngine

/// A box that can be the source of a zoom transition.
@MainActor package protocol ZoomSource: Box {
  /// Its frame on the stage, in points.
  var place: CGRect { get }
  /// The configuration of the source.
  var sourceLook: _TransitionSourceLook { get }
  /// How many pages zoom out of it or back; it is not drawn in its own place meanwhile.
  var zoomCount: Int { get set }
  /// Draws it, scaled from its own frame to `rect` of the stage.
  func draw(into list: inout DisplayList, over rect: CGRect)
}
