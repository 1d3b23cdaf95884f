import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// The buttons beside a row that is pulled aside, as high as the row.
///
/// The first of them is at the row's edge. As the row uncovers them each is stretched, and what it shows stays at the side of the row.
final class SwipeButtons: UIView {
  /// What they do, the outermost first.
  let actions: [UIContextualAction]
  /// Whether they are at the row's leading edge.
  let isLeading: Bool
  /// Whether a finger that goes all the way presses the first.
  let allowsFull: Bool
  /// Called with the index of a button that was pressed.
  var chosen: ((Int) -> Void)?

  private let isAtLeft: Bool
  private var faces: [SwipeFaceView] = []
  /// Where each ends, from the row's edge, when all are uncovered.
  private var ends: [CGFloat] = []
  private var uncovered: CGFloat = 0
  /// Whether the first covers the others.
  var isSpread = false {
    didSet { if isSpread != oldValue { spread() } }
  }

  /// Creates the buttons of a row.
  ///
  /// - Parameters:
  ///   - configuration: What they are.
  ///   - size: The row's size.
  ///   - isLeading: Whether they are at the leading edge.
  ///   - isAtLeft: Whether that is at the left.
  init(
    _ configuration: UISwipeActionsConfiguration, _ size: CGSize, isLeading: Bool, isAtLeft: Bool
  ) {
    (actions, self.isLeading, self.isAtLeft) = (configuration.actions, isLeading, isAtLeft)
    allowsFull = configuration.performsFirstActionWithFullSwipe
    super.init(frame: CGRect(origin: .zero, size: size))
    clipsToBounds = true
    for (index, action) in actions.enumerated() {
      let face = SwipeFaceView(action, height: size.height, isAtLeft: isAtLeft)
      face.addAction(
        UIAction { [weak self] _ in self?.chosen?(index) }, for: .touchUpInside)
      ends.append((ends.last ?? 0) + face.width)
      faces.append(face)
      // The outermost is on top.
      insertSubview(face, at: 0)
    }
  }
  required init?(coder: NSCoder) { nil }

  /// The width of all of them.
  var width: CGFloat { ends.last ?? 0 }

  /// The view of a button.
  func view(of index: Int) -> UIView { faces[index] }

  /// Shows the buttons where the row has gone so far aside.
  func uncover(_ uncovered: CGFloat) {
    self.uncovered = uncovered
    for (face, end) in zip(faces, ends) {
      let reach = face === faces.first ? uncovered : uncovered * end / max(width, 1)
      face.frame = CGRect(
        x: isAtLeft ? 0 : bounds.width - reach, y: 0, width: reach, height: bounds.height)
    }
    // While it covers the others it goes along with the row.
    if !isSpread { spread() }
  }

  private func spread() {
    guard let first = faces.first, let end = ends.first else { return }
    let share = isSpread || uncovered <= 0 ? 1 : end / max(width, 1)
    first.show(share: share)
  }
}

/// A button beside a row.
private final class SwipeFaceView: UIControl {
  /// Its width when all is uncovered.
  let width: CGFloat
  private let isAtLeft: Bool
  private let ground = UIView()
  private let words: UIHostingView
  /// The height from which there is room for words below a picture: a guess.
  private static let bothHeight: CGFloat = 91

  init(_ action: UIContextualAction, height: CGFloat, isAtLeft: Bool) {
    self.isAtLeft = isAtLeft
    let content = Self.content(action, hasRoom: height >= Self.bothHeight)
    let natural = UIScreen.measure(content, .unspecified).width + 2 * SwipeMeasures.inset
    width = max(natural.rounded(.up), SwipeMeasures.leastWidth)
    words = UIHostingView(content, CGRect(x: 0, y: 0, width: width, height: height))
    super.init(frame: .zero)
    let usual: UIColor = action.style == .destructive ? .systemRed : .systemGray
    ground.backgroundColor = action.backgroundColor ?? usual
    accessibilityLabel = action.title
    for view in [ground, words] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }
  required init?(coder: NSCoder) { nil }

  private static func content(_ action: UIContextualAction, hasRoom: Bool) -> AnyView {
    let title = action.image == nil || hasRoom ? action.title : nil
    return AnyView(
      VStack(spacing: 4) {
        if let image = action.image { Image(uiImage: image).renderingMode(.template) }
        if let title { Text(verbatim: title).lineLimit(2).multilineTextAlignment(.center) }
      }
      .font(.system(size: SwipeMeasures.textSize)).foregroundStyle(Color.white))
  }

  override func layerBoundsChanged(from old: CGRect) {
    super.layerBoundsChanged(from: old)
    ground.stand(in: bounds)
    words.stand(
      in: CGRect(
        x: isAtLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height))
  }

  /// How much of the button is shown, from the row's edge, 0...1.
  private var share: CGFloat = 1

  /// What is shown of it takes touches; the buttons beside it lie below the rest.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = bounds.width * share
    let isInReach = isAtLeft ? point.x < reach : point.x >= bounds.width - reach
    return isInReach && super.point(inside: point, with: event)
  }

  /// Shows as much of the button, from the row's edge: the ground shrinks, and the words come along.
  func show(share: CGFloat) {
    self.share = share
    let rest = bounds.width * (1 - share)
    let side: CGFloat = isAtLeft ? -1 : 1
    ground.transform = CGAffineTransform(a: share, b: 0, c: 0, d: 1, tx: side * rest / 2, ty: 0)
    words.transform = CGAffineTransform(translationX: side * rest, y: 0)
  }
}
