import Foundation
import ViewEngine

/// A post from a page: what a person does there.
enum PagePost: Decodable, Sendable {
  /// Shows a scene; all that the page knows of it, so that a page outlives the server.
  case open(Opening)
  /// Which frame is seen, for when the scene changes.
  case at(frame: Int)
  /// The picture of a frame.
  case picture(take: Int, frame: Int)
  /// A finger goes down after a frame.
  case press(frame: Int, x: Double, y: Double)
  /// The finger goes on, and up.
  case follow(places: [LivePlace], isLast: Bool)
  /// The steps that were recorded, changed.
  case script(steps: [LiveStep], usesFile: Bool)
  /// Writes the script beside the scene.
  case save
  /// Films the scene as `render` does.
  case export(format: String, frame: Int)

  struct Opening: Decodable, Sendable {
    var scene: Int
    var look = LiveLook()
    var steps: [LiveStep] = []
    var usesFile = true
    var frame = 0
  }

  private enum Keys: String, CodingKey {
    case `do`, take, frame, x, y, places, isLast, steps, usesFile, format
    case scene, look
  }

  init(from decoder: any Decoder) throws {
    let post = try decoder.container(keyedBy: Keys.self)
    func value<Value: Decodable>(_ key: Keys) throws -> Value {
      try post.decode(Value.self, forKey: key)
    }
    switch try post.decode(String.self, forKey: .do) {
    case "open":
      self = .open(
        Opening(
          scene: try value(.scene), look: try value(.look), steps: try value(.steps),
          usesFile: try value(.usesFile), frame: try value(.frame)))
    case "at": self = .at(frame: try value(.frame))
    case "picture": self = .picture(take: try value(.take), frame: try value(.frame))
    case "press": self = .press(frame: try value(.frame), x: try value(.x), y: try value(.y))
    case "follow": self = .follow(places: try value(.places), isLast: try value(.isLast))
    case "script": self = .script(steps: try value(.steps), usesFile: try value(.usesFile))
    case "save": self = .save
    case "export": self = .export(format: try value(.format), frame: try value(.frame))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .do, in: post, debugDescription: "no such post")
    }
  }
}

/// The look of a live scene: what a page's presets choose; what is `nil` is as the command says.
struct LiveLook: Codable, Hashable, Sendable {
  var preview: String?
  var device: String?
  var orientation: String?
  var colorScheme: String?
  var system: String?
  var typeSize: String?
  var layoutDirection: String?
  var reduceMotion: Bool?
  var chrome: Bool?

  /// The options of a scene that is to look so.
  ///
  /// - Parameter base: What the command says.
  /// - Returns: Its options.
  /// - Throws: ``Failure`` for what no option accepts.
  func options(_ base: SceneOptions) throws -> SceneOptions {
    func read<Value>(_ word: String?, _ name: String, _ value: (String) -> Value?) throws -> Value?
    {
      guard let word else { return nil }
      guard let value = value(word) else {
        throw Failure(
          .usage, "the page asks for \(name) '\(Messages.printable(word))', which there is not")
      }
      return value
    }
    var options = base
    options.preview = preview ?? base.preview
    if let device = try read(device, "the device", Device.init(argument:)) {
      // A page that names a device wants its screen.
      (options.device, options.size) = (device, nil)
    }
    options.orientation =
      try read(orientation, "the orientation", Orientation.init(rawValue:)) ?? base.orientation
    options.colorScheme =
      try read(colorScheme, "the colour scheme", SceneOptions.Scheme.init(rawValue:))
      ?? base.colorScheme
    options.system =
      try read(system, "the system", SystemVersion.init(rawValue:)) ?? base.system
    options.typeSize =
      try read(typeSize, "the type size") { try? Parse.typeSize($0) } ?? base.typeSize
    options.layoutDirection =
      try read(layoutDirection, "the layout direction", LayoutDirectionArgument.init(rawValue:))
      ?? base.layoutDirection
    options.reduceMotion = reduceMotion ?? base.reduceMotion
    options.chrome = chrome ?? base.chrome
    if options.chrome, options.size != nil || options.device == Device.none {
      options.chrome = false
    }
    if options.size != nil { options.orientation = nil }
    return options
  }
}
