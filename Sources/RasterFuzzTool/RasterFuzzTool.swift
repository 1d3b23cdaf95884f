import BenchSupport
import Foundation

/// `RasterFuzzTool FOLDER SECONDS [SEED]`: draws lists of one seed after the other.
///
/// The list that is being drawn lies in FOLDER as `current.txt`, so that it is there after a crash; one that is
/// drawn differently in different ways, or takes too long, is kept as `SEED.txt`. `next` holds the seed to go
/// on with. `RasterFuzzTool FILE` draws one list.
@main struct RasterFuzzTool {
  /// Seconds after which a list counts as one that hangs.
  static let patience = 20.0
  /// Seconds of the processor, the sanitizer's work included, that all drawings of a list may take: about a
  /// third of a second for one of them in a release build.
  static let mostSeconds = 5.0

  /// Seconds of the processor so far, which do not depend on what else is running.
  private static var processorSeconds: Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    if arguments.count == 1 {
      let start = Date()
      let difference = RasterFuzz.difference(
        drawing: try String(contentsOfFile: arguments[0], encoding: .utf8))
      print(difference ?? "no difference", "in \(Date().timeIntervalSince(start)) s")
      return
    }
    guard arguments.count >= 2, let seconds = Double(arguments[1]) else {
      print("usage: RasterFuzzTool FOLDER SECONDS [SEED] | FILE")
      exit(2)
    }
    let folder = arguments[0]
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
    let (start, first) = (Date(), seed)
    var longest = 0.0
    while Date().timeIntervalSince(start) < seconds {
      try "\(seed + 1)\n".write(toFile: "\(folder)/next", atomically: false, encoding: .utf8)
      let text = RasterFuzz.text(seed: seed)
      try text.write(toFile: "\(folder)/current.txt", atomically: false, encoding: .utf8)
      alarm(UInt32(patience))
      let begin = processorSeconds
      let difference = RasterFuzz.difference(drawing: text)
      alarm(0)
      let time = processorSeconds - begin
      longest = max(longest, time)
      if difference != nil || time > mostSeconds {
        print("seed \(seed):", difference ?? "\(time) s")
        try text.write(toFile: "\(folder)/\(seed).txt", atomically: true, encoding: .utf8)
      }
      seed += 1
    }
    print("\(seed - first) lists, the longest took \(longest) s of the processor")
  }
}
