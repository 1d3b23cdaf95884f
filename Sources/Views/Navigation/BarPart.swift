import DisplayList
import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// A part of a navigation bar, each of which moves in a way of its own.
enum BarPart: Hashable {
  /// The chevron of the way back, and its label.
  case chevron, backLabel
  /// Items of toolbars.
  case items
  /// A title in the first row; there may be a large one, until which has given way it is not seen.
  case title(isCovered: Bool)
  case largeTitle
  /// The place of the search field; the field's ground, and what is in it.
  case search, searchGround, searchWords
}

/// Moves a part of a navigation bar as the content is scrolled and pages are pushed.
struct BarPartModifier: BoxModifier {
  typealias Body = Never
  let part: BarPart
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    BarPartBox(self, around: inner, node)
  }
}

extension View {
  /// Makes this view a part of a navigation bar.
  func barPart(_ part: BarPart) -> some View { modifier(BarPartModifier(part: part)) }
}

/// How a part of a navigation bar is shown.
struct BarPartLook {
  var opacity = 1.0
  var transform = CGAffineTransform.identity
  /// Beyond which frame the part is hidden; `nil` for none.
  var clip: CGRect?

  mutating func move(_ x: CGFloat, _ y: CGFloat) {
    transform = transform.concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Scales about `anchor` before anything else.
  mutating func scale(_ x: CGFloat, _ y: CGFloat, about anchor: CGPoint) {
    transform = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
      .concatenating(transform)
  }
}

/// The box of a part of a navigation bar.
final class BarPartBox: ModifierBox<BarPartModifier> {
  private weak var known: BarSeatBox?

  /// How far a pull stretches a large title at most, and after how many points.
  private static let (stretch, stretchWay) = (CGFloat(0.1), CGFloat(200))
  /// Over how many points of a search field's height what is in it fades.
  private static let wordsFade: CGFloat = 14
  /// The height of a search field.
  private static let fieldHeight = SearchBar.height

  private var seat: BarSeatBox? {
    if let known { return known }
    var outer = container
    while let box = outer {
      if let seat = box as? BarSeatBox {
        known = seat
        return seat
      }
      outer = box.container
    }
    return nil
  }

  override func placed() {
    super.placed()
    seat?.note(self)
  }

  /// The size of its letters in points, where they cross with others.
  var letterSize: CGFloat {
    modifier.part == .largeTitle
      ? NavigationBar.largeTitleSize(at: environment.dynamicTypeSize) : NavigationBar.titleSize
  }

  /// The middle of the leading edge.
  var leadingMiddle: CGPoint { CGPoint(x: isRightToLeft ? frame.maxX : frame.minX, y: frame.midY) }

  // MARK: Looks

  var look: BarPartLook {
    guard let seat else { return BarPartLook() }
    var look = BarPartLook()
    follow(seat.fold, in: seat, &look)
    seat.crossingWay?.follow(self, in: seat, &look)
    return look
  }

  /// Follows the content that is scrolled.
  private func follow(_ fold: BarSeatBox.Fold, in seat: BarSeatBox, _ look: inout BarPartLook) {
    switch modifier.part {
    case .chevron, .backLabel, .items: break
    case .title(let isCovered):
      if isCovered { look.opacity = seat.titleOpacity }
    case .largeTitle:
      let way = seat.titleFold
      look.move(0, fold.pull - way)
      if way > 0 {
        let row = CGPoint(
          x: seat.frame.minX, y: seat.frame.minY + environment.barRowHeight)
        look.clip = CGRect(origin: row, size: seat.frame.size)
      }
      // A subtitle below makes the place higher.
      let height = NavigationBar.largeTitleHeight(at: environment.dynamicTypeSize)
      if way >= max(height, seat.parts.title) { look.opacity = 0 }
      if fold.pull > 0, !seat.isRefreshed {
        let scale = 1 + Self.stretch * min(fold.pull / Self.stretchWay, 1)
        look.scale(scale, scale, about: leadingMiddle)
      }
    case .search:
      look.move(0, fold.pull - fold.title)
    case .searchGround:
      let left = (Self.fieldHeight - fold.search) / Self.fieldHeight
      if left <= 0 {
        look.opacity = 0
      } else if left < 1 {
        look.scale(1, left, about: CGPoint(x: frame.midX, y: frame.minY))
      }
    case .searchWords:
      look.move(0, -min(fold.search, Self.fieldHeight) / 2)
      look.opacity = max(1 - Double(fold.search / Self.wordsFade), 0)
    }
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let look = look
    guard look.opacity > 0 else { return }
    let inside = context.under(look.transform)
    var layer = Layer()
    layer.opacity = look.opacity
    if let clip = look.clip { layer.clip = Layer.Clip(Path(clip), transform: context.transform) }
    list.layer(layer) { inner.show(into: &$0, inside) }
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    let look = look
    return look.opacity > 0 ? inner.hitTest(point, context.under(look.transform)) : nil
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    let look = look
    if look.opacity > 0 { inner.survey(&survey, context.under(look.transform)) }
  }
}
