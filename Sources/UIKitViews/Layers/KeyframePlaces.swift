import Foundation

/// Values of an animation that are as many numbers each, as places that a way leads through.
struct KeyframePlaces {
  private let places: [[Double]]

  /// Takes values; `nil` where they are no numbers, or not as many each.
  init?(_ values: [Any]) {
    places = values.map { LayerQuantity($0).numbers }
    guard let first = places.first, !first.isEmpty,
      places.allSatisfy({ $0.count == first.count })
    else { return nil }
  }

  /// In which piece a progress is, and how far in it, where all ways are gone at one speed.
  ///
  /// - Parameter progress: The progress, 0...1.
  /// - Returns: The piece's number and the share; `nil` where all places are one.
  func paced(at progress: Double) -> (index: Int, part: Double)? {
    let lengths = zip(places, places.dropFirst()).map { from, to in
      zip(from, to).reduce(0.0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return nil }
    if progress >= 1 { return (lengths.count, 0) }
    var left = max(progress, 0) * whole
    for (index, length) in lengths.enumerated() {
      if left < length { return (index, left / length) }
      left -= length
    }
    return (lengths.count, 0)
  }

  /// A place on the curve of Kochanek and Bartels through all places, which is Catmull's and Rom's where nothing is said.
  ///
  /// Before the first place and behind the last one are those themselves.
  ///
  /// - Parameters:
  ///   - index: The number of the piece.
  ///   - part: How far in it, 0...1.
  ///   - tension: How tight the curve is at each place.
  ///   - continuity: How much its direction jumps there.
  ///   - bias: Whether it turns before a place or behind it.
  /// - Returns: The place.
  func curved(
    _ index: Int, _ part: Double, tension: [NSNumber]?, continuity: [NSNumber]?, bias: [NSNumber]?
  ) -> LayerQuantity {
    func number(_ list: [NSNumber]?, _ place: Int) -> Double {
      list.flatMap { $0.indices.contains(place) ? $0[place].doubleValue : nil } ?? 0
    }
    func place(_ index: Int) -> [Double] { places[min(max(index, 0), places.count - 1)] }
    /// The direction of the curve at a place, as it comes there or as it goes on.
    func tangent(_ at: Int, comes: Bool) -> [Double] {
      let (t, b) = (number(tension, at), number(bias, at))
      let c = number(continuity, at) * (comes ? -1 : 1)
      let before = (1 - t) * (1 + b) * (1 + c) / 2
      let after = (1 - t) * (1 - b) * (1 - c) / 2
      let (last, own, next) = (place(at - 1), place(at), place(at + 1))
      return own.indices.map { (own[$0] - last[$0]) * before + (next[$0] - own[$0]) * after }
    }
    let (start, end) = (place(index), place(index + 1))
    let (from, to) = (tangent(index, comes: false), tangent(index + 1, comes: true))
    let (s, s2, s3) = (part, part * part, part * part * part)
    return .numbers(
      start.indices.map {
        start[$0] * (2 * s3 - 3 * s2 + 1) + from[$0] * (s3 - 2 * s2 + s)
          + end[$0] * (3 * s2 - 2 * s3) + to[$0] * (s3 - s2)
      })
  }
}
