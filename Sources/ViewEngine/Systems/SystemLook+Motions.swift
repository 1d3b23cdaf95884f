public import Motion

@_spi(Engine) extension SystemLook {
  /// The motions of what the system moves.
  public struct Motions: Sendable {
    /// The keyboard's: a mass of 3 on a spring of 1000 N/m, as damped as it may be without creeping.
    ///
    /// UIKit's own, as public code read it from its animations. Two recordings of telephones of iOS 16, 60 pictures a second,
    /// lie 0.04 and 0.11 % of the way from it.
    public var keyboard = Animation.interpolatingSpring(mass: 3, stiffness: 1000, damping: 500)

    /// iOS 18's.
    static let system18 = Motions()
    /// iOS 26's: a mass of 1 on 555.027 N/m with a damping of 47.118, as public code read it from UIKit's animations.
    ///
    /// Two recordings of 60 pictures a second lie 0.1 and 0.3 % of the way from it, 3.5 and 3.2 % from iOS 18's.
    static let system26 = Motions(
      keyboard: .interpolatingSpring(mass: 1, stiffness: 555.027, damping: 47.118))
  }
}
