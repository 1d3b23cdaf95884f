import Rostrum
import Testing

/// A rectangle that is known by a number, wherever it is put.
struct Tile: View {
  let number: Int
  init(_ number: Int) { self.number = number }
  var body: some View { Rectangle().fill(Self.color(number)) }

  /// A tile of one size.
  static func of(_ number: Int, _ width: CGFloat, _ height: CGFloat) -> some View {
    Tile(number).frame(width: width, height: height)
  }

  /// The colour that stands for a number up to 255.
  static func color(_ number: Int) -> Color {
    Color(red: Double(number) / 255, green: 51.0 / 255, blue: 204.0 / 255)
  }
}

extension DisplayList {
  /// Where the tiles are that are painted, by their numbers, in painting order.
  var tiles: [(number: Int, frame: CGRect)] {
    commands.compactMap {
      guard case .fill(let path, _, .solid(let color), let transform) = $0,
        abs(color.green * 255 - 51) < 0.5, abs(color.blue * 255 - 204) < 0.5, color.opacity > 0
      else { return nil }
      return (
        Int((color.red * 255).rounded()), path.boundingRect.applying(transform)
      )
    }
  }
}

extension Rehearsal {
  /// Where each tile is.
  var tiles: [Int: CGRect] {
    Dictionary(list.tiles.map { ($0.number, $0.frame) }) { first, _ in first }
  }

  /// Where one tile is.
  func tile(_ number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws -> CGRect {
    try #require(tiles[number], "no tile \(number)", sourceLocation: sourceLocation)
  }

  /// The tiles' numbers in painting order.
  var paintedTiles: [Int] { list.tiles.map(\.number) }
}

/// The tiles of a scene on a stage.
@MainActor func tiles(
  on stage: Stage = .small, @ViewBuilder _ content: () -> some View
) throws -> [Int: CGRect] {
  try Rehearsal(stage, content).tiles
}

/// What a view answers when it is offered sizes.
@MainActor func answers(
  to proposals: [ProposedViewSize], on stage: Stage = .small,
  @ViewBuilder _ content: () -> some View
) throws -> [CGSize] {
  let inquiry = Inquiry(proposals: proposals)
  _ = try Rehearsal(stage) { inquiry { content() } }
  return inquiry.answers.sizes
}

/// What a view answers when it is offered one size; `nil` leaves a side open.
@MainActor func answer(
  _ width: CGFloat?, _ height: CGFloat?, on stage: Stage = .small,
  @ViewBuilder _ content: () -> some View
) throws -> CGSize {
  try #require(
    try answers(to: [ProposedViewSize(width: width, height: height)], on: stage, content).first)
}

extension ProposedViewSize {
  /// Nothing, everything, no wish, and some sizes in between.
  static let sundry: [ProposedViewSize] = [
    .zero, .unspecified, .infinity, Self(width: 40, height: 60), Self(width: 60, height: 40),
    Self(width: nil, height: 30), Self(width: 30, height: nil), Self(width: 200, height: 10),
  ]
}

/// A layout of one view that asks it for its sizes.
private struct Inquiry: Layout {
  @MainActor final class Answers { var sizes: [CGSize] = [] }
  let proposals: [ProposedViewSize]
  let answers = Answers()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    if let view = subviews.first { answers.sizes = proposals.map(view.sizeThatFits) }
    return .zero
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
