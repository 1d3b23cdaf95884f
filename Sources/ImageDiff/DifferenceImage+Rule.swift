public import Pixels

extension PixelComparison {
  /// A picture that shows which pixels count as other ones, and how far they are off.
  ///
  /// As ``Difference/heatMap(_:_:tolerance:)``: what is alike by the rule is the first picture in pale grey.
  ///
  /// - Parameters:
  ///   - a: The first of the pictures that were compared.
  ///   - b: The second.
  /// - Returns: An opaque picture of the same size.
  public func heatMap(_ a: Pixmap, _ b: Pixmap) -> Pixmap {
    var map = Pixmap(width: a.width, height: a.height)
    for y in 0..<a.height {
      for x in 0..<a.width {
        let greatest = Int(componentDifferences(a[x, y], b[x, y]).greatest)
        // A change of colour that no component shows by more than a step is the least heat.
        map[x, y] =
          differs(x: x, y: y) ? Difference.heat(max(1, greatest)) : Difference.pale(a[x, y])
      }
    }
    return map
  }
}
