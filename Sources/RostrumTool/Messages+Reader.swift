/// The words about whom a scene is shown to.
extension Messages {
  static let typeSize =
    "accepted are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge and accessibility1 to accessibility5"
  static let locale =
    "accepted is a language that is known, with a region if wanted, as in ar_EG, de or zh-Hant_TW"
}
