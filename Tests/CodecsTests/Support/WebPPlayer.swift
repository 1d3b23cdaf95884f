import CLoader

/// libwebp's own player, opened as the encoder is: what its library says that a file shows.
struct WebPPlayer {
  /// A picture, straight RGBA, and when it ends.
  struct Shown {
    let bytes: [UInt8]
    /// In milliseconds.
    let end: Int
  }

  let width: Int
  let height: Int
  let shown: [Shown]

  /// `WEBP_DEMUX_ABI_VERSION` of `webp/demux.h`, and two bytes-and-count structs of its head.
  private static let version: Int32 = 0x0107

  private struct Data {
    var start: UnsafePointer<UInt8>?
    var count: Int
  }

  private typealias Make =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, Int32) -> OpaquePointer?
  private typealias Info = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Int32
  private typealias Next =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Delete = @convention(c) (OpaquePointer) -> Void

  /// Plays `file` to its end; `nil` if the library refuses any part of it.
  init?(_ file: [UInt8]) {
    var message = [CChar](repeating: 0, count: 128)
    guard let library = cloader_open("", "libwebpdemux.so.2", &message, 128) else { return nil }
    func find<Function>(_ name: String, _ place: inout Function?) -> Function? {
      var message = [CChar](repeating: 0, count: 128)
      return withUnsafeMutablePointer(to: &place) {
        cloader_find(library, "libwebpdemux", name, $0, &message, 128)
      } == 1 ? place : nil
    }
    var places: (make: Make?, info: Info?, next: Next?, delete: Delete?)
    guard let make = find("WebPAnimDecoderNewInternal", &places.make),
      let info = find("WebPAnimDecoderGetInfo", &places.info),
      let next = find("WebPAnimDecoderGetNext", &places.next),
      let delete = find("WebPAnimDecoderDelete", &places.delete)
    else { return nil }
    let played: (Int, Int, [Shown])? = file.withUnsafeBufferPointer { bytes in
      var data = Data(start: bytes.baseAddress, count: bytes.count)
      guard let decoder = make(&data, nil, Self.version) else { return nil }
      defer { delete(decoder) }
      // Width, height, plays, ground and the number of pictures, and as much again.
      var numbers = [UInt32](repeating: 0, count: 10)
      guard info(decoder, &numbers) != 0 else { return nil }
      let (width, height) = (Int(numbers[0]), Int(numbers[1]))
      var shown: [Shown] = []
      for _ in 0..<numbers[4] {
        var (start, end) = (UnsafePointer<UInt8>?.none, Int32(0))
        guard next(decoder, &start, &end) != 0, let start else { return nil }
        let pixels = UnsafeBufferPointer(start: start, count: width * height * 4)
        shown.append(Shown(bytes: Array(pixels), end: Int(end)))
      }
      return (width, height, shown)
    }
    guard let played else { return nil }
    (width, height, shown) = played
  }
}
