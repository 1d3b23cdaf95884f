import Foundation
import Geometry
import Motion
import Testing

@testable import Charts

@MainActor @Suite("Sectors")
struct SectorShapeTests {
  private static let frame = CGRect(x: 0, y: 0, width: 200, height: 200)

  private func sector(
    _ from: Double, _ to: Double, inner: MarkDimension = .automatic,
    outer: MarkDimension = .automatic, inset: CGFloat = 0, radius: CGFloat = 0
  ) -> SectorShape {
    SectorShape(
      from: from, to: to, inner: inner, outer: outer, inset: inset, cornerRadius: radius)
  }

  private func holds(_ shape: SectorShape, _ turns: Double, _ radius: Double) -> Bool {
    let angle = (turns - 0.25) * 2 * .pi
    return shape.path(in: Self.frame).contains(
      CGPoint(x: 100 + radius * Foundation.cos(angle), y: 100 + radius * Foundation.sin(angle)))
  }

  @Test(
    "a sector holds its own turns and no others, from the top clockwise",
    arguments: [(0, 0.25), (0.1, 0.35), (0.5, 0.95), (0.9, 1)] as [(Double, Double)])
  func turns(from: Double, to: Double) {
    let shape = sector(from, to)
    for step in 0..<40 {
      let turn = (Double(step) + 0.5) / 40
      #expect(holds(shape, turn, 60) == (turn > from && turn < to), "\(turn)")
    }
  }

  @Test("a ring begins at its inner radius and ends at its outer one")
  func radii() {
    let shape = sector(0, 0.3, inner: .ratio(0.5), outer: .inset(10))
    #expect(!holds(shape, 0.15, 45) && holds(shape, 0.15, 55))
    #expect(holds(shape, 0.15, 85) && !holds(shape, 0.15, 95))
    let fixed = sector(0, 0.3, inner: .fixed(20), outer: .ratio(0.6))
    #expect(!holds(fixed, 0.1, 15) && holds(fixed, 0.1, 30) && !holds(fixed, 0.1, 65))
    let inset = sector(0, 0.3, inner: .inset(30))
    #expect(!holds(inset, 0.1, 65) && holds(inset, 0.1, 75))
  }

  @Test("its sides stand in by the inset, all along")
  func inset() {
    let shape = sector(0, 0.25, inner: .ratio(0.3), inset: 4)
    let path = shape.path(in: Self.frame)
    for y in stride(from: 5.0, to: 65, by: 10) {
      #expect(!path.contains(CGPoint(x: 103, y: y)))
      #expect(path.contains(CGPoint(x: 106, y: y + 8)))
    }
    // Without a hole the sides meet on the middle line.
    let pie = sector(0, 0.25, inset: 4).path(in: Self.frame)
    #expect(!pie.contains(CGPoint(x: 103, y: 97)) && pie.contains(CGPoint(x: 106, y: 94)))
  }

  @Test("round corners take away from the corners only")
  func corners() {
    let (sharp, round) = (
      sector(0, 0.25, inner: .ratio(0.5)), sector(0, 0.25, inner: .ratio(0.5), radius: 10)
    )
    #expect(sharp.path(in: Self.frame).contains(CGPoint(x: 100.5, y: 1)))
    #expect(!round.path(in: Self.frame).contains(CGPoint(x: 100.5, y: 1)))
    #expect(holds(round, 0.125, 75) && holds(round, 0.125, 98) && holds(round, 0.125, 52))
  }

  @Test("a whole ring has no sides, and nothing is nothing")
  func whole() {
    let ring = sector(0, 1, inner: .ratio(0.5), inset: 4)
    #expect(holds(ring, 0, 75) && holds(ring, 0.5, 75) && !holds(ring, 0, 30))
    #expect(sector(0.3, 0.3).path(in: Self.frame).isEmpty)
    #expect(sector(0, 0.001, inset: 50).path(in: Self.frame).isEmpty)
    #expect(sector(0, 0.5).path(in: .zero).isEmpty)
  }

  @Test("its middle is half-way between its sides and radii")
  func middle() {
    let middle = sector(0, 0.5, inner: .ratio(0.5)).middle(in: Self.frame)
    #expect(near(Double(middle.x), 175) && near(Double(middle.y), 100))
  }

  @Test("half-way between two sectors is the mean of both")
  func animates() {
    let (a, b) = (
      sector(0, 0.25, inner: .ratio(0.2), radius: 2),
      sector(0.5, 0.75, inner: .ratio(0.6), radius: 6)
    )
    var half = b
    half.animatableData = a.animatableData.interpolated(towards: b.animatableData, amount: 0.5)
    #expect(half.from == 0.25 && half.to == 0.5 && half.cornerRadius == 4)
    #expect(!holds(half, 0.3, 35) && holds(half, 0.3, 45))
  }
}
