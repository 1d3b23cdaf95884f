import Codecs

/// What a scene's process is told of the parts that it is to make: for each of its files, which.
struct FilmParts: Codable, Sendable {
  let shard: Shard
  /// The outputs as the user named them; each has a file for each part.
  let outputs: [String]

  /// The files, the first output's first.
  var paths: [String] {
    outputs.flatMap { output in
      shard.numbers.map { PartPlace(output: output).path($0, of: shard.count) }
    }
  }
}

extension EncodingOptions {
  /// What was asked for that an output of this format knows, as options.
  func words(for format: MediaFormat) -> [String] {
    var words: [String] = []
    var format = format
    for (option, wish) in wishes {
      guard let granted = format.granting(wish) else { continue }
      format = granted
      switch wish {
      case .quality(let quality): words += [option, "\(quality)"]
      case .playCount(let count): words += [option, "\(count)"]
      case .chroma(let chroma): words += [option, chroma.rawValue]
      case .transfer(let transfer): words += [option, transfer == .sRGB ? "srgb" : "bt709"]
      // These stand in the option's own words.
      case .encoder, .backend, .pngMode: words += option.split(separator: " ").map(String.init)
      case .lossless: words.append(option)
      }
    }
    return words
  }
}
