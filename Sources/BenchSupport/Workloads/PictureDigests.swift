internal import DisplayList
internal import Digest
internal import Geometry
internal import Pixels
public import Raster

/// Digests of the workloads' pictures, drawn in every way that must not matter.
public struct PictureDigests: Sendable {
  /// A way of drawing the same picture.
  public struct Way: Hashable, Sendable, CustomStringConvertible {
    /// Which inner loops draw.
    public var instructions: Rasterizer.Instructions
    /// How many threads draw.
    public var workers: Int
    /// Rows of a band.
    public var bandHeight: Int

    public var description: String {
      "\(instructions.rawValue) kernels, \(workers) threads, bands of \(bandHeight)"
    }
  }

  /// Every instruction set, 1, 2 and 7 threads, bands of one row, of few, of all; the usual way first.
  public static let ways: [Way] = [
    Way(instructions: .best, workers: 1, bandHeight: 32),
    Way(instructions: .baseline, workers: 1, bandHeight: 32),
    Way(instructions: .best, workers: 2, bandHeight: 32),
    Way(instructions: .baseline, workers: 7, bandHeight: 16),
    Way(instructions: .best, workers: 1, bandHeight: 1),
    Way(instructions: .best, workers: 7, bandHeight: 5),
    Way(instructions: .best, workers: 1, bandHeight: 4096),
  ]

  /// Digests of workloads by name: SHA-256 of the pictures drawn in the usual way.
  public private(set) var digests: [String: String] = [:]
  /// What was drawn differently, and how.
  public private(set) var differences: [String] = []

  /// Draws all workloads.
  ///
  /// - Parameters:
  ///   - scale: Pixels to a pixel of the workloads.
  ///   - frames: Which frames of the animated ones.
  /// - Throws: ``BenchError`` if a list cannot be read.
  public init(scale: Double = 0.25, frames: [Int] = [0, 17, 43]) throws(BenchError) {
    for workload in Workload.allCases {
      let isAnimated = [.e2, .g2, .j].contains(workload)
      var hash = SHA256()
      var scratches: [Way: RasterScratch] = [:]
      for frame in isAnimated ? frames : [0] {
        guard let content = try workload.list(frame: frame).frames.first else { throw .empty }
        var usual: Pixmap?
        for way in Self.ways {
          let scratch = scratches[way] ?? RasterScratch()
          scratches[way] = scratch
          let picture = Rasterizer(instructions: way.instructions, bandHeight: way.bandHeight)
            .render(
              content.list, width: Int(Double(BenchList.size.width) * scale),
              height: Int(Double(BenchList.size.height) * scale), scale: scale,
              background: content.background, scratch: scratch, workers: way.workers)
          if usual == nil {
            usual = picture
            hash.update(Self.bytes(of: picture))
          } else if picture != usual {
            differences.append("\(workload.rawValue) \(frame): \(way)")
          }
        }
      }
      digests[workload.rawValue] = SHA256.hexadecimal(hash.finalize())
    }
  }

  private static func bytes(of picture: Pixmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * picture.width * picture.height)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let word = picture[x, y]
        for shift in stride(from: 0, to: 32, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: word >> UInt32(shift)))
        }
      }
    }
    return bytes
  }
}
