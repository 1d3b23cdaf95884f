import Foundation
import SceneInputs
import SceneLoader
import ViewEngine

/// Scene options as a user would write them: so that a run of the tool's own can be asked for what was asked of the tool.
extension SceneOptions {
  /// An option with its value, as flags.
  private struct Wish {
    let words: [String]
    /// Whether the film is another one for it, so that it is a variant of the usual one.
    let isOfFilm: Bool
  }

  /// All that departs from the usual, in the order of the help.
  var words: [String] { wishes.flatMap(\.words) }

  /// What makes the film another than the usual one of its preview, a phrase each: `--color-scheme dark`.
  var variant: [String] {
    wishes.filter(\.isOfFilm).map { Messages.printable($0.words.joined(separator: " ")) }
  }

  private var wishes: [Wish] { stageWishes + timeWishes + lookWishes + processWishes }

  private static func wishes(_ name: String, _ text: String?, isOfFilm: Bool = true) -> [Wish] {
    text.map { [Wish(words: [name, $0], isOfFilm: isOfFilm)] } ?? []
  }

  private var stageWishes: [Wish] {
    var wishes = Self.wishes("--preview", preview, isOfFilm: false)
    switch size {
    case .fixed(let size): wishes += Self.wishes("--size", "\(size)")
    case .fit: wishes += Self.wishes("--size", "fit")
    // Nobody can write the others: they are a preview's wishes.
    case .device, .sizeThatFits, nil: break
    }
    wishes += Self.wishes("--device", device?.name)
    wishes += Self.wishes("--orientation", orientation?.rawValue)
    if chrome { wishes.append(Wish(words: ["--chrome"], isOfFilm: true)) }
    if noKeyboard { wishes.append(Wish(words: ["--no-keyboard"], isOfFilm: true)) }
    return wishes + Self.wishes("--scale", scale.map(SizeArgument.short))
  }

  private var timeWishes: [Wish] {
    var wishes = Self.wishes("--fps", fps?.description)
    switch duration {
    case .settled: wishes += Self.wishes("--duration", "settled")
    case .time(let time): wishes += Self.wishes("--duration", time.text)
    case nil: break
    }
    wishes += Self.wishes("--from", from?.text)
    wishes += Self.wishes("--to", to?.text)
    wishes += Self.wishes("--at", at?.map(\.text).joined(separator: ","))
    let ranges = frames?.ranges.map { "\($0.lowerBound)-\($0.upperBound)" }
    return wishes + Self.wishes("--frames", ranges?.joined(separator: ","))
  }

  private var lookWishes: [Wish] {
    var wishes = Self.wishes("--background", background?.text)
    wishes += Self.wishes("--color-scheme", colorScheme?.rawValue)
    wishes += Self.wishes("--system", system == .usual ? nil : system?.rawValue)
    wishes += Self.wishes("--type-size", typeSize.map { "\($0)" })
    wishes += Self.wishes("--locale", locale?.identifier)
    wishes += Self.wishes("--layout-direction", layoutDirection?.rawValue)
    wishes += Self.wishes("--speed", speed == .usual ? nil : speed.text)
    if reduceMotion { wishes.append(Wish(words: ["--reduce-motion"], isOfFilm: true)) }
    return wishes
  }

  private var processWishes: [Wish] {
    var wishes = Self.wishes("--jobs", jobs.map(String.init), isOfFilm: false)
    if kernels != .auto {
      wishes += Self.wishes("--kernels", kernels.rawValue, isOfFilm: false)
    }
    wishes += Self.wishes("--seed", seed == 0 ? nil : "\(seed)")
    wishes += Self.wishes("--date", date == SceneClock.usualStart ? nil : Self.text(ofDate: date))
    if timeout != Self.usualTimeout {
      wishes += Self.wishes("--timeout", SizeArgument.short(timeout), isOfFilm: false)
    }
    if isolation != .auto {
      wishes += Self.wishes("--isolation", isolation.rawValue, isOfFilm: false)
    }
    for folder in fontDir { wishes += Self.wishes("--font-dir", folder) }
    wishes += Self.wishes("--assets", assets)
    for picture in assetUrl { wishes += Self.wishes("--asset-url", picture.text) }
    for path in with { wishes += Self.wishes("--with", path) }
    wishes += Self.wishes("--project", project)
    if noProject { wishes.append(Wish(words: ["--no-project"], isOfFilm: true)) }
    for name in define { wishes += Self.wishes("--define", name) }
    // Whoever reads them again needs no file.
    for input in givenInputs.values {
      wishes += Self.wishes("--input", "\(input.name)=\(input.text)")
    }
    for spring in spring { wishes += Self.wishes("--spring", spring.text) }
    if warnings { wishes.append(Wish(words: ["--warnings"], isOfFilm: false)) }
    return wishes + Self.wishes("--input-format", inputFormat?.rawValue, isOfFilm: false)
  }

  /// The longest wait for a frame where nobody says, in seconds.
  private static let usualTimeout = 30.0

  /// A date as it is written: `2007-01-09T09:41:00Z`.
  private static func text(ofDate seconds: Int64) -> String {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: TimeInterval(seconds)))
  }
}

extension SpeedArgument {
  /// As a user would write it.
  var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}

extension ScriptOptions {
  /// All that was asked for, as a user would write it.
  var words: [String] {
    var words = script.map { ["--script", $0] } ?? []
    if leavesOutScript { words.append("--no-script") }
    for (name, steps) in [
      ("--tap", tap), ("--drag", drag), ("--long-press", longPress), ("--type", type),
      ("--set", set),
    ] {
      words += steps.flatMap { [name, $0] }
    }
    if showTouches { words.append("--show-touches") }
    return words
  }

  /// Whether a script was asked for, so that no other is meant.
  var isNamed: Bool {
    script != nil || leavesOutScript || !(tap + drag + longPress + type + set).isEmpty
  }
}
