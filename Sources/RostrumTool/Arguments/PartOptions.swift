import ArgumentParser
import Codecs
import Motion

/// Part options: how a film is shared among machines.
struct PartOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Make one of N parts, as in 1/4, into OUT.parts; 'rostrum merge' joins them.",
      valueName: "i/n|auto"),
    transform: Parse.shard)
  var shard: ShardArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Cut mp4s by their time into closed groups of this length (default: none, with --shard 4).",
      valueName: "t"),
    transform: Parse.segment)
  var segment: ExactSeconds?

  /// The length of closed groups where parts are made and nobody says: near the 250 frames after which an uncut film has
  /// a picture that stands alone, so that joined films have hardly more of these.
  static let usualSegment = ExactSeconds(milliseconds: 4000)

  /// The length of closed groups at a rate; `nil` for none.
  ///
  /// - Throws: ``Failure`` for groups of less than two frames.
  func group(at rate: RateArgument) throws -> ExactTime? {
    guard let wish = segment ?? (shard == nil ? nil : Self.usualSegment) else { return nil }
    let length = ExactTime(wish.instant(at: rate))
    // Two pictures that stand alone, one behind the other, need different marks, which streams that know nothing of each
    // other do not give them.
    guard ExactTime(2 * rate.seconds, over: rate.frames) <= length else {
      throw Failure(.usage, Messages.segmentTooShort(wish.text, rate.description))
    }
    return length
  }

  /// Refuses what cannot be made in parts.
  ///
  /// - Parameters:
  ///   - outputs: Where films go.
  ///   - scene: What is asked of the scene.
  ///   - encoding: What is asked of the encoders.
  /// - Throws: ``Failure``.
  func check(_ outputs: [OutputArgument], _ scene: SceneOptions, _ encoding: EncodingOptions) throws
  {
    if segment != nil, !(try encoding.formats(of: outputs)).contains(where: \.makesGroups) {
      throw Failure(.usage, Messages.segmentOfNothing(outputs.map(\.path)))
    }
    if segment != nil || shard != nil, encoding.maxBytes != nil {
      throw Failure(.usage, Messages.maxBytesOfParts)
    }
    guard shard != nil else { return }
    if scene.at != nil { throw Failure(.usage, Messages.timesOfParts) }
    for output in outputs {
      if output.path == "-" || OutputFile.isStream(output.path) {
        throw Failure(.usage, Messages.pipeOfParts(output.path))
      }
      if output.format.isStill { throw Failure(.usage, Messages.stillOfParts(output.path)) }
    }
  }
}
