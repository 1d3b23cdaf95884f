import Batches
import Foundation
import Motion
import SceneDocuments
import SceneLoader
import ViewEngine

/// What a manifest may say of a film: the options of `render`, each judged as the command line judges it.
extension BatchVocabulary {
  /// The options of films, as ``Render`` knows them.
  ///
  /// - Parameter workers: Threads of each film, which decide how many frames are in flight.
  /// - Returns: The vocabulary.
  static func ofFilms(workers: Int) -> Self {
    var films = Self(
      options: options.split(whereSeparator: \.isWhitespace).map(String.init),
      formats: FormatName.allValueStrings)
    films.flags = [
      "chrome", "no-keyboard", "reduce-motion", "no-script", "show-touches", "lossless",
    ]
    films.repeated = [
      "font-dir", "asset-url", "define", "tap", "drag", "long-press", "type", "set",
    ]
    films.paths = ["script", "assets", "font-dir", "asset-url"]
    (films.placed, films.absence) = (Self.placed, Self.absence)
    films.joint = [
      "size", "scale", "fps", "from", "to", "at", "frames", "script", "no-script", "quality",
      "max-bytes", "lossless", "chroma", "transfer", "encoder", "mp4-backend", "png-backend",
      "loop",
    ]
    films.weighty = [
      "size", "scale", "fps", "from", "to", "at", "frames", "duration", "device", "speed",
    ]
    films.refusal = { option, value in
      do {
        try judge(option, value)
        return nil
      } catch let refusal as Parse.Refusal {
        return refusal.description
      } catch {
        return Rostrum.failure(for: error).message
      }
    }
    let words = films
    films.jointRefusal = { row in
      do {
        _ = try Rostrum.command(row.command(words, threads: nil))
        return nil
      } catch {
        return Rostrum.failure(for: error).message
      }
    }
    films.estimate = { estimate($0, workers: workers) }
    films.resolve = Place.resolved
    films.matches = { NameGlob(text: $0).matches($1) }
    return films
  }

  /// In the order of the help.
  private static let options = """
    preview size device orientation chrome no-keyboard scale fps duration from to at frames background color-scheme system
    type-size locale layout-direction speed reduce-motion seed date timeout isolation font-dir assets asset-url define script no-script tap drag long-press type set
    show-touches
    quality max-bytes lossless chroma transfer encoder mp4-backend png-backend loop
    """

  /// Refuses a value that the command line would refuse.
  private static func judge(_ option: String, _ value: String) throws {
    switch option {
    case "preview":
      _ = try Parse.value(value.isEmpty ? nil : value, "accepted is a name or a number")
    case "size": _ = try Parse.extent(value)
    case "device": try judge(value, among: Device.allValueStrings)
    case "orientation": try judge(value, among: Orientation.allValueStrings)
    case "scale": _ = try Parse.scale(value)
    case "fps": _ = try Parse.rate(value)
    case "duration": _ = try Parse.length(value)
    case "from", "to": _ = try Parse.time(value)
    case "at": _ = try Parse.times(value)
    case "frames": _ = try Parse.frames(value)
    case "background": _ = try Parse.background(value)
    case "color-scheme": try judge(value, among: SceneOptions.Scheme.allCases.map(\.rawValue))
    case "system": try judge(value, among: SystemVersion.allCases.map(\.rawValue))
    case "type-size": _ = try Parse.typeSize(value)
    case "locale": _ = try Parse.locale(value)
    case "layout-direction":
      try judge(value, among: LayoutDirectionArgument.allCases.map(\.rawValue))
    case "speed": _ = try Parse.speed(value)
    case "seed": _ = try Parse.value(UInt64(value), "accepted are whole numbers from 0")
    case "date": _ = try Parse.date(value)
    case "timeout": _ = try Parse.timeout(value)
    case "isolation": try judge(value, among: SceneOptions.Walls.allCases.map(\.rawValue))
    case "asset-url": _ = try Parse.assetAddress(value)
    case "define": _ = try Parse.condition(value)
    case "tap": _ = try Script.Step(tap: value)
    case "drag": _ = try Script.Step(drag: value)
    case "long-press": _ = try Script.Step(longPress: value)
    case "type": _ = try Script.Step(type: value)
    case "set": _ = try StateChange(value)
    case "quality": _ = try Parse.quality(value)
    case "max-bytes": _ = try Parse.bytes(value)
    case "loop": _ = try Parse.loop(value)
    case "chroma": try judge(value, among: EncodingOptions.Chroma.allCases.map(\.rawValue))
    case "transfer": try judge(value, among: EncodingOptions.Transfer.allCases.map(\.rawValue))
    case "mp4-backend": try judge(value, among: EncodingOptions.MP4Backend.allCases.map(\.rawValue))
    case "png-backend": try judge(value, among: EncodingOptions.PNGBackend.allCases.map(\.rawValue))
    // Files and names of encoders, which are looked for where they are used.
    default: _ = try Parse.value(value.isEmpty ? nil : value, "accepted is a word")
    }
  }

  private static func judge(_ value: String, among known: [String]) throws {
    if !known.contains(value) {
      throw Parse.Refusal(
        description:
          "accepted are \(known.joined(separator: ", "))\(Likeness.question(value, among: known))")
    }
  }

  // MARK: Files

  /// A value with its path where it is for the tool.
  private static func placed(
    _ option: String, _ value: String, _ place: (String) -> String
  ) -> String {
    guard option == "asset-url" else { return place(value) }
    guard var address = AssetAddress(argument: value) else { return value }
    address.file = place(address.file)
    return address.text
  }

  /// Why a value's file or folder cannot be used; `nil` if it can.
  private static func absence(_ option: String, _ value: String) -> String? {
    switch option {
    case "asset-url":
      guard let address = AssetAddress(argument: value) else { return nil }
      return address.absence
    case "assets", "font-dir":
      if Place.isFolder(value) { return nil }
      return Place.kind(of: value) == .nothing
        ? Messages.noSuchFile(value)
        : Messages.unreadable(value, "it is no folder")
    default: return Place.kind(of: value) == .other ? nil : Messages.noSuchFile(value)
    }
  }

  // MARK: Work

  /// Pixels that could be drawn while a process starts.
  private static let startWork: Float = 3_000_000
  /// Bytes of a pixel in a frame in flight: the picture, and what it becomes on its way into a file.
  private static let bytesOfPixel = 8
  /// Frames in flight beside one for each worker.
  private static let spareFrames = 2

  /// How much work a row is, as far as its options tell: what scenes decide themselves is not known before they run.
  private static func estimate(_ row: BatchRow, workers: Int) -> BatchEstimate {
    let device = row.value("device").flatMap { Device(argument: $0) } ?? .usual
    var size = device.size
    if case .fixed(let wanted)? = row.value("size").flatMap({ StageExtent(argument: $0) }) {
      size = wanted
    }
    let scale = row.value("scale").flatMap(Double.init) ?? device.scale
    let pixels = size.width * scale * size.height * scale
    let rate = row.value("fps").flatMap { RateArgument(argument: $0) } ?? .usual
    let perSecond = Double(rate.frames) / Double(rate.seconds)
    var seconds = LengthArgument.settled(at: .zero).seconds * 3
    if case .time(let time)? = row.value("duration").flatMap({ LengthArgument(argument: $0) }) {
      seconds = time.instant(at: rate).seconds
    }
    if let end = row.value("to").flatMap({ ExactSeconds($0) }) {
      seconds = end.instant(at: rate).seconds
    }
    if let start = row.value("from").flatMap({ ExactSeconds($0) }) {
      seconds = max(0, seconds - start.instant(at: rate).seconds)
    }
    if let speed = row.value("speed").flatMap({ SpeedArgument($0) }) {
      seconds *= Double(speed.denominator) / Double(speed.numerator)
    }
    var frames = max(1, seconds * perSecond)
    if let times = row.value("at") { frames = Double(times.split(separator: ",").count) }
    if let wanted = row.value("frames"), let selection = FrameSelection(argument: wanted) {
      frames = Double(selection.ranges.map(\.count).reduce(0, +))
    }
    return BatchEstimate(
      work: startWork + Float(pixels * frames),
      bytes: Int(pixels) * bytesOfPixel * (workers + spareFrames))
  }
}

extension BatchRow {
  /// The command that films it.
  ///
  /// - Parameters:
  ///   - vocabulary: What may be said of a film.
  ///   - threads: How many it has; `nil` for as many as it likes.
  /// - Returns: The words behind the tool's name.
  func command(_ vocabulary: BatchVocabulary, threads: Int?) -> [String] {
    var words = ["render", scene] + self.words(vocabulary)
    if let threads { words.append("--jobs=\(threads)") }
    // Braces in a path stand for themselves.
    for output in outputs {
      let path = output.replacing("{", with: "{{").replacing("}", with: "}}")
      words.append("--output=\(path)")
    }
    return words
  }
}
