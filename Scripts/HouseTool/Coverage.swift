import Foundation

/// The page that says how much of SwiftUI there is: the names that the tool knows as SwiftUI's, by
/// families, and what the public declarations have of them.
struct Coverage {
  static let page = "Documentation/Coverage.md"
  private static let names = "Sources/RostrumTool/Names/"
  /// What scenes import lies in these targets, and what they are made of.
  private static let targets: Set = [
    "AVFAudio", "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AppKitViews", "AudioToolbox",
    "AuthenticationServices", "CSceneHost", "Charts", "CloudKit", "CombineShim", "CommonCrypto",
    "BackgroundTasks", "CoreBluetooth", "EventKit", "EventKitUI", "HealthKit",
    "CoreHaptics",
    "CoreData", "CoreLocation", "CoreMedia", "CoreMotion", "CryptoKit", "DisplayList",
    "FoundationModels", "Geometry",
    "ImageFilters", "Intents",
    "LinkPresentation", "LocalAuthentication",
    "MapKit",
    "MediaPlayer", "MessageUI", "MobileCoreServices", "Motion",
    "NaturalLanguage", "Network", "Networking", "PDFKit", "Photos", "PhotosUI",
    "QuickLook", "SafariServices",
    "SceneGraph", "Security",
    "SpriteKit", "StoreKit",
    "SwiftData",
    "SystemLog", "TipKit", "Translation",
    "UIKitViews", "UniformTypeIdentifiers", "UserNotifications", "ViewEngine", "Views", "VisionKit",
    "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit", "simd",
  ]
  /// Names that packages of others declare: OpenCombine's, and the toolchain's.
  private static let foreign: Set = ["ObservableObject", "Published", "Observable"]
  /// Modules that the compiler knows by another name, or that are the toolchain's.
  private static let otherModules: Set = ["os", "AppKit", "CoreImage"]
  /// Targets of ours that have the name of one of Apple's modules, and that no scene imports.
  private static let innerModules: Set = ["Symbols"]

  private enum State: String, CaseIterable { case supported, accepted, absent }

  /// A family of names: those that begin with one of some words, or hold it.
  private struct Family {
    let title: String
    let words: [String]
    init(_ title: String, _ words: String) {
      (self.title, self.words) = (title, words.split(separator: " ").map(String.init))
    }
    func holds(_ name: String) -> Bool {
      let name = name.lowercased()
      return words.contains {
        $0.hasPrefix("*") ? name.contains($0.dropFirst()) : name.hasPrefix($0)
      }
    }
  }

  /// In this order: a name belongs to the first that holds it.
  private static let families = [
    Family("Accessibility", "accessib ax assistive *voiceover speech"),
    Family("Charts", "chart areaplot barplot lineplot pointplot rectangleplot ruleplot sectorplot"),
    Family("Maps", "map marker annotation lookaround *mapitem"),
    Family(
      "Stores, payments and subscriptions",
      "*subscription store product *purchase *payment pay addpass *refund offer *offer appstore *review"
        + " verifyidentity wallet currententitlement preferredsubscription musicsubscription"),
    Family(
      "Widgets, activities and intents",
      "widget *widget activity *intent *timelineprovider timelineentry dynamicisland accessory *tip live"
        + " *siri shortcut supportedfamilies"),
    Family(
      "Space and depth",
      "*3d *immersive *immersion *volum ornament *depth reality *spatial *glassbackground surfacesnapping"
        + " physical *handgesture handpointer world manipul *model3d *breakthrough"),
    Family(
      "Windows, menu bars and desks",
      "window *window nsapp ns menubar settings command opensettings *pointer *hover onmodifier"
        + " digitalcrown *command tablepadding *crown hsplit vsplit"),
    Family(
      "Files, documents and other apps",
      "file *document *itemprovider transfer *transferable paste *paste copyable cuttable export import"
        + " photos *photos quicklook share *contact family *drag *drop *openurl *useractivity"),
    Family("Navigation", "navigation *splitview *destination *dismiss"),
    Family(
      "Lists, forms and tables",
      "list *list row *row table *table section *section form *form outline swipe refresh *refresh delete move disclosure"
    ),
    Family("Toolbars, tabs and search", "toolbar tab *tab search *search *toolbar"),
    Family(
      "Sheets, alerts and dialogs",
      "sheet *sheet alert *alert dialog *dialog presentation *popover inspector"),
    Family("Scrolling", "scroll *scroll contentmargins"),
    Family(
      "Text and typing",
      "text *text font *font *keyboard submit autocorrect autocapital localized line *writing find *kerning *tracking bold italic underline strikethrough monospaced truncation"
    ),
    Family(
      "Controls",
      "button *button toggle *toggle picker *picker slider *slider stepper *stepper gauge *gauge progress *progress label *label menu *menu control *control link datepicker colorpicker"
    ),
    Family(
      "Gestures, focus and feedback",
      "*gesture focus *focus sensory *feedback onkeypress tap *tap *touch"),
    Family(
      "Animation and transitions",
      "anim *animat *transition phase keyframe *keyframe spring *spring transaction timeline matched *matched unitcurve *symboleffect"
    ),
    Family(
      "Images, symbols and drawing",
      "image *image symbol *symbol canvas graphics *shader *effect *blend mesh *gradient color *color *material shape *shape *style"
    ),
    Family(
      "Layout",
      "layout *layout *stack grid *grid *frame *padding *alignment spacer divider geometry *geometry *safearea *size viewthatfits fixed position offset aspect"
    ),
    Family(
      "Data, environment and apps",
      "environment *environment state *state binding bindable *storage observe *object preference *preference scene *scene app *app preview *preview entry id"
    ),
  ]
  private static let rest = "Everything else"

  /// The page.
  static func text(of files: [SourceFile]) -> String {
    let state = states(in: files)
    let lists = names(in: files)
    var counts: [String: [State: [String]]] = [:]
    for name in Set((lists["type"] ?? []) + (lists["modifier"] ?? [])).sorted() {
      let family = families.first { $0.holds(name) }?.title ?? rest
      counts[family, default: [:]][state[name] ?? .absent, default: []].append(name)
    }
    let modules = (lists["module"] ?? []).sorted()
    let sources = Set(
      files.map(\.path).compactMap { path in
        path.hasPrefix("Sources/")
          ? path.split(separator: "/").dropFirst().first.map(String.init) : nil
      }
    ).union(otherModules).subtracting(innerModules)
    return page(counts, modules.filter(sources.contains), modules.count)
  }

  private static func page(
    _ counts: [String: [State: [String]]], _ modules: [String], _ moduleCount: Int
  ) -> String {
    func count(_ family: String, _ state: State) -> Int { counts[family]?[state]?.count ?? 0 }
    let titles = (families.map(\.title) + [rest]).filter { counts[$0] != nil }
    var lines = [
      "# How much of SwiftUI there is", "",
      "The names are the public ones of SwiftUI, and what Apple's other modules add to it, of iOS 26 and of its"
        + " neighbours, desks, watches and glasses among them: those that `rostrum inspect --api` knows."
        + " `Scripts/coverage` writes this page from the sources. A name counts as supported where something of"
        + " the name does something, and as accepted where code with it compiles and films as if it were not there"
        + " ([what and why](Departures.md)). That a name is there does not say that all of its forms are.",
      "",
      "| Family | Names | Supported | Accepted | Absent |", "|---|---:|---:|---:|---:|",
    ]
    var sums: [State: Int] = [:]
    for title in titles {
      let numbers = State.allCases.map { count(title, $0) }
      for (state, number) in zip(State.allCases, numbers) { sums[state, default: 0] += number }
      let cells = ([numbers.reduce(0, +)] + numbers).map(String.init).joined(separator: " | ")
      lines.append("| \(title) | \(cells) |")
    }
    let numbers = State.allCases.map { sums[$0] ?? 0 }
    let cells = ([numbers.reduce(0, +)] + numbers).map { "**\($0)**" }.joined(separator: " | ")
    lines += [
      "| **All** | \(cells) |", "", "## Modules", "",
      "Of \(moduleCount) modules that apps import beside SwiftUI, these are there, with the values that screens use:"
        + " \(modules.map { "`\($0)`" }.joined(separator: ", ")).",
    ]
    for title in titles {
      lines += ["", "## \(title)"]
      for state in State.allCases {
        guard let names = counts[title]?[state], !names.isEmpty else { continue }
        let words = names.map { "`\($0)`" }.joined(separator: ", ")
        lines += ["", "\(state.rawValue.capitalized): \(words)."]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is true of each public name: supported where a declaration of the name does something.
  private static func states(in files: [SourceFile]) -> [String: State] {
    var states = Dictionary(uniqueKeysWithValues: foreign.map { ($0, State.supported) })
    for declaration in files.flatMap(\.declarations) {
      guard declaration.isPublic, !declaration.isForTheHouse, targets.contains(declaration.target)
      else { continue }
      let name = String(declaration.shortName.prefix { $0 != "(" })
      if !isWithoutEffect(declaration) {
        states[name] = .supported
      } else if states[name] == nil {
        states[name] = .accepted
      }
    }
    return states
  }

  /// Whether nothing of a declaration does anything.
  private static func isWithoutEffect(_ declaration: Declaration) -> Bool {
    guard declaration.comment.noEffect != nil else { return false }
    let named = declaration.comment.namesWithoutEffect
    return named.isEmpty
      || declaration.parameters.allSatisfy { named.contains($0.spoken) || named.contains($0.name) }
  }

  /// The tool's names, by what they are: `typeText` has types.
  private static func names(in files: [SourceFile]) -> [String: [String]] {
    var found: [String: [String]] = [:]
    for file in files where file.path.hasPrefix(names) {
      var kind: String?
      for line in file.text.split(separator: "\n") {
        if let start = line.range(of: "static let "), line.hasSuffix("Text = \"\"\"") {
          kind = String(line[start.upperBound...].prefix { $0 != " " }.dropLast("Text".count))
        } else if line.contains("\"\"\"") {
          kind = nil
        } else if let kind {
          found[kind, default: []] += line.split(separator: " ").map(String.init)
        }
      }
    }
    return found
  }
}
