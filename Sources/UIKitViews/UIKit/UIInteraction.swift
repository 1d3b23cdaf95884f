/// An interaction: something that a view takes part in, which other objects know how to do.
@MainActor @preconcurrency public protocol UIInteraction: AnyObject {
  /// The view that takes part; `nil` for none.
  var view: UIView? { get }
  /// Called before the interaction gets another view.
  func willMove(to view: UIView?)
  /// Called when the interaction has another view.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The interactions in which the view takes part.
  public var interactions: [any UIInteraction] {
    get { manners.interactions }
    set {
      for old in manners.interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }
  /// Has the view take part in an interaction, which leaves the view where it was.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    manners.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Has the view take part in an interaction no more.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard manners.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    manners.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
