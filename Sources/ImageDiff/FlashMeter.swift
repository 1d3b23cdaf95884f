public import Pixels

/// A meter of flashes, as WCAG 2.2 defines them (success criterion 2.3.1).
///
/// A **general flash** is a pair of opposing changes of relative luminance by a tenth or more of the greatest, where the
/// darker state is below 0.80. A **red flash** is a pair of opposing changes to or from a saturated red (R/(R+G+B) of
/// at least 0.8) that are farther apart than 0.2 in the CIE 1976 chromaticity diagram. No more than three of either may
/// fall within any second, unless what flashes at once is less than a quarter of 341 × 256 points wherever that lies.
///
/// Frames are given one by one and looked at in cells of a few points, each by its mean in linear light; transparent
/// pixels count as on black.
public struct FlashMeter: Sendable {
  /// One of the two kinds.
  public enum Kind: String, Sendable, CaseIterable {
    /// Of lightness.
    case general
    /// To or from a saturated red.
    case red
  }
  /// The most flashes within a second.
  public struct Worst: Hashable, Sendable {
    /// How many flashes there are in that second.
    public var count: Int
    /// The frame that ends the second.
    public var frame: Int
  }

  /// The most that are allowed within a second.
  public static let limit = 3

  /// The side of a cell, and of the field in which areas are added up, in points.
  private static let cell = 8.0
  private static let field = (width: 341.0, height: 256.0)
  /// The share of the field.
  private static let share = 0.25

  private let framesPerSecond: Double
  private let cellSize: Int
  private let fieldCells: (width: Int, height: Int)
  private var columns = 0
  private var rows = 0
  private var frame = -1
  private var cells: [Cell] = []
  private var worst: [Kind: Worst] = [:]

  /// Creates a meter.
  ///
  /// - Parameters:
  ///   - framesPerSecond: The film's rate.
  ///   - scale: Pixels to the point.
  public init(framesPerSecond: Double, scale: Double) {
    self.framesPerSecond = framesPerSecond
    cellSize = max(1, Int((Self.cell * scale).rounded()))
    fieldCells = (
      Int((Self.field.width / Self.cell).rounded()), Int((Self.field.height / Self.cell).rounded())
    )
  }

  /// The most flashes of a kind within any second, over a large enough area.
  public func worst(_ kind: Kind) -> Worst { worst[kind] ?? Worst(count: 0, frame: 0) }

  /// How many frames it saw.
  public var frameCount: Int { frame + 1 }

  /// Takes the next frame.
  ///
  /// - Parameter picture: The frame, in sRGB.
  public mutating func add(_ picture: Pixmap) {
    frame += 1
    let columns = (picture.width + cellSize - 1) / cellSize
    let rows = (picture.height + cellSize - 1) / cellSize
    let lights = cellLights(picture, columns, rows)
    if frame == 0 || columns != self.columns || rows != self.rows {
      (self.columns, self.rows) = (columns, rows)
      cells = lights.map(Cell.init)
      return
    }
    let oldest = frame - Int(framesPerSecond.rounded(.down)) + 1
    var hasNew = false
    for index in cells.indices {
      hasNew = cells[index].take(lights[index], frame, oldest) || hasNew
    }
    // Only a new flash can make more of them.
    guard hasNew else { return }
    for kind in Kind.allCases {
      let count = concurrent(cells.map { $0.count(kind) })
      if count > worst(kind).count { worst[kind] = Worst(count: count, frame: frame) }
    }
  }

  // MARK: Areas

  /// The greatest number that a quarter of some field has.
  ///
  /// - Parameter counts: Flashes by cell.
  /// - Returns: The number.
  private func concurrent(_ counts: [Int]) -> Int {
    let (width, height) = (min(fieldCells.width, columns), min(fieldCells.height, rows))
    // A stage that is smaller than the field may be shown larger.
    let area = Int((Self.share * Double(fieldCells.width * fieldCells.height)).rounded(.up))
    let needed = min(area, max(1, Int((Self.share * Double(width * height)).rounded(.up))))
    var number = counts.max() ?? 0
    while number > 0, !hasField(counts.map { $0 >= number }, width, height, needed) { number -= 1 }
    return number
  }

  /// Whether some field has as many cells.
  ///
  /// - Parameters:
  ///   - flags: The cells.
  ///   - width: The field's columns.
  ///   - height: Its rows.
  ///   - needed: How many it must have.
  /// - Returns: Whether there is one.
  private func hasField(_ flags: [Bool], _ width: Int, _ height: Int, _ needed: Int) -> Bool {
    // Sums of all cells above and to the left.
    let stride = columns + 1
    var sums = [Int](repeating: 0, count: stride * (rows + 1))
    for row in 0..<rows {
      for column in 0..<columns {
        sums[(row + 1) * stride + column + 1] =
          (flags[row * columns + column] ? 1 : 0) + sums[row * stride + column + 1]
          + sums[(row + 1) * stride + column] - sums[row * stride + column]
      }
    }
    for row in 0...(rows - height) {
      for column in 0...(columns - width) {
        let (low, high) = (row * stride + column, (row + height) * stride + column)
        if sums[high + width] - sums[high] - sums[low + width] + sums[low] >= needed { return true }
      }
    }
    return false
  }

  // MARK: Light

  /// The mean light of each cell: every second pixel of every second row.
  ///
  /// - Parameters:
  ///   - picture: The frame.
  ///   - columns: Cells in a row.
  ///   - rows: Rows of cells.
  /// - Returns: Light by cell.
  private func cellLights(_ picture: Pixmap, _ columns: Int, _ rows: Int) -> [Light] {
    var lights: [Light] = []
    lights.reserveCapacity(columns * rows)
    let table = Light.table
    let step = cellSize > 1 ? 2 : 1
    for row in 0..<rows {
      let (top, bottom) = (row * cellSize, min(picture.height, (row + 1) * cellSize))
      for column in 0..<columns {
        let (left, right) = (column * cellSize, min(picture.width, (column + 1) * cellSize))
        var (light, count) = (Light(), 0)
        for y in stride(from: top, to: bottom, by: step) {
          for x in stride(from: left, to: right, by: step) {
            let word = picture.words[y * picture.stride + x]
            light.red += table[Int(word & 255)]
            light.green += table[Int(word >> 8 & 255)]
            light.blue += table[Int(word >> 16 & 255)]
            count += 1
          }
        }
        lights.append(light.divided(by: Double(count)))
      }
    }
    return lights
  }

  // MARK: A cell

  /// What a cell did so far.
  private struct Cell: Sendable {
    /// The last turn of its luminance, and where it goes from there: 1, −1, or 0 at first.
    private var extreme: Double
    private var direction = 0
    /// Whether the last change awaits its opposite.
    private var isHalf = false
    private var isRedHalf = false
    private var last: Light
    private var redReference: Light
    private var general: [Int] = []
    private var red: [Int] = []

    private static let leastChange = 0.1
    private static let brightest = 0.8
    private static let leastDistance = 0.2

    init(_ light: Light) {
      (extreme, last, redReference) = (light.luminance, light, light)
    }

    func count(_ kind: Kind) -> Int { kind == .general ? general.count : red.count }

    /// Takes its light in the next frame.
    ///
    /// - Parameters:
    ///   - light: The light.
    ///   - frame: The frame's number.
    ///   - oldest: The first frame of the second that it ends.
    /// - Returns: Whether a flash is complete.
    mutating func take(_ light: Light, _ frame: Int, _ oldest: Int) -> Bool {
      general.removeAll { $0 < oldest }
      red.removeAll { $0 < oldest }
      guard light != last else { return false }
      last = light
      let isGeneral = takeLuminance(light.luminance)
      let isRed = takeRed(light)
      if isGeneral { general.append(frame) }
      if isRed { red.append(frame) }
      return isGeneral || isRed
    }

    private mutating func takeLuminance(_ value: Double) -> Bool {
      let change = value - extreme
      let way = change > 0 ? 1 : -1
      // Farther the same way: the turn is yet to come.
      if direction != 0, change == 0 || way == direction {
        extreme = value
        return false
      }
      guard abs(change) >= Self.leastChange, min(value, extreme) < Self.brightest else {
        return false
      }
      (extreme, direction) = (value, way)
      isHalf.toggle()
      return !isHalf
    }

    private mutating func takeRed(_ light: Light) -> Bool {
      let isRed = light.isSaturatedRed || redReference.isSaturatedRed
      guard isRed, light.distance(to: redReference) > Self.leastDistance else { return false }
      redReference = light
      isRedHalf.toggle()
      return !isRedHalf
    }
  }
}
