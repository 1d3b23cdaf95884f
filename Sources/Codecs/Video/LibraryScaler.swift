internal import CAV
package import Pixels

/// libswscale's conversion to limited-range BT.709, as the yardstick for ours.
package final class LibraryScaler {
  private let functions: cav_scaler_functions
  private let context: OpaquePointer
  private let width: Int
  private let height: Int

  /// Prepares to convert pictures of one size, both sides even, as carefully as players advise.
  package init(width: Int, height: Int) throws(CodecError) {
    var reason = [CChar](repeating: 0, count: 512)
    guard let table = cav_load_scaler(&reason, reason.count) else {
      throw .missingLibrary(
        file: "libswscale", package: "libswscale-dev",
        reason: String(
          decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    functions = table.pointee
    let context = functions.sws_getContext(
      Int32(width), Int32(height), AV_PIX_FMT_RGBA, Int32(width), Int32(height),
      AV_PIX_FMT_YUV420P, SWS_BICUBIC | SWS_ACCURATE_RND, nil, nil, nil)
    guard let context else {
      throw .unsupportedSize(
        path: "libswscale", width: width, height: height, accepted: "even sides")
    }
    self.context = context
    (self.width, self.height) = (width, height)
    let weights = functions.sws_getCoefficients(SWS_CS_ITU709)
    _ = functions.sws_setColorspaceDetails(
      context, weights, 1, weights, 0, 0, 1 << 16, 1 << 16)
  }

  deinit { functions.sws_freeContext(context) }

  /// The planes of `pixmap`.
  package func planes(of pixmap: Pixmap) -> VideoPlanes {
    let half = width / 2
    var luma = [UInt8](repeating: 0, count: width * height + 64)
    var blue = [UInt8](repeating: 0, count: half * height / 2 + 64)
    var red = blue
    pixmap.words.withUnsafeBytes { source in
      luma.withUnsafeMutableBufferPointer { luma in
        blue.withUnsafeMutableBufferPointer { blue in
          red.withUnsafeMutableBufferPointer { red in
            let start = source.baseAddress?.assumingMemoryBound(to: UInt8.self)
            var sources: [UnsafePointer<UInt8>?] = [start, nil, nil, nil]
            var targets = [luma.baseAddress, blue.baseAddress, red.baseAddress, nil]
            _ = functions.sws_scale(
              context, &sources, [Int32(pixmap.stride * 4), 0, 0, 0], 0, Int32(height), &targets,
              [Int32(width), Int32(half), Int32(half), 0])
          }
        }
      }
    }
    luma.removeLast(64)
    blue.removeLast(64)
    red.removeLast(64)
    return VideoPlanes(
      layout: .yuv420p, width: width, height: height, planes: [luma, blue, red],
      rowSizes: [width, half, half])
  }
}
