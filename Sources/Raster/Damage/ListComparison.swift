internal import DisplayList

/// Finds where two display lists may look different, by going along both.
///
/// Commands of the one that also are in the other, in the same order, are found as far as that is cheap.
/// All others do damage within their bounds: elsewhere both lists paint the same, in the same order.
struct ListComparison {
  /// How many commands further on an equal one is looked for.
  private static let reach = 16

  private let old: Preparation
  private let new: Preparation
  private(set) var damage: Damage
  /// How often an equal command may still be looked for in vain.
  private var patience = 128

  /// Compares two lists that are lowered in the same way.
  init(_ old: Preparation, _ new: Preparation, bandHeight: Int) {
    (self.old, self.new) = (old, new)
    damage = Damage(viewport: new.visible, bandHeight: bandHeight)
    compare(old.commands.indices, new.commands.indices)
  }

  private mutating func compare(_ before: Range<Int>, _ after: Range<Int>) {
    var (i, j) = (before.lowerBound, after.lowerBound)
    while i < before.upperBound, j < after.upperBound {
      let (nextI, nextJ) = (old.end(of: i), new.end(of: j))
      if isEqual(i, j) {
        (i, j) = (nextI, nextJ)
        continue
      }
      if damage.isNearlyAll { return }
      let (throughI, throughJ) =
        meeting(i..<before.upperBound, j..<after.upperBound) ?? (nextI, nextJ)
      if throughI == nextI, throughJ == nextJ {
        replace(i..<nextI, with: j..<nextJ)
      } else {
        damage.add(old.paintedBounds(i..<throughI))
        damage.add(new.paintedBounds(j..<throughJ))
      }
      (i, j) = (throughI, throughJ)
    }
    damage.add(old.paintedBounds(i..<before.upperBound))
    damage.add(new.paintedBounds(j..<after.upperBound))
  }

  /// Where the longer list goes on like the other; `nil` if a command seems to have been exchanged.
  private mutating func meeting(
    _ before: Range<Int>, _ after: Range<Int>
  ) -> (Int, Int)? {
    let (i, j) = (before.lowerBound, after.lowerBound)
    guard before.count != after.count, patience > 0 else { return nil }
    var (laterI, laterJ) = (old.end(of: i), new.end(of: j))
    if laterI < before.upperBound, laterJ < after.upperBound, isEqual(laterI, laterJ) { return nil }
    for _ in 0..<Self.reach {
      if before.count < after.count {
        guard laterJ < after.upperBound else { break }
        if isEqual(i, laterJ) { return (i, laterJ) }
        laterJ = new.end(of: laterJ)
      } else {
        guard laterI < before.upperBound else { break }
        if isEqual(laterI, j) { return (laterI, j) }
        laterI = old.end(of: laterI)
      }
    }
    patience -= 1
    return nil
  }

  private mutating func replace(_ before: Range<Int>, with after: Range<Int>) {
    if case .beginLayer(let layer) = old.commands[before.lowerBound],
      case .beginLayer(let other) = new.commands[after.lowerBound], layer == other,
      isTransparent(layer, before, after)
    {
      return compare(
        before.lowerBound + 1..<before.upperBound - 1, after.lowerBound + 1..<after.upperBound - 1)
    }
    damage.add(old.paintedBounds(before))
    damage.add(new.paintedBounds(after))
  }

  /// Whether what differs in a layer can be seen only where it is: the way in which a layer is painted
  /// may depend on what is in it.
  private func isTransparent(_ layer: Layer, _ before: Range<Int>, _ after: Range<Int>) -> Bool {
    guard layer.filters.isEmpty else { return false }
    if layer.opacity >= 1, !layer.isIsolated { return true }
    guard before.count == after.count else { return false }
    return zip(before, after).allSatisfy { i, j in
      switch (old.commands[i], new.commands[j]) {
      case (.fill, .fill), (.stroke, .stroke), (.glyphs, .glyphs), (.picture, .picture),
        (.endLayer, .endLayer):
        true
      case (.beginLayer(let one), .beginLayer(let other)): one.blendMode == other.blendMode
      default: false
      }
    }
  }

  /// Whether a command, or the layer that starts there, is the same in both lists.
  private func isEqual(_ i: Int, _ j: Int) -> Bool {
    let count = old.end(of: i) - i
    guard count == new.end(of: j) - j else { return false }
    for step in 0..<count where old.commands[i + step] != new.commands[j + step] { return false }
    return true
  }
}
