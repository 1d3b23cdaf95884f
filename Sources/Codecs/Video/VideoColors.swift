internal import CAV
internal import Pixels

/// The way from a decoder's planes to pixels, by libswscale, opened on first use.
///
/// Where a film does not say which matrix its colours are by, they are taken for BT.709's, as ours are.
final class VideoColors {
  /// What pictures have to have in common to be converted alike.
  private struct Kind: Equatable {
    var format: Int32
    var matrix: Int32
    var isFull: Bool
  }

  private let functions: cav_scaler_functions
  private let path: String
  private var context: OpaquePointer?
  private var kind: Kind?

  /// Bytes beyond a row that libswscale's loops may write.
  private static let overrun = 64

  /// Opens the library.
  ///
  /// - Parameters:
  ///   - path: What stands for the film in messages.
  ///   - folder: Where libswscale is, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError/missingLibrary(file:package:reason:)``.
  init(_ path: String, folder: String) throws(CodecError) {
    self.path = path
    var reason = SystemCall.messageBuffer
    guard let table = cav_load_scaler(folder, &reason, reason.count) else {
      throw .missingLibrary(
        file: String(cString: cav_scaler_library()), package: "libswscale-dev",
        reason: SystemCall.text(reason))
    }
    functions = table.pointee
  }

  deinit { functions.sws_freeContext(context) }

  /// The pixels of a frame.
  ///
  /// - Parameters:
  ///   - frame: What the decoder gave.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  /// - Returns: Premultiplied pixels.
  /// - Throws: ``CodecError/unsupported(path:reason:)`` if libswscale does not know the layout.
  func picture(
    _ frame: UnsafeMutablePointer<AVFrame>, width: Int, height: Int
  ) throws(CodecError) -> Pixmap {
    try prepare(frame, Int32(width), Int32(height))
    let rowSize = (width * 4 + Self.overrun - 1) / Self.overrun * Self.overrun
    var bytes = [UInt8](repeating: 0, count: rowSize * height + Self.overrun)
    let data = frame.pointee.data
    let sizes = frame.pointee.linesize
    let sources: [UnsafePointer<UInt8>?] = [data.0, data.1, data.2, data.3].map {
      $0.map { UnsafePointer($0) }
    }
    return bytes.withUnsafeMutableBufferPointer { bytes in
      var targets = [bytes.baseAddress, nil, nil, nil]
      _ = functions.sws_scale(
        context, sources, [sizes.0, sizes.1, sizes.2, sizes.3], 0, Int32(height), &targets,
        [Int32(rowSize), 0, 0, 0])
      guard let start = bytes.baseAddress else { return Pixmap(width: 0, height: 0) }
      return Pixmap(straight: start, rowSize: rowSize, width: width, height: height)
    }
  }

  private func prepare(
    _ frame: UnsafeMutablePointer<AVFrame>, _ width: Int32, _ height: Int32
  ) throws(CodecError) {
    let matrix =
      switch frame.pointee.colorspace {
      case AVCOL_SPC_SMPTE170M, AVCOL_SPC_BT470BG: SWS_CS_ITU601
      case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: SWS_CS_BT2020
      case AVCOL_SPC_FCC: SWS_CS_FCC
      case AVCOL_SPC_SMPTE240M: SWS_CS_SMPTE240M
      default: SWS_CS_ITU709
      }
    let wanted = Kind(
      format: frame.pointee.format, matrix: matrix,
      isFull: frame.pointee.color_range == AVCOL_RANGE_JPEG)
    if wanted == kind { return }
    functions.sws_freeContext(context)
    let flags = SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_BITEXACT
    context = functions.sws_getContext(
      width, height, AVPixelFormat(rawValue: wanted.format), width, height, AV_PIX_FMT_RGBA,
      flags, nil, nil, nil)
    guard let context else {
      throw .unsupported(path: path, reason: "its layout of pixels is not known to libswscale")
    }
    let unit = Int32(1 << 16)
    _ = functions.sws_setColorspaceDetails(
      context, functions.sws_getCoefficients(matrix), wanted.isFull ? 1 : 0,
      functions.sws_getCoefficients(SWS_CS_ITU709), 1, 0, unit, unit)
    kind = wanted
  }
}
