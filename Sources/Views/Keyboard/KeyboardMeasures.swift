import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// The measures of the keyboard on a stage, in points: those of iOS 18.
struct KeyboardMeasures: Equatable {
  /// The height of a toolbar above the keys.
  static let toolbar: CGFloat = 44
  /// The space between keys across, and to the edges on both sides.
  static let (gap, margin) = (CGFloat(6), CGFloat(3))
  /// How many keys the fullest row has.
  static let keysInRow = 10
  /// How many rows there are.
  static let rows = 4

  /// The width of the stage.
  let width: CGFloat
  /// The insets of the keys from its sides.
  let side: CGFloat
  /// The height of the four rows of keys.
  let rowsHeight: CGFloat
  /// The height below the keys, where what the device covers is.
  let base: CGFloat
  /// The height of the bar of proposals.
  let proposals: CGFloat

  /// The measures on a stage.
  ///
  /// - Parameters:
  ///   - size: The stage's size.
  ///   - insets: What the device covers of it.
  init(size: CGSize, insets: EdgeInsets) {
    width = size.width
    let isCovered = insets.bottom > 0
    if min(size.width, size.height) >= Self.leastTabletWidth {
      side = 0
      rowsHeight = size.width > size.height ? 348 : 264
      (base, proposals) = (insets.bottom, 55)
    } else if size.width > size.height {
      side = insets.leading
      (rowsHeight, base, proposals) = (isCovered ? 150 : 162, insets.bottom, 38)
    } else {
      side = 0
      rowsHeight = size.width >= Self.leastPlusWidth ? 226 : 216
      (base, proposals) = (isCovered ? 75 : 0, isCovered ? 45 : 44)
    }
  }

  private static let (leastTabletWidth, leastPlusWidth) = (CGFloat(700), CGFloat(414))

  /// The height of a row of keys.
  var pitch: CGFloat { rowsHeight / CGFloat(Self.rows) }
  /// The space between rows.
  var rowGap: CGFloat { pitch > 46 ? 12 : 8 }
  /// The width of a letter's key.
  var keyWidth: CGFloat {
    let gaps = CGFloat(Self.keysInRow - 1) * Self.gap + 2 * Self.margin
    return (width - 2 * side - gaps) / CGFloat(Self.keysInRow)
  }
  /// Whether emoji and microphone have their places below the keys.
  var hasSignsBelow: Bool { base > 50 }

  /// The height of the keys that a field asks for, with their bar of proposals, down to the stage's edge.
  func height(_ traits: KeyboardTraits) -> CGFloat {
    rowsHeight + base + (traits.hasProposals ? proposals : 0)
  }
}
