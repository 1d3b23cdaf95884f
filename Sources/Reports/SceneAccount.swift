/// What a page shows of a scene besides its pictures: values from frame to frame, curves, animations, colours, texts.
///
/// Times are in seconds, lengths in points.
public struct SceneAccount: Codable, Sendable {
  /// Something that happens.
  public struct Event: Codable, Sendable {
    /// When.
    public var time: Double
    /// In words, such as `touch Button 'Go'`.
    public var label: String

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - time: When.
    ///   - label: In words, such as `touch Button 'Go'`.
    public init(time: Double, label: String) {
      (self.time, self.label) = (time, label)
    }
  }

  /// What a value is at a frame: a number, words, or nothing where it is not there.
  public enum Quantity: Codable, Hashable, Sendable {
    /// A number, rounded as people read it.
    case number(Double)
    /// A text, or the name of a state.
    case words(String)
    /// It is not there.
    case nothing

    /// Reads a number, a string or `null`.
    ///
    /// - Parameter decoder: Where it stands.
    /// - Throws: `DecodingError` for anything else.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .words(try container.decode(String.self))
      }
    }

    /// Writes a number, a string or `null`.
    ///
    /// - Parameter encoder: Where it goes.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .words(let words): try container.encode(words)
      case .nothing: try container.encodeNil()
      }
    }
  }

  /// A value of a view.
  public struct Value: Codable, Sendable {
    /// Which, as traces call it.
    public var property: String
    /// What stands behind a number.
    public var unit: String
    /// The first frame that has it.
    public var first: Int
    /// From there on; the last one holds to the end.
    public var frames: [Quantity]

    /// Creates a value.
    ///
    /// - Parameters:
    ///   - property: Which, as traces call it.
    ///   - unit: What stands behind a number.
    ///   - first: The first frame that has it.
    ///   - frames: From there on; the last one holds to the end.
    public init(property: String, unit: String, first: Int, frames: [Quantity]) {
      (self.property, self.unit) = (property, unit)
      (self.first, self.frames) = (first, frames)
    }
  }

  /// A view, under the name that traces have for it.
  public struct View: Codable, Sendable {
    /// The name; what is around the view stands before `/`.
    public var name: String
    /// Its values, in the order in which they appeared.
    public var values: [Value]

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - name: The name; what is around the view stands before `/`.
    ///   - values: Its values, in the order in which they appeared.
    public init(name: String, values: [Value]) {
      (self.name, self.values) = (name, values)
    }
  }

  /// A point of a line.
  public struct Point: Codable, Sendable {
    /// Seconds.
    public var time: Double
    /// The value, or how fast it changes in a second.
    public var value: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - time: Seconds.
    ///   - value: The value, or how fast it changes in a second.
    public init(time: Double, value: Double) {
      (self.time, self.value) = (time, value)
    }
  }

  /// A stretch in which one thing moved a value.
  public struct Run: Codable, Sendable {
    /// When it began and ended.
    public var start: Double
    /// When it ended: at rest, or by another.
    public var end: Double
    /// What was shown when it began.
    public var from: Double
    /// Where it was going.
    public var target: Double
    /// What moved it, in words; `nil` for a finger.
    public var animation: String?
    /// The farthest beyond the target, as a share of the way.
    public var overshoot: Double?
    /// Seconds from the start until it stayed within 2 % of the way.
    public var settling: Double?
    /// Whether another took over before it had come to rest.
    public var isInterrupted: Bool

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - start: When it began and ended.
    ///   - end: When it ended: at rest, or by another.
    ///   - from: What was shown when it began.
    ///   - target: Where it was going.
    ///   - animation: What moved it, in words; `nil` for a finger.
    ///   - overshoot: The farthest beyond the target, as a share of the way.
    ///   - settling: Seconds from the start until it stayed within 2 % of the way.
    ///   - isInterrupted: Whether another took over before it had come to rest.
    public init(
      start: Double, end: Double, from: Double, target: Double, animation: String?,
      overshoot: Double?, settling: Double?, isInterrupted: Bool
    ) {
      (self.start, self.end) = (start, end)
      (self.from, self.target) = (from, target)
      (self.animation, self.overshoot) = (animation, overshoot)
      (self.settling, self.isInterrupted) = (settling, isInterrupted)
    }
  }

  /// A value that moves.
  public struct Curve: Codable, Sendable {
    /// The view's name.
    public var view: String
    /// The property's.
    public var property: String
    /// What stands behind a number.
    public var unit: String
    /// What else moves alike, as `view property`.
    public var alike: [String]
    /// Smooth stretches of the value.
    public var lines: [[Point]]
    /// The same of its velocity.
    public var speeds: [[Point]]
    /// What moved it.
    public var runs: [Run]
    /// The value at each frame; `nil` where it is not there.
    public var values: [Double?]
    /// How fast it changes at each frame, in a second.
    public var velocities: [Double?]

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - view: The view's name.
    ///   - property: The property's.
    ///   - unit: What stands behind a number.
    ///   - alike: What else moves alike, as `view property`.
    ///   - lines: Smooth stretches of the value.
    ///   - speeds: The same of its velocity.
    ///   - runs: What moved it.
    ///   - values: The value at each frame; `nil` where it is not there.
    ///   - velocities: How fast it changes at each frame, in a second.
    public init(
      view: String, property: String, unit: String, alike: [String], lines: [[Point]],
      speeds: [[Point]], runs: [Run], values: [Double?], velocities: [Double?]
    ) {
      (self.view, self.property) = (view, property)
      (self.unit, self.alike) = (unit, alike)
      (self.lines, self.speeds) = (lines, speeds)
      (self.runs, self.values) = (runs, values)
      self.velocities = velocities
    }
  }

  /// An animation of the scene, and what other systems call it.
  public struct Spec: Codable, Sendable {
    /// The same in another language.
    public struct Equivalent: Codable, Sendable {
      /// The system, such as `CSS` or `UIKit`.
      public var system: String
      /// What is written there.
      public var code: String

      /// Creates an equivalent.
      ///
      /// - Parameters:
      ///   - system: The system, such as `CSS` or `UIKit`.
      ///   - code: What is written there.
      public init(system: String, code: String) {
        (self.system, self.code) = (system, code)
      }
    }
    /// In words: `spring response 0.5 s, damping 0.7`.
    public var title: String
    /// As traces have it.
    public var animation: String
    /// What else there is to know: a delay, that there is no equivalent.
    public var remark: String
    /// What it moves, and when: `view property`.
    public var uses: [Use]
    /// The same elsewhere.
    public var equivalents: [Equivalent]

    /// Creates a spec.
    ///
    /// - Parameters:
    ///   - title: In words: `spring response 0.5 s, damping 0.7`.
    ///   - animation: As traces have it.
    ///   - remark: What else there is to know: a delay, that there is no equivalent.
    ///   - uses: What it moves, and when: `view property`.
    ///   - equivalents: The same elsewhere.
    public init(
      title: String, animation: String, remark: String, uses: [Use], equivalents: [Equivalent]
    ) {
      (self.title, self.animation) = (title, animation)
      (self.remark, self.uses) = (remark, uses)
      self.equivalents = equivalents
    }
  }

  /// A use of an animation.
  public struct Use: Codable, Sendable {
    /// The view's name and the property's.
    public var what: String
    /// When it begins.
    public var start: Double
    /// When it ends.
    public var end: Double

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - what: The view's name and the property's.
    ///   - start: When it begins.
    ///   - end: When it ends.
    public init(what: String, start: Double, end: Double) {
      (self.what, self.start) = (what, start)
      self.end = end
    }
  }

  /// A colour that is painted with.
  public struct Swatch: Codable, Sendable {
    /// `#RRGGBB`.
    public var color: String
    /// 0...1.
    public var opacity: Double
    /// How many frames show it.
    public var frameCount: Int
    /// Who paints with it.
    public var views: [String]

    /// Creates a swatch.
    ///
    /// - Parameters:
    ///   - color: `#RRGGBB`.
    ///   - opacity: 0...1.
    ///   - frameCount: How many frames show it.
    ///   - views: Who paints with it.
    public init(color: String, opacity: Double, frameCount: Int, views: [String]) {
      (self.color, self.opacity) = (color, opacity)
      (self.frameCount, self.views) = (frameCount, views)
    }
  }

  /// A text that is set.
  public struct Text: Codable, Sendable {
    /// Its characters.
    public var text: String
    /// The font's name.
    public var font: String
    /// Points to the em.
    public var size: Double
    /// `#RRGGBB`; empty where it is no single colour.
    public var color: String
    /// Who sets it.
    public var view: String
    /// The first frame that shows it.
    public var first: Int

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - text: Its characters.
    ///   - font: The font's name.
    ///   - size: Points to the em.
    ///   - color: `#RRGGBB`; empty where it is no single colour.
    ///   - view: Who sets it.
    ///   - first: The first frame that shows it.
    public init(text: String, font: String, size: Double, color: String, view: String, first: Int) {
      (self.text, self.font) = (text, font)
      (self.size, self.color) = (size, color)
      (self.view, self.first) = (view, first)
    }
  }

  /// What was filmed.
  public var title: String
  /// The stage: points across and down.
  public var width: Double
  /// Points down.
  public var height: Double
  /// Pixels to a point.
  public var scale: Double
  /// Frames a second.
  public var framesPerSecond: Double
  /// How many frames there are.
  public var frameCount: Int
  /// In the order of time.
  public var events: [Event]
  /// In the order in which they appeared.
  public var views: [View]
  /// What moves, in the order in which it begins.
  public var curves: [Curve]
  /// The animations, in the order in which they begin.
  public var specs: [Spec]
  /// Colours, the most shown first.
  public var swatches: [Swatch]
  /// Texts, in the order in which they appear.
  public var texts: [Text]
  /// How many texts are not among them.
  public var textsLeftOut: Int

  /// Creates what a page shows.
  ///
  /// - Parameters:
  ///   - title: What was filmed.
  ///   - width: The stage: points across and down.
  ///   - height: Points down.
  ///   - scale: Pixels to a point.
  ///   - framesPerSecond: Frames a second.
  ///   - frameCount: How many frames there are.
  ///   - events: In the order of time.
  ///   - views: In the order in which they appeared.
  ///   - curves: What moves, in the order in which it begins.
  ///   - specs: The animations, in the order in which they begin.
  ///   - swatches: Colours, the most shown first.
  ///   - texts: Texts, in the order in which they appear.
  ///   - textsLeftOut: How many texts are not among them.
  public init(
    title: String, width: Double, height: Double, scale: Double, framesPerSecond: Double,
    frameCount: Int, events: [Event], views: [View], curves: [Curve], specs: [Spec],
    swatches: [Swatch], texts: [Text], textsLeftOut: Int
  ) {
    (self.title, self.width) = (title, width)
    (self.height, self.scale) = (height, scale)
    (self.framesPerSecond, self.frameCount) = (framesPerSecond, frameCount)
    (self.events, self.views) = (events, views)
    (self.curves, self.specs) = (curves, specs)
    (self.swatches, self.texts) = (swatches, texts)
    self.textsLeftOut = textsLeftOut
  }
}
