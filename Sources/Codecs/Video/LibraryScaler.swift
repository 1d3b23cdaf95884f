internal import CAV
package import Pixels

/// libswscale's conversion to limited-range BT.709, as the yardstick for ours.
package final class LibraryScaler {
  private let functions: cav_scaler_functions
  private let context: OpaquePointer
  private let width: Int
  private let height: Int

  /// Prepares to convert pictures of one size, as carefully as players advise.
  ///
  /// - Parameters:
  ///   - width: Pixels across, even.
  ///   - height: Pixels down, even.
  ///   - folder: Where libswscale is, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``, or
  ///   ``CodecError/unsupportedSize(path:width:height:accepted:)``.
  package init(width: Int, height: Int, folder: String = "") throws(CodecError) {
    var reason = SystemCall.messageBuffer
    let file = String(cString: cav_scaler_library())
    guard let table = cav_load_scaler(folder, &reason, reason.count) else {
      throw .missingLibrary(
        file: file, package: "libswscale-dev", reason: SystemCall.text(reason))
    }
    functions = table.pointee
    let isEven = width.isMultiple(of: 2) && height.isMultiple(of: 2)
    let (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
    let context =
      isEven
      ? functions.sws_getContext(
        columns, rows, AV_PIX_FMT_RGBA, columns, rows, AV_PIX_FMT_YUV420P,
        SWS_BICUBIC | SWS_ACCURATE_RND, nil, nil, nil) : nil
    guard let context else {
      throw .unsupportedSize(path: file, width: width, height: height, accepted: "even sides")
    }
    self.context = context
    (self.width, self.height) = (width, height)
    let weights = functions.sws_getCoefficients(SWS_CS_ITU709)
    _ = functions.sws_setColorspaceDetails(
      context, weights, 1, weights, 0, 0, 1 << 16, 1 << 16)
  }

  deinit { functions.sws_freeContext(context) }

  /// Bytes beyond a plane that libswscale's loops may write.
  private static let overrun = 64

  /// The planes of `pixmap`, which has the scaler's size.
  package func planes(of pixmap: Pixmap) -> VideoPlanes {
    precondition(pixmap.width == width && pixmap.height == height, "a picture of another size")
    let half = width / 2
    var luma = [UInt8](repeating: 0, count: width * height + Self.overrun)
    var blue = [UInt8](repeating: 0, count: half * height / 2 + Self.overrun)
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
    luma.removeLast(Self.overrun)
    blue.removeLast(Self.overrun)
    red.removeLast(Self.overrun)
    return VideoPlanes(
      layout: .yuv420p, width: width, height: height, planes: [luma, blue, red],
      rowSizes: [width, half, half])
  }
}
