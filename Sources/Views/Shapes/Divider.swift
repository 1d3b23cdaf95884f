public import ViewEngine

/// A divider: a line of one pixel, across the axis of the stack around it.
public struct Divider: View {
  @Environment(\.drawing) private var drawing
  @Environment(\.pixelLength) private var pixelLength
  /// Creates a divider.
  public init() {}
  public var body: some View {
    let isRow = drawing.stackAxis == .horizontal
    Rectangle().fill(.separator)
      .frame(width: isRow ? pixelLength : nil, height: isRow ? nil : pixelLength)
  }
}
