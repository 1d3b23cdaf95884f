// Cards that grow into pages: a UIViewControllerAnimatedTransitioning of the scene's own, a UIPresentationController that dims
// what is below, and a finger that takes a page back along the same way (UIPercentDrivenInteractiveTransition).
import UIKit

struct Place {
  let name: String
  let symbol: String
  let color: UIColor
  let words: String
}

final class CardView: UIView {
  let place: Place
  private let symbol = UIImageView()
  private let title = UILabel()

  init(_ place: Place) {
    self.place = place
    super.init(frame: .zero)
    backgroundColor = place.color
    layer.cornerRadius = 24
    clipsToBounds = true
    accessibilityIdentifier = place.name
    symbol.image = UIImage(systemName: place.symbol)
    symbol.tintColor = UIColor(white: 1, alpha: 0.9)
    symbol.contentMode = .scaleAspectFit
    title.text = place.name
    title.textColor = .white
    title.font = .systemFont(ofSize: 28, weight: .bold)
    addSubview(symbol)
    addSubview(title)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: bounds.width - 110, y: bounds.height - 114, width: 84, height: 84)
    title.frame = CGRect(x: 24, y: bounds.height - 64, width: bounds.width - 150, height: 40)
  }
}

final class PlacesController: UIViewController, UIViewControllerTransitioningDelegate {
  private let cards = [
    Place(
      name: "Lagoon", symbol: "drop.fill", color: .systemTeal,
      words: "Low water at ten past four. The path to the island is open for two hours."),
    Place(
      name: "Ridge", symbol: "mountain.2.fill", color: .systemIndigo,
      words: "Clear until noon. Take the eastern side down: the snow there holds longer."),
    Place(
      name: "Meadow", symbol: "leaf.fill", color: .systemGreen,
      words: "The orchids are out. Dogs stay on the lead until the end of the month."),
  ].map { CardView($0) }
  private(set) var chosen: CardView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for card in cards {
      card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open(_:))))
      view.addSubview(card)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 24
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: 20, y: top + CGFloat(index) * 216, width: view.bounds.width - 40, height: 196)
    }
  }

  @objc func open(_ tap: UITapGestureRecognizer) {
    guard let card = tap.view as? CardView else { return }
    chosen = card
    let page = PageController(card.place)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = self
    present(page, animated: true)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(card: chosen, isGoing: false) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { CardAnimator(card: chosen, isGoing: true) }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    (presentedViewController as? PageController)?.interaction
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingController(presentedViewController: presented, presenting: presenting)
  }
}

final class PageController: UIViewController {
  /// What a finger moves; nil while none does.
  private(set) var interaction: UIPercentDrivenInteractiveTransition?
  private let header: CardView
  private let words = UILabel()

  init(_ place: Place) {
    header = CardView(place)
    super.init(nibName: nil, bundle: nil)
    words.text = place.words
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.clipsToBounds = true
    header.layer.cornerRadius = 0
    words.numberOfLines = 0
    words.font = .systemFont(ofSize: 19)
    view.addSubview(header)
    view.addSubview(words)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(pull(_:))))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = min(360, view.bounds.height)
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
    words.frame = CGRect(x: 24, y: height + 20, width: view.bounds.width - 48, height: 120)
  }

  @objc func pull(_ pan: UIPanGestureRecognizer) {
    let share = max(pan.translation(in: nil).y / 500, 0)
    switch pan.state {
    case .began:
      interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      interaction?.update(share)
    default:
      if share > 0.4 || pan.velocity(in: nil).y > 900 {
        interaction?.finish()
      } else {
        interaction?.cancel()
      }
      interaction = nil
    }
  }
}

/// Grows a card into a page, or lets the page become the card again.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let card: CardView?
  private let isGoing: Bool

  init(card: CardView?, isGoing: Bool) {
    (self.card, self.isGoing) = (card, isGoing)
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    isGoing ? 0.45 : 0.6
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let page = context.view(forKey: isGoing ? .from : .to), let card else {
      return context.completeTransition(true)
    }
    let container = context.containerView
    let small = container.convert(card.bounds, from: card)
    let large = container.bounds
    card.alpha = 0
    if !isGoing {
      container.addSubview(page)
      page.frame = small
      page.layer.cornerRadius = 24
      page.layoutIfNeeded()
    }
    let isGoing = isGoing
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      usingSpringWithDamping: isGoing ? 1 : 0.8, initialSpringVelocity: 0
    ) {
      page.frame = isGoing ? small : large
      page.layer.cornerRadius = isGoing ? 24 : 0
      page.layoutIfNeeded()
    } completion: { _ in
      let isDone = !context.transitionWasCancelled
      if isGoing == isDone { card.alpha = 1 }
      context.completeTransition(isDone)
    }
  }
}

/// Dims what is below, beside the page's own way.
final class DimmingController: UIPresentationController {
  private let shade = UIView()

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    shade.backgroundColor = .black
    shade.frame = containerView.bounds
    shade.alpha = 0
    containerView.insertSubview(shade, at: 0)
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.shade.alpha = 0.5
    })
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.shade.alpha = 0
    })
  }
}

#Preview {
  PlacesController()
}
