public import Motion

/// Where a scene stands, as far as the document says; `nil` is left to the tool's defaults and flags.
public struct DocumentStage: Hashable, Sendable {
  /// How large the stage is.
  public enum Size: Hashable, Sendable {
    /// Width and height in points.
    case points(width: Double, height: Double)
    /// As large as the scene, with a margin.
    case fit
  }
  /// How long the film is.
  public enum Length: Hashable, Sendable {
    /// Until everything is at rest.
    case settled
    /// A time.
    case time(DocumentTime)
  }
  /// What is behind the scene.
  public enum Background: Hashable, Sendable {
    /// Nothing: the film has alpha.
    case clear
    /// A colour or a gradient.
    case fill(Fill)
  }
  /// Light or dark.
  public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case light, dark
  }
  /// Which way lines of text run.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
    /// As SwiftUI's of the name.
    case leftToRight, rightToLeft
  }

  /// The size of the stage.
  public var size: Size?
  /// The device on whose screen the scene is, as `--device` takes it.
  public var device: String?
  /// Pixels to the point, above 0 up to 16.
  public var scale: Double?
  /// Frames a second, as `--fps` takes it: `60`, `30000/1001`.
  public var rate: FrameRate?
  /// The film's length.
  public var length: Length?
  /// What is behind the scene.
  public var background: Background?
  /// The colour scheme.
  public var colorScheme: ColorScheme?
  /// The system whose looks are shown, as `--system` takes it: `18`, `26`.
  public var system: String?
  /// Which way lines of text run, and what is leading.
  public var layoutDirection: LayoutDirection?
  /// The text size of the device, as `--type-size` takes it: `large`, `accessibility3`.
  public var typeSize: String?
  /// The language and region, as `--locale` takes them: `de_DE`.
  public var locale: String?

  /// Creates a stage of which nothing is said.
  public init() {}
}

/// Frames a second, as a ratio.
public struct FrameRate: Hashable, Sendable {
  /// Frames in ``seconds`` seconds.
  public var frames: Int
  /// Seconds that have ``frames`` frames.
  public var seconds: Int

  /// Creates a rate.
  ///
  /// - Parameters:
  ///   - frames: Frames, from 1.
  ///   - seconds: Seconds that have so many frames, from 1.
  public init(frames: Int, seconds: Int = 1) { (self.frames, self.seconds) = (frames, seconds) }
}

/// A time of the film as it is written: `0.5s`, `500ms`, `30f`, `1/60s`; it becomes ticks once the frame rate is known.
public struct DocumentTime: Hashable, Sendable {
  /// As it is written, as the tool's `--at` takes it.
  public var text: String
  /// The ratio of whole numbers that it is, in ``unit``.
  public var numerator: Int
  /// The ratio of whole numbers that it is, in ``unit``; above 0.
  public var denominator: Int
  /// What is counted.
  public var unit: Unit
  /// What a time counts.
  public enum Unit: Hashable, Sendable {
    /// Seconds, or frames, whose length is the rate's.
    case seconds, frames
  }

  /// The film's start.
  public static let zero = DocumentTime(text: "0", numerator: 0, denominator: 1, unit: .seconds)

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - text: As it is written.
  ///   - numerator: The ratio, from 0.
  ///   - denominator: The ratio, above 0.
  ///   - unit: What is counted.
  public init(text: String, numerator: Int, denominator: Int, unit: Unit) {
    (self.text, self.numerator, self.denominator, self.unit) = (text, numerator, denominator, unit)
  }

  /// The nearest tick of the film's time line.
  ///
  /// - Parameter rate: The film's rate, which gives frames their length.
  /// - Returns: The instant.
  public func instant(at rate: FrameRate) -> Instant {
    var top = Int128(numerator) * Int128(Instant.ticksPerSecond)
    var bottom = Int128(denominator)
    if unit == .frames {
      top *= Int128(rate.seconds)
      bottom *= Int128(rate.frames)
    }
    let result = top.quotientAndRemainder(dividingBy: bottom)
    let roundsUp = result.remainder >= bottom - result.remainder
    return Instant(ticks: Int64(result.quotient + (roundsUp ? 1 : 0)))
  }
}
