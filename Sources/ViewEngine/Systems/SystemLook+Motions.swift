public import Foundation
public import Motion

@_spi(Engine) extension SystemLook {
  /// The motions of what the system moves.
  public struct Motions: Sendable {
    /// The keyboard's: a mass of 3 on a spring of 1000 N/m, as damped as it may be without creeping.
    ///
    /// UIKit's own, as public code read it from its animations. Two recordings of telephones of iOS 16, 60 pictures a second,
    /// lie 0.04 and 0.11 % of the way from it.
    public var keyboard = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)

    /// A page that zooms.
    public var zoom = Zoom()

    /// The look of a page that zooms out of a view, and of what is below.
    public struct Zoom: Sendable {
      /// How large the page below becomes.
      public var recession: CGFloat = 1
      /// The opacity of the black over the page below.
      public var shade = 0.0
      /// Over which part of its way the page comes.
      public var pageFade = 0.07
      /// Over which part of the page's way the source's picture fades.
      public var sourceFade = 0...0.14
      /// The opacity of the page's shadow, where its source has none of its own.
      public var shadowOpacity = 0.0
      /// The radius of that shadow, in points.
      public var shadowRadius = 0.0
      /// The offset of that shadow, in points.
      public var shadowOffset = CGSize.zero

      /// iOS 26's: measured in a recording of 60 pictures a second, but for the shadow's offset, which is a guess.
      static let system26 = Zoom(
        recession: 0.91, shade: 0.14, pageFade: 0.1, sourceFade: 0.1...0.6, shadowOpacity: 0.4,
        shadowRadius: 19, shadowOffset: CGSize(width: 0, height: 6))
    }

    /// iOS 18's.
    static let system18 = Motions()
    /// iOS 26's: a mass of 1 on 555.027 N/m with a damping of 47.118, as public code read it from UIKit's animations.
    ///
    /// Two recordings of 60 pictures a second lie 0.1 and 0.3 % of the way from it, 3.5 and 3.2 % from iOS 18's.
    static let system26 = Motions(
      keyboard: .interpolatingSpring(mass: 1, stiffness: 555.027, damping: 47.118),
      zoom: .system26)
  }
}
