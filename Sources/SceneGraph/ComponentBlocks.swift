internal import Motion

/// The numbers of all moving values, in one array of blocks.
///
/// A block is a row of runs with as many numbers as the value has components: the offset, then of the
/// movement's first animation the displacement, the velocity and the goal at its start, then the whole
/// distance of the movement, then the distance that each further animation added.
struct ComponentBlocks {
  var components: [Double] = []
  /// Starts of free blocks by length.
  private var free: [Int: [Int]] = [:]

  static let offset = 0
  static let displacement = 1
  static let velocity = 2
  static let goal = 3
  static let distance = 4
  static let added = 5

  /// Takes a block of zeros for a value with some components and further animations.
  mutating func allocate(components count: Int, added: Int = 0) -> Int {
    let length = count * (Self.added + added)
    if let start = free[length]?.popLast() {
      for index in start..<(start + length) { components[index] = 0 }
      return start
    }
    components.append(contentsOf: repeatElement(0, count: length))
    return components.count - length
  }

  /// Gives a block back.
  mutating func free(_ block: Int, components count: Int, added: Int) {
    let length = count * (Self.added + added)
    if length > 0 { free[length, default: []].append(block) }
  }

  /// One component of a run.
  subscript(block: Int, run: Int, count: Int, component: Int) -> Double {
    get { components[block + run * count + component] }
    set { components[block + run * count + component] = newValue }
  }

  /// Writes `vector` to a run of its size.
  mutating func write(_ vector: [Double], to run: Int, of block: Int) {
    for (component, value) in vector.enumerated() {
      components[block + run * vector.count + component] = value
    }
  }

  /// Reads a run.
  func read(_ run: Int, of block: Int, count: Int) -> [Double] {
    Array(components[(block + run * count)..<(block + (run + 1) * count)])
  }
}
