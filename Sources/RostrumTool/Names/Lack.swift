import SceneLoader

/// A lack: something of SwiftUI's, or a module of Apple's, that a scene uses and Rostrum does not have.
struct Lack: Codable, Hashable {
  enum Kind: String, Codable { case name, module }

  let name: String
  let kind: Kind
  /// In the scene's file, from 1.
  let line: Int

  /// One line for people.
  func text(in path: String) -> String {
    switch kind {
    case .name: "'\(name)' is SwiftUI's; Rostrum has no \(name) yet (\(path):\(line))"
    case .module: "'\(name)' is Apple's; Rostrum has no \(name) (\(path):\(line))"
    }
  }
}

/// The lacks of a scene: which of its names are SwiftUI's and not Rostrum's.
struct Lacks {
  /// The names that Rostrum's modules hold, in whatever place.
  let present: Set<String>

  /// What a compiler did not find.
  ///
  /// - Parameter diagnostics: What it said.
  /// - Returns: What of it is SwiftUI's, in the order of the lines, each name once a line.
  func found(in diagnostics: String) -> [Lack] {
    sorted(diagnostics.split(separator: "\n").compactMap(lack))
  }

  /// What a scene uses by name, wherever it stands.
  ///
  /// - Parameter names: Its names.
  /// - Returns: What of them is SwiftUI's and not ours, in the order of the lines, each name once a line.
  func found(in names: SceneNames) -> [Lack] {
    let declared = Set(names.declared)
    let uses = names.uses.filter { use in
      let isKnown = (use.isMember ? SwiftUINames.modifiers : SwiftUINames.types).contains(use.name)
      return isKnown && !declared.contains(use.name) && !present.contains(use.name)
    }
    return sorted(
      uses.map { Lack(name: $0.name, kind: .name, line: $0.line) }
        + names.imports.filter {
          SwiftUINames.modules.contains($0.name) && !Self.ownModules.contains($0.name)
        }
        .map { Lack(name: $0.name, kind: .module, line: $0.line) })
  }

  /// Modules of Apple's names that a scene can import here.
  private static let ownModules: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppKit", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "Charts", "CloudKit", "CommonCrypto",
    "CoreBluetooth", "EventKit", "EventKitUI", "HealthKit",
    "CoreGraphics", "CoreHaptics", "CoreImage",
    "CoreData", "CoreLocation", "CoreMedia",
    "CoreMotion", "CoreTransferable", "CryptoKit", "FoundationModels", "ImageIO", "Intents",
    "LinkPresentation", "LocalAuthentication", "MapKit",
    "MediaPlayer", "MessageUI", "MobileCoreServices", "NaturalLanguage",
    "Network", "OSLog", "PDFKit", "Photos",
    "PhotosUI", "QuartzCore", "QuickLook",
    "SafariServices", "Security", "SpriteKit", "StoreKit", "SwiftData", "TipKit",
    "Translation", "UIKit",
    "UniformTypeIdentifiers", "UserNotifications", "VisionKit", "WatchConnectivity",
    "WeatherKit", "WebKit", "WidgetKit", "os", "simd",
  ]

  /// Several lists as one, each lack once.
  func sorted(_ lacks: [Lack]) -> [Lack] {
    Set(lacks).sorted { ($0.line, $0.name) < ($1.line, $1.name) }
  }

  /// `Scene.swift:7:3: error: cannot find 'Map' in scope`.
  private func lack(_ diagnostic: Substring) -> Lack? {
    guard let match = diagnostic.wholeMatch(of: /.+?:(\d+):\d+: error: (.*)/),
      let line = Int(match.1)
    else { return nil }
    let words = match.2
    if let module = words.wholeMatch(of: /no such module '([^']+)'/) {
      let name = String(module.1)
      return SwiftUINames.modules.contains(name) ? Lack(name: name, kind: .module, line: line) : nil
    }
    let type =
      words.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/)
      ?? words.firstMatch(of: /^unknown attribute '([^']+)'/)
      ?? words.firstMatch(of: /^no macro named '([^']+)'/)
    var name = type.map { String($0.1) } ?? ""
    var isKnown = SwiftUINames.types.contains(name) || SwiftUINames.modifiers.contains(name)
    if let member = words.firstMatch(of: /type '([^']+)' has no member '([^'(]+)/) {
      name = String(member.2)
      // Words such as 'smooth' are SwiftUI's in its own types only.
      let owner = member.1.prefix { $0.isLetter || $0.isNumber }
      isKnown =
        SwiftUINames.modifiers.contains(name)
        || SwiftUINames.values.contains(name) && SwiftUINames.types.contains(String(owner))
        || SwiftUINames.types.contains(name)
    }
    guard isKnown, !present.contains(name) else { return nil }
    return Lack(name: name, kind: .name, line: line)
  }
}
