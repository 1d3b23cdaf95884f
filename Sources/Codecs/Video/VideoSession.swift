/// An open encoder at work on a film, with the file that takes what it makes.
protocol VideoSession: AnyObject {
  /// Pictures that are stored.
  var packetCount: Int { get }
  /// The farthest that a stored picture starts from its exact time.
  var roundingDrift: ExactTime { get }
  /// The duration of the film, as the file has it.
  var duration: ExactTime { get }

  /// Encodes a picture as number `index` of the film.
  func encode(_ planes: VideoPlanes, at index: Int) throws(CodecError)

  /// Closes the group of pictures so far: what follows is encoded as if nothing had been before it.
  func beginGroup() throws(CodecError)

  /// Takes what the encoder still holds, and completes the file.
  func finish() throws(CodecError)

  /// Frees everything but the file; does nothing the second time.
  func close()
}
