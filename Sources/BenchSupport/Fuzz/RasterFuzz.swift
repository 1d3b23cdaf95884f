internal import DisplayList
internal import Pixels
internal import Raster

/// Lists that nobody would write, drawn to see whether anything breaks.
public enum RasterFuzz {
  /// The list of a seed: written by the grammar, or a workload or another seed's list, changed.
  public static func text(seed: UInt64) -> String {
    var numbers = PseudoRandom(seed: seed ^ 0xF022)
    let kind = numbers.index(8)
    guard kind < 3 else { return FuzzPage(seed: seed).text }
    let workloads: [Workload] = [.b, .d, .e2, .g2, .h, .i, .j]
    let source =
      kind == 0
      ? workloads[numbers.index(workloads.count)].text(frame: numbers.index(44))
      : FuzzPage(seed: numbers.bits()).text
    var mutation = TextMutation(seed: numbers.bits())
    return mutation.changed(source)
  }

  /// Draws a list's frames in several ways and sizes.
  ///
  /// Lines that cannot be read are left out, so that what is cut from a list still is one.
  ///
  /// - Parameter text: The list.
  /// - Returns: What differed between ways that must agree; `nil` if nothing did.
  public static func difference(drawing text: String) -> String? {
    var reader = BenchReader(outlines: Workload.marks, picture: nil)
    for line in text.split(separator: "\n") { _ = reader.read(line) }
    // Which size is part of the list: its length decides.
    let sizes = [(211, 157, 1.0), (64, 48, 0.3), (1, 1, 1), (257, 33, 2.5), (97, 300, 0.71)]
    let (width, height, scale) = sizes[text.utf8.count % sizes.count]
    let ways: [(Rasterizer, workers: Int)] = [
      (Rasterizer(), 1), (Rasterizer(instructions: .baseline, bandHeight: 7), 3),
      (Rasterizer(bandHeight: 1), 1),
    ]
    var mutation = TextMutation(seed: text.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) })
    var before = list(of: mutation.changed(text))
    for (number, frame) in reader.finished().enumerated() {
      var usual: Pixmap?
      for (rasterizer, workers) in ways {
        let picture = rasterizer.render(
          frame.list, width: width, height: height, scale: scale, background: frame.background,
          workers: workers)
        if let usual, usual != picture {
          return "frame \(number) differs with \(rasterizer.instructions.rawValue) kernels, "
            + "\(workers) threads and bands of \(rasterizer.bandHeight)"
        }
        usual = picture
      }
      // Over a list that is much like it, and over the frame before.
      for rasterizer in [Rasterizer(), Rasterizer(bandHeight: 7)] {
        var picture = rasterizer.render(
          before, width: width, height: height, scale: scale, background: frame.background)
        rasterizer.render(
          frame.list, into: &picture, over: before, scale: scale, background: frame.background)
        if usual != picture {
          return
            "frame \(number) differs when drawn over another in bands of \(rasterizer.bandHeight)"
        }
      }
      before = frame.list
    }
    return nil
  }

  private static func list(of text: String) -> DisplayList {
    var reader = BenchReader(outlines: Workload.marks, picture: nil)
    for line in text.split(separator: "\n") { _ = reader.read(line) }
    return reader.finished().last?.list ?? DisplayList()
  }
}
