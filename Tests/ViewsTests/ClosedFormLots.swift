import Foundation
import MediaSupport
import Motion
import Rostrum

/// A scene drawn by lot from a seed: pieces, their numbers, and what happens to them when.
struct ClosedFormFilm {
  /// A change of some numbers, at whole ticks.
  struct Change {
    let time: Int64
    let numbers: [Int: Double]
    let animation: ClosedFormAnimation?
  }

  private var chance: SplitMix
  private(set) var numbers: [Double] = []
  /// What each number is drawn from.
  private var ranges: [ClosedRange<Double>] = []
  private(set) var piece = Piece.stack(.depth, spacing: 0, side: 0, [])
  private(set) var changes: [Change] = []

  init(seed: UInt64) {
    chance = SplitMix(seed: seed)
    let piece = stack(depth: 1)
    self.piece = piece
    var time: Int64 = 0
    for _ in 0...below(4) {
      // Between the frames as well as on them.
      time += Int64(1 + below(50)) * Instant.ticksPerSecond / (below(2) == 0 ? 60 : 70)
      changes.append(change(at: time))
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &chance) }

  /// A number of the scene; none is such that a frame's edge might lie half-way between two pixels.
  private mutating func number(_ range: ClosedRange<Double>) -> Int {
    ranges.append(range)
    numbers.append(Double.random(in: range, using: &chance))
    return numbers.count - 1
  }

  private mutating func tile() -> Piece {
    let color = (0..<3).map { _ in number(0.25...0.75) } + [number(0.5...1)]
    return .tile(width: number(10...60), height: number(10...60), color: color)
  }

  private mutating func stack(depth: Int) -> Piece {
    let spacing = number(0...20)
    let pieces = (0...below(3)).map { _ in
      decorated(depth > 0 && below(3) == 0 ? stack(depth: depth - 1) : tile())
    }
    return decorated(
      .stack(Piece.Direction.allCases[below(3)], spacing: spacing, side: below(3), pieces))
  }

  /// A piece with effects around it, and animations between them.
  private mutating func decorated(_ piece: Piece) -> Piece {
    var piece = piece
    for _ in 0..<below(4) {
      switch below(8) {
      case 0: piece = .padding(number(0...20), piece)
      case 1: piece = .offset(number(-50...50), number(-50...50), piece)
      case 2: piece = .scale(number(0.25...2), number(0.25...2), piece)
      case 3: piece = .rotation(number(-180...180), piece)
      case 4: piece = .opacity(number(0.2...0.8), piece)
      case 5: piece = .blur(number(1...9), piece)
      default:
        let animation = below(5) == 0 ? nil : animation()
        piece = .animated(animation, watching: below(numbers.count), piece)
      }
    }
    return piece
  }

  private mutating func animation() -> ClosedFormAnimation {
    var animation = ClosedFormAnimation(law: law())
    if !animation.isFluid, below(4) == 0 { animation.speed = below(2) == 0 ? 2 : 0.5 }
    if below(4) == 0 { animation.delay = Double(1 + below(4)) / 10 }
    if case .curve = animation.law, below(5) == 0 { animation.cycles = 2 + below(2) }
    return animation
  }

  private mutating func law() -> ClosedFormAnimation.Law {
    switch below(7) {
    case 0: .curve(0, 0, 1, 1, duration: Double(1 + below(12)) / 10)
    case 1: .curve(0.42, 0, 0.58, 1, duration: 0.35)
    case 2: .curve(0.3, -0.4, 0.6, 1.5, duration: 0.7)
    case 3: .fluid(response: 0.5, dampingRatio: 1)
    case 4:
      .fluid(
        response: Double(2 + below(9)) / 10, dampingRatio: Double(3 + below(8)) / 10)
    case 5: .interpolating(stiffness: 100, damping: 10, velocity: Double(below(3)))
    default: .interpolating(stiffness: 170, damping: 30, velocity: 0)
    }
  }

  private mutating func change(at time: Int64) -> Change {
    var changed: [Int: Double] = [:]
    for _ in 0...below(numbers.count) {
      let number = below(numbers.count)
      changed[number] = Double.random(in: ranges[number], using: &chance)
    }
    return Change(
      time: time, numbers: changed, animation: below(5) == 0 ? nil : animation())
  }
}
