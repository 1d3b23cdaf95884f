// Feeds the readers of pictures with damaged files: Scripts/fuzz-pictures builds this with the address sanitizer.
//
//     PictureFuzz SECONDS SEED LAST [FILE…]
//
// Each file is written to LAST before it is read, so that what ends the process is there.
import Codecs
import Foundation
import MediaSupport
import Pixels

let arguments = CommandLine.arguments
guard arguments.count >= 4, let seconds = Double(arguments[1]), let seed = UInt64(arguments[2])
else {
  print("usage: PictureFuzz SECONDS SEED LAST [FILE…]")
  exit(2)
}
let last = URL(fileURLWithPath: arguments[3])

/// Whole files of several kinds, small.
func seeds() throws -> [[UInt8]] {
  var files: [[UInt8]] = []
  for isOpaque in [true, false] {
    let frames = (0..<4).map {
      SyntheticFrames.interface(width: 24, height: 18, step: $0, isOpaque: isOpaque)
    }
    files.append(try PNGEncoder().encode(frames[0]))
    files.append(try PNGEncoder(mode: .libpng).encode(frames[1]))
    let folder = try TemporaryFolder()
    let writer = try APNGWriter(
      OutputFile(path: folder.file("a")), width: 24, height: 18, rate: FrameRate(25))
    for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
    _ = try writer.finish()
    files.append(try folder.bytes("a"))
  }
  return try files
    + arguments.dropFirst(4).map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
}

/// Whether the readers found pictures in it.
func isReadable(_ file: [UInt8]) -> Bool {
  var found = (try? PNGReader.decode(file, path: "fuzz")) != nil
  guard var reader = try? APNGReader(file, path: "fuzz") else { return found }
  while let frame = try? reader.nextFrame() {
    guard frame.pixmap.width == reader.width, frame.pixmap.height == reader.height else {
      fatalError("a frame of another size than the canvas")
    }
    found = true
  }
  return found
}

let files = try seeds()
if !files.allSatisfy(isReadable) {
  print("note: a seed that is broken itself")
}
var broken = BrokenFiles(seed: seed)
var (count, readable) = (0, 0)
let end = Date(timeIntervalSinceNow: seconds)
while Date() < end {
  for file in files {
    let damaged = broken.next(of: file)
    try Data(damaged).write(to: last)
    readable += isReadable(damaged) ? 1 : 0
    count += 1
  }
}
try FileManager.default.removeItem(at: last)
print("\(count) damaged files read, \(readable) of them showed a picture, none ended the process")
