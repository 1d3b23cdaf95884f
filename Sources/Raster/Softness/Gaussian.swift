/// How far Gaussians are followed, in standard deviations.
enum Gaussian {
  /// Where a blur ends: what is left beyond, 1 − Φ(3.3), is an eighth of a level of 255.
  static let reach = 3.3
  /// Where the weights of a blur end: 1 − Φ(3.4) is a twelfth of a level, shared out among the others.
  static let weightsReach = 3.4
  /// Where a profile has come to 1: 1 − Φ(4) is a hundredth of a level.
  static let profileReach = 4.0
  /// Where the density has come to 0: it is 3e-7 there.
  static let densityReach = 5.3
  /// Deviations beyond this, in pixels, are as good as endless.
  static let greatest = 1e7
}
