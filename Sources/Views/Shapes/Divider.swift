public import ViewEngine

/// A line between things.
public struct Divider: View {
  @Environment(\.drawing) private var drawing
  @Environment(\.pixelLength) private var pixelLength
  /// Creates a line.
  public init() {}
  public var body: some View {
    let isRow = drawing.stackAxis == .horizontal
    Rectangle().fill(.separator)
      .frame(width: isRow ? pixelLength : nil, height: isRow ? nil : pixelLength)
  }
}
