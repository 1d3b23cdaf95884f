import CoreLocation
import Foundation
import MediaSupport
import Testing

@testable import MapKit

/// Points and rectangles of maps against Mercator's formulas.
@Suite("Laws of the plane of maps")
struct MapPointLawTests {
  private let side = 268_435_456.0

  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  private func chance(_ dice: inout SplitMix) -> CLLocationCoordinate2D {
    place(.random(in: -84...84, using: &dice), .random(in: -180...180, using: &dice))
  }
  private func rect(_ dice: inout SplitMix) -> MKMapRect {
    MKMapRect(
      x: Double(Int.random(in: 0..<1000, using: &dice)),
      y: Double(Int.random(in: 0..<1000, using: &dice)),
      width: Double(Int.random(in: 1..<500, using: &dice)),
      height: Double(Int.random(in: 1..<500, using: &dice)))
  }

  // MARK: The projection

  @Test("a point is where Mercator's logarithm of a tangent has it", arguments: 0..<60)
  func mercator(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 31)
    let spot = chance(&dice)
    let point = MKMapPoint(spot)
    let height = log(tan(.pi / 4 + spot.latitude * .pi / 360))
    #expect(abs(point.x - side * (spot.longitude + 180) / 360) < 1e-3)
    #expect(abs(point.y - side * (0.5 - height / (2 * .pi))) < 1e-3)
  }

  @Test("a place is where the inverse of that has it", arguments: 0..<60)
  func inverse(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 32)
    let point = MKMapPoint(
      x: .random(in: 0...side, using: &dice), y: .random(in: 0...side, using: &dice))
    let spot = point.coordinate
    let height = .pi * (1 - 2 * point.y / side)
    #expect(abs(spot.latitude - atan(sinh(height)) * 180 / .pi) < 1e-9)
    #expect(abs(spot.longitude - (point.x / side * 360 - 180)) < 1e-9)
  }

  @Test("a place is there and back, to the width of a hair", arguments: 0..<60)
  func back(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 33)
    let spot = chance(&dice)
    let again = MKMapPoint(spot).coordinate
    #expect(abs(again.latitude - spot.latitude) < 1e-9)
    #expect(abs(again.longitude - spot.longitude) < 1e-9)
    let point = MKMapPoint(spot)
    let twice = MKMapPoint(point.coordinate)
    #expect(abs(twice.x - point.x) < 1e-3 && abs(twice.y - point.y) < 1e-3)
  }

  @Test("south of the equator is the mirror image of north of it", arguments: 0..<20)
  func mirrored(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 34)
    let spot = chance(&dice)
    let (north, south) = (MKMapPoint(spot), MKMapPoint(place(-spot.latitude, spot.longitude)))
    #expect(north.x == south.x && abs(north.y + south.y - side) < 1e-3)
    let (east, west) = (MKMapPoint(spot), MKMapPoint(place(spot.latitude, -spot.longitude)))
    #expect(east.y == west.y && abs(east.x + west.x - side) < 1e-3)
  }

  @Test("what is farther north is higher up, and what is farther east farther right")
  func monotonic() {
    let points = stride(from: -84.0, through: 84, by: 2).map { MKMapPoint(place($0, 2 * $0)) }
    for (one, next) in zip(points, points.dropFirst()) {
      #expect(next.y < one.y && next.x > one.x)
    }
  }

  @Test("a small step is as long in both directions, and longer away from the equator")
  func conformal() {
    for latitude in stride(from: -80.0, through: 80, by: 10) {
      let step = 1e-5
      let one = MKMapPoint(place(latitude, 10))
      let (north, east) = (
        MKMapPoint(place(latitude + step, 10)), MKMapPoint(place(latitude, 10 + step))
      )
      let stretch = (one.y - north.y) / (east.x - one.x)
      #expect(abs(stretch * cos(latitude * .pi / 180) - 1) < 1e-4)
    }
  }

  @Test("maps end at 85° north and south: what is beyond lies there")
  func ends() {
    #expect(MKMapPoint(place(90, 0)) == MKMapPoint(place(85, 0)))
    #expect(MKMapPoint(place(-90, 7)) == MKMapPoint(place(-85, 7)))
    // The square of Mercator's plane goes on to the latitude of atan(sinh π).
    let corner = MKMapPoint(x: 0, y: 0).coordinate
    #expect(abs(corner.latitude - 85.051_128_779_806_6) < 1e-9 && corner.longitude == -180)
    let other = MKMapPoint(x: side, y: side).coordinate
    #expect(abs(other.latitude + 85.051_128_779_806_6) < 1e-9 && other.longitude == 180)
  }

  // MARK: Rectangles

  @Test("the union of rectangles is that of sets", arguments: 0..<40)
  func union(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 35)
    let (one, two, three) = (rect(&dice), rect(&dice), rect(&dice))
    #expect(one.union(one) == one && one.union(two) == two.union(one))
    #expect(one.union(two).union(three) == one.union(two.union(three)))
    #expect(one.union(.null) == one && MKMapRect.null.union(one) == one)
    #expect(MKMapRect.null.union(.null).isNull && !one.union(two).isNull)
    let both = one.union(two)
    for part in [one, two] {
      #expect(both.minX <= part.minX && both.minY <= part.minY)
      #expect(both.maxX >= part.maxX && both.maxY >= part.maxY)
      #expect(both.union(part) == both)
    }
    #expect(both.minX == one.minX || both.minX == two.minX)
    #expect(both.maxY == one.maxY || both.maxY == two.maxY)
  }

  @Test("edges, middle and sizes of a rectangle belong together", arguments: 0..<20)
  func edges(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 36)
    let one = rect(&dice)
    #expect(one.maxX - one.minX == one.width && one.maxY - one.minY == one.height)
    #expect(one.midX * 2 == one.minX + one.maxX && one.midY * 2 == one.minY + one.maxY)
    #expect(one == MKMapRect(origin: one.origin, size: one.size) && !one.isNull)
  }

  @Test("to inset keeps the middle, and can be undone", arguments: 0..<20)
  func inset(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 37)
    let one = rect(&dice)
    let (dx, dy) = (Double(dice.roll(50)), Double(dice.roll(50)))
    let inner = one.insetBy(dx: dx, dy: dy)
    #expect(inner.midX == one.midX && inner.midY == one.midY)
    #expect(inner.width == one.width - 2 * dx && inner.height == one.height - 2 * dy)
    #expect(inner.insetBy(dx: -dx, dy: -dy) == one && one.insetBy(dx: 0, dy: 0) == one)
    #expect(one.insetBy(dx: -dx, dy: -dy).union(one) == one.insetBy(dx: -dx, dy: -dy))
  }

  @Test("what is nowhere is not what is empty somewhere")
  func nowhere() {
    #expect(MKMapRect.null.isNull && !MKMapRect().isNull)
    let dot = MKMapRect(x: 5, y: 6, width: 0, height: 0)
    #expect(dot.union(MKMapRect()) == MKMapRect(x: 0, y: 0, width: 5, height: 6))
  }

  // MARK: Regions and lines

  @Test("the region of a rectangle has its corners", arguments: 0..<20)
  func regions(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 38)
    let (one, two) = (chance(&dice), chance(&dice))
    let region = MKCoordinateRegion(MKPolyline(coordinates: [one, two], count: 2).boundingMapRect)
    let (center, span) = (region.center, region.span)
    #expect(abs(center.latitude - (one.latitude + two.latitude) / 2) < 1e-7)
    #expect(abs(center.longitude - (one.longitude + two.longitude) / 2) < 1e-7)
    #expect(abs(span.latitudeDelta - abs(one.latitude - two.latitude)) < 1e-7)
    #expect(abs(span.longitudeDelta - abs(one.longitude - two.longitude)) < 1e-7)
  }

  @Test("the rectangle of a line holds all its places and no less", arguments: 0..<20)
  func bounds(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 39)
    let places = (0..<8).map { _ in chance(&dice) }
    let line = MKPolyline(coordinates: places, count: places.count)
    let rect = line.boundingMapRect
    let points = places.map { MKMapPoint($0) }
    // A sum of an edge and a size may be a bit beside the other edge.
    let hair = 1e-6
    #expect(points.allSatisfy { $0.x >= rect.minX && $0.x <= rect.maxX + hair })
    #expect(points.allSatisfy { $0.y >= rect.minY && $0.y <= rect.maxY + hair })
    #expect(points.contains { $0.x == rect.minX } && points.contains { $0.y == rect.minY })
    #expect(points.contains { abs($0.x - rect.maxX) < hair })
    #expect(points.contains { abs($0.y - rect.maxY) < hair })
    let reversed = MKPolyline(coordinates: places.reversed(), count: places.count)
    #expect(abs(reversed.boundingMapRect.maxX - rect.maxX) < hair)
    #expect(reversed.boundingMapRect.origin == rect.origin)
    let middle = MKMapPoint(line.coordinate)
    #expect(abs(middle.x - rect.midX) < 1e-3 && abs(middle.y - rect.midY) < 1e-3)
  }

  @Test("a line has as many places as are asked for, and no more than there are", arguments: 0...4)
  func counts(count: Int) {
    let line = MKPolyline(coordinates: [place(0, 0), place(1, 1)], count: count)
    #expect(line.pointCount == min(count, 2) && line.boundingMapRect.isNull == (count == 0))
  }
}
