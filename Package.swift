// swift-tools-version:6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Every target of ours: Swift 6 mode, and C or pointers only where the word `unsafe` says so.
let modern: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let guarded: [SwiftSetting] = [
  .strictMemorySafety(), .treatWarning("StrictMemorySafety", as: .error),
]
let house = modern + [.enableUpcomingFeature("InternalImportsByDefault")]
let safe = house + guarded
// The modules of the views, whose imports are public where they say nothing: what one file imports for the package alone
// is hidden from cross-module optimisation in all of them. Then scenes look the types of modifiers up at run time, and
// boxes call what they could read.
let open = modern + guarded
// A generic of one module called from another costs 394 ns without this and 1.6 ns with it. Overlapping
// accesses to objects are looked for in debug builds, which the tests are: in a thousand moving views
// the search takes a third of the time. That closures of the main actor run there, which the compiler has
// checked, is looked up again at every call in Swift 6 mode: five per cent of an update. Types that are asked for by
// their mangled names are sought in all tables of the program the first time, which is a tenth of a short film's start.
let fast: [SwiftSetting] = [
  .unsafeFlags(
    [
      "-cross-module-optimization", "-enforce-exclusivity=unchecked", "-Xfrontend",
      "-disable-dynamic-actor-isolation", "-Xfrontend",
      "-disable-concrete-type-metadata-mangled-name-accessors",
    ],
    .when(configuration: .release))
]
// What waits for files, processes and people, or is asked once a scene, compiles in a third of the time unoptimised.
// Loops over pixels or samples have no place there, nor what every scene's process does at its start: without the
// optimiser ArgumentParser, SceneLoader and SceneDocuments made `verify` of 32 scenes take 17 % more processor time.
let quick: [SwiftSetting] = [
  .unsafeFlags(
    ["-Onone", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release))
]
// Paths and pixel loops are as fast in debug builds, so that tests are.
let kernels: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]
// The compiler's own vectors; see `Kernels/Lanes.swift`.
let vectors: [SwiftSetting] = [.enableExperimentalFeature("BuiltinModule")]
// Structs of spans, which are lent together: the compiler checks that none is kept.
let lending: [SwiftSetting] = [.enableExperimentalFeature("Lifetimes")]
#if arch(x86_64)
let v3: [SwiftSetting] = [.unsafeFlags(["-Xcc", "-march=x86-64-v3"])]
#else
let v3: [SwiftSetting] = []
#endif

// The toolchain brings SwiftSyntax for macros; to build it from source takes minutes. It is found beside
// the compiler's standard library.
let host: String = {
  let environment = ProcessInfo.processInfo.environment
  let places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
  for place in places where FileManager.default.isExecutableFile(atPath: place) {
    let swift = URL(fileURLWithPath: place).resolvingSymlinksInPath()
    let folder = swift.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if FileManager.default.fileExists(atPath: "\(folder)/libSwiftSyntaxMacros.so") { return folder }
  }
  fatalError("no toolchain with usr/lib/swift/host/libSwiftSyntaxMacros.so on PATH")
}()
let syntax: [LinkerSetting] = [
  .unsafeFlags([
    "-L", host, "-Xlinker", "-rpath", "-Xlinker", host, "-Xlinker", "--build-id=sha1",
  ])
]
// A scene's symbols are resolved against the tool; its ID and the plug-in's name what a compiled scene fits.
let exported: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic", "-Xlinker", "--build-id=sha1"])
]

// What is excluded lies among the sources for people.
func target(
  _ name: String, _ dependencies: [Target.Dependency] = [],
  _ settings: [SwiftSetting] = safe + fast,
  excluding: [String] = [], embedding: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: excluding,
    resources: embedding.map { .embedInCode($0) }, swiftSettings: settings)
}
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, swiftSettings: house)
}

let package = Package(
  name: "rostrum",
  products: [
    .executable(name: "rostrum", targets: ["RostrumMain"]),
    // The web server of `rostrum serve`, in a program of its own: nothing else pays for it.
    .executable(name: "rostrum-serve", targets: ["RostrumServe"]),
    .library(name: "Rostrum", targets: ["Rostrum"]),
    .library(name: "RostrumTesting", targets: ["RostrumTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    // System libraries.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    // Three lines of C: which instructions this processor has.
    .target(name: "CProcessor"),
    // How compiled shaders are called, and the headers that they are compiled with, as texts.
    .target(name: "CShaders"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    // Compiled against the libraries' headers, opened at run time: linking libav costs 27 ms at every start.
    .target(name: "CLoader"),
    .target(name: "CAV", dependencies: ["CLoader"]),
    .target(name: "CWebP", dependencies: ["CLoader"]),
    .target(name: "CX264", dependencies: ["CLoader"]),

    // 0: values in time, values in memory.
    target("ElementaryFunctions"),
    target("Digest", [], safe + kernels),
    target("Motion", ["ElementaryFunctions"]),
    target("Pixels", ["ElementaryFunctions"]),
    // What a film is given from outside, and how a scene reads it.
    target("SceneInputs", [], safe),
    // What Foundation has for networks elsewhere, answered from files.
    target("Networking", [], safe),
    // What apps import beside the views, as values: logs that nobody reads, types of files, places on Earth.
    target("SystemLog", [], safe),
    target("OSLog", ["SystemLog"], safe),
    target("UniformTypeIdentifiers", [], safe),
    target("CoreLocation", ["ElementaryFunctions"], safe),
    target("MobileCoreServices", ["UniformTypeIdentifiers"], safe),
    target("Network", [], safe),
    target("CryptoKit", ["Digest"], safe),
    target("CommonCrypto", ["Digest"], safe),
    // Vectors, matrices and quaternions by C's names.
    target("simd", ["ElementaryFunctions"]),
    // What pixels' loops are called and take, whichever build of them runs.
    target("KernelInterface", [], safe + kernels + lending),

    // 1: places and shapes.
    target("Geometry", ["Motion", "ElementaryFunctions"], safe + fast + kernels),

    // 2: one frame as a list; loops over pixels; files; state.
    target("DisplayList", ["Geometry", "Pixels"]),
    target("Kernels", ["KernelInterface"], safe + kernels + vectors + lending),
    target("KernelsV3", ["KernelInterface"], safe + kernels + vectors + lending + v3),
    target(
      "Codecs",
      [
        "Pixels", "Digest", "KernelInterface", "Kernels", "KernelsV3", "CProcessor", "CPNG",
        "CDeflate", "CAV", "CWebP", "CX264",
      ],
      house + fast + kernels, excluding: ["Video/README.md"]),
    target("ImageDiff", ["Pixels"], safe + fast + kernels),
    target("Goldens", ["Digest", "ImageDiff"], safe),
    target("SceneGraph", ["Motion"]),
    // What a batch's manifest and tables ask for, row by row. No views, no pixels.
    target("Batches", [.product(name: "Yams", package: "Yams")], safe),
    // What a check found, for people and for other programs: pages, JUnit, annotations. The pages' programs and style
    // sheets are compiled in, so that the tool stays one file.
    target(
      "Reports", ["Goldens", "ImageDiff", "Codecs", "Pixels"], safe + quick,
      embedding: [
        "start.js", "tools.js", "keys.js", "playing.js", "pictures.js", "webp.js", "film.js",
        "report-player.js", "report.js", "scene.js", "sheet.js", "page.css", "player.css",
        "report.css", "scene.css", "sheet.css", "live.js", "live-link.js", "live-player.js",
        "live-finger.js", "live-stage.js", "live-script.js", "live.css",
      ].map { "Page/\($0)" }),

    // 3: text to outlines, display list to pixels, named symbols.
    target(
      "Typography", ["Geometry", "DisplayList", "Pixels", "Digest", "CFreeType", "CHarfBuzz"],
      house + fast),
    target(
      "Raster",
      [
        "DisplayList", "Geometry", "Pixels", "KernelInterface", "Kernels", "KernelsV3",
        "CProcessor", "CShaders", "ElementaryFunctions",
      ], safe + fast + kernels + lending, excluding: ["README.md"]),
    target("Symbols", ["Geometry", "ElementaryFunctions"], safe + quick),

    // Scene documents: their text, checked, as a model. No views.
    target(
      "SceneDocuments",
      [
        "Symbols", "Geometry", "Motion", "ElementaryFunctions",
        .product(name: "Yams", package: "Yams"),
      ], safe),

    // 4: what a scene is written in.
    // A test of the plug-in itself would have everything built twice, for the plug-in's sake.
    .target(
      name: "MacroExpansion", swiftSettings: house + quick + [.unsafeFlags(["-I", host])],
      linkerSettings: syntax),
    .macro(
      name: "ViewMacros", dependencies: ["MacroExpansion"],
      swiftSettings: house + [.unsafeFlags(["-I", host])], linkerSettings: syntax),
    // The graph behind the views; what a feature is made of.
    target(
      "ViewEngine",
      [
        "SceneGraph", "Typography", "Symbols", "DisplayList", "Pixels", "Geometry", "Motion",
        "ElementaryFunctions", .product(name: "OpenCombine", package: "OpenCombine"),
      ], open + fast),
    // Text, controls, containers, effects …: a folder a feature.
    target(
      "Views",
      [
        "ViewEngine", "SceneGraph", "Typography", "Symbols", "DisplayList", "Pixels", "Geometry",
        "Motion", "ElementaryFunctions", "UniformTypeIdentifiers",
      ], open + fast),
    // UIKit's classes, and previews of both kinds.
    target(
      "UIKitViews",
      [
        "Views", "ViewEngine", "SceneGraph", "Typography", "DisplayList", "Pixels", "Geometry",
        "Motion", "ElementaryFunctions", "Networking", "UniformTypeIdentifiers",
        "ViewMacros", .product(name: "OpenCombine", package: "OpenCombine"),
      ], open + fast),

    // Swift Charts' shape: marks, scales, axes, legends.
    target(
      "Charts",
      [
        "Views", "ViewEngine", "DisplayList", "Geometry", "Motion", "ElementaryFunctions",
      ], open + fast),

    // A scene document as SwiftUI source would have it.
    target(
      "DocumentViews",
      [
        "SceneDocuments", "Views", "ViewEngine", "SceneGraph", "DisplayList", "Geometry", "Motion",
      ], safe + quick),

    // 5: the plot.
    target(
      "Film",
      [
        "ViewEngine", "SceneGraph", "DisplayList", "Raster", "Codecs", "Pixels", "Geometry",
        "Motion", "Digest",
      ]),

    // Pictures of whole films, for eyes.
    target(
      "FilmPictures", ["Raster", "Typography", "DisplayList", "Pixels", "Geometry"]),

    // 6: measuring ourselves; a source file becomes a scene.
    target(
      "BenchSupport",
      ["Raster", "DisplayList", "Geometry", "Pixels", "Digest", "ElementaryFunctions"],
      safe + fast + kernels),
    // Draws lists that nobody would write; Scripts/fuzz runs it under the address sanitiser.
    .executableTarget(name: "RasterFuzzTool", dependencies: ["BenchSupport"], swiftSettings: safe),
    .target(name: "CSceneHost"),
    target(
      "SceneLoader",
      [
        "ViewEngine", "SceneGraph", "SceneInputs", "DisplayList", "Motion", "Digest", "CSceneHost",
        "CShaders", "CProcessor",
      ]),

    // Yardsticks.
    target("Measurement", ["Codecs", "Pixels"]),

    // The live page's gateway to browsers, and its words to the tool, which knows no networks.
    target("ServeWire", [], safe + quick),
    target(
      "ServeGateway",
      [
        "ServeWire", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ], safe + quick),
    .executableTarget(
      name: "RostrumServe", dependencies: ["ServeGateway", "ServeWire"], swiftSettings: safe),

    // What projects' tests import: it runs the installed tool, and links nothing of it. Without flags that SwiftPM takes
    // for unsafe, of which packages that are asked for by version may have none.
    target("RostrumTesting", [], safe),

    // What scenes import, and the tool. OpenCombine's own module for Foundation is not among them: see CombineShim.
    target(
      "CombineShim",
      [
        "Networking", .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ]),
    // Filters on pixels, which UIKit's images show.
    target(
      "ImageFilters",
      ["UIKitViews", "ViewEngine", "Pixels", "Geometry", "ElementaryFunctions"],
      safe + fast + kernels),
    target(
      "Rostrum",
      [
        "ImageFilters", "UIKitViews", "Views", "ViewEngine", "SceneGraph", "DisplayList", "Motion",
        "Geometry", "CombineShim", "SceneInputs", "Networking", "UserNotifications",
      ]),
    // The compiler takes one other name for a module; these are the rest.
    target("UIKit", ["Rostrum"]),
    // The Mac's classes, which files get that import AppKit.
    target(
      "AppKitViews",
      [
        "Rostrum", "UIKitViews", "Views", "ViewEngine", "SceneGraph", "Typography", "DisplayList",
        "Geometry", "Motion",
      ], open + fast),
    target("QuartzCore", ["Rostrum"]),
    target("CoreGraphics", ["Rostrum"]),
    target("ImageIO", ["Rostrum"]),
    target("CoreTransferable", ["Rostrum", "UniformTypeIdentifiers"]),
    // Models in memory, which views follow.
    target(
      "SwiftData", ["Networking", "Views", "ViewEngine", "SceneGraph", "Motion", "ViewMacros"], safe
    ),
    // Objects by their keys, in memory, which views follow.
    target(
      "CoreData",
      [
        "ViewEngine", "SceneGraph", "Motion", .product(name: "OpenCombine", package: "OpenCombine"),
      ], safe),
    // What the store's module has for views.
    target("StoreKit", ["ViewEngine"]),
    // What asks the system for something that no film has: notifications, the weather.
    target("UserNotifications", ["ViewEngine"], safe),
    target("WeatherKit", ["CoreLocation", "ViewEngine"], safe),
    // Views of other modules of Apple's: places for what no film opens, and pins at their places.
    target(
      "MapKit",
      [
        "CoreLocation", "ElementaryFunctions", "Geometry", "Motion", "SceneGraph", "UIKitViews",
        "ViewEngine", "Views",
      ]),
    target(
      "AVFoundation",
      [
        "AudioToolbox", "Geometry", "Networking", "UIKitViews", "ViewEngine",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    // Parts of it that are modules of their own elsewhere.
    target("AVFAudio", ["AVFoundation"]),
    target("CoreMedia", ["AVFoundation"]),
    target("MediaPlayer", ["AVFoundation", "UIKitViews", "ViewEngine"]),
    // What is heard and felt beside films, which a film is not.
    target("AudioToolbox", ["ViewEngine"]),
    target("CoreHaptics", ["ViewEngine"]),
    target("CoreMotion", ["ViewEngine"]),
    target("LocalAuthentication", ["ViewEngine"]),
    // A watch and other devices, to which a film's phone has no way.
    target("WatchConnectivity", []),
    target("CoreBluetooth", ["ViewEngine"]),
    // Calendars that nobody lets the app see, and work that nobody does behind a film.
    target("EventKit", ["UIKitViews", "ViewEngine"], safe),
    target("EventKitUI", ["EventKit", "UIKitViews"], safe),
    target("BackgroundTasks", ["ViewEngine"], safe),
    target("HealthKit", ["ViewEngine"], safe),
    // What languages texts are in, and what they consist of; no device's guesses.
    target("NaturalLanguage", ["ViewEngine"]),
    target("Translation", ["ViewEngine", "Views"]),
    // A keychain that lasts as long as the film.
    target("Security", []),
    target("AVKit", ["AVFoundation", "Geometry", "UIKitViews", "ViewEngine", "Views"]),
    target("WebKit", ["Geometry", "Networking", "UIKitViews", "ViewEngine", "Views"]),
    target("PhotosUI", ["Photos", "UIKitViews", "UniformTypeIdentifiers", "ViewEngine", "Views"]),
    target("QuickLook", ["UIKitViews", "ViewEngine", "Views"]),
    target("VisionKit", ["UIKitViews"]),
    target("Photos", ["AVFoundation", "CoreLocation", "UIKitViews", "ViewEngine"]),
    target("SafariServices", ["UIKitViews", "ViewEngine"]),
    target(
      "LinkPresentation",
      ["Networking", "Rostrum", "UIKitViews", "UniformTypeIdentifiers", "ViewEngine", "Views"]),
    target("PDFKit", ["Rostrum", "UIKitViews", "ViewEngine", "Views"]),
    target("MessageUI", ["UIKitViews", "ViewEngine"]),
    target("AuthenticationServices", ["Geometry", "Motion", "ViewEngine", "Views"]),
    // What stands outside an app: widgets, activities, what is asked for by voice.
    target("ActivityKit", ["ViewEngine"], safe),
    target(
      "WidgetKit",
      [
        "ActivityKit", "AppIntents", "Geometry", "Motion", "SceneGraph", "ViewEngine", "ViewMacros",
        "Views",
      ], safe),
    target("AppIntents", ["Geometry", "UniformTypeIdentifiers", "ViewEngine", "Views"], safe),
    // A language model and a cloud's account, which a film's device has not.
    target("FoundationModels", ["ViewEngine", "ViewMacros"], safe),
    target("CloudKit", ["CoreLocation", "ViewEngine"], safe),
    // What would be asked by voice, where nobody speaks.
    target("Intents", ["UIKitViews", "UserNotifications"], safe),
    // Tips, whose datastore lasts as long as the film.
    target(
      "TipKit",
      ["Geometry", "Rostrum", "SceneGraph", "UIKitViews", "ViewEngine", "ViewMacros", "Views"],
      safe),
    // Scenes of nodes, particles and bodies.
    target(
      "SpriteKit",
      [
        "DisplayList", "ElementaryFunctions", "Geometry", "ImageFilters", "Motion", "Rostrum",
        "SceneGraph", "UIKitViews", "ViewEngine", "Views",
      ]),
    // The tool knows the engine, not the views: so the two are compiled side by side, and meet in the program.
    target(
      "RostrumTool",
      [
        "SceneLoader", "SceneDocuments", "BenchSupport", "Measurement", "Film", "FilmPictures",
        "ViewEngine", "Raster", "Typography", "Symbols", "ImageDiff", "Goldens", "Reports",
        "Batches", "Codecs", "SceneGraph", "SceneInputs", "DisplayList", "Geometry", "Pixels",
        "Motion", "Digest", "ServeWire", "Networking",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Yams", package: "Yams"),
      ],
      safe + quick),
    .executableTarget(
      name: "RostrumMain",
      dependencies: [
        "RostrumTool", "DocumentViews", "SceneDocuments", "Rostrum", "Charts", "UIKit",
        "QuartzCore", "CoreGraphics", "CoreTransferable", "SystemLog", "OSLog",
        "UniformTypeIdentifiers", "CoreLocation", "ImageFilters", "simd", "AppKitViews", "StoreKit",
        "MapKit", "AVFoundation", "AVFAudio", "CoreMedia", "MediaPlayer", "AVKit", "WebKit",
        "AuthenticationServices", "Photos", "PhotosUI", "SafariServices", "MessageUI",
        "AudioToolbox", "CoreHaptics", "LocalAuthentication", "Security", "ImageIO", "Network",
        "CryptoKit", "CoreMotion", "VisionKit", "WatchConnectivity", "CommonCrypto",
        "BackgroundTasks", "CoreBluetooth", "EventKit", "EventKitUI", "HealthKit",
        "LinkPresentation", "NaturalLanguage", "PDFKit", "Translation", "SwiftData", "CoreData",
        "UserNotifications", "WeatherKit", "ActivityKit", "WidgetKit", "AppIntents", "TipKit",
        "SpriteKit", "FoundationModels", "CloudKit", "Intents", "MobileCoreServices", "QuickLook",
      ],
      swiftSettings: safe, linkerSettings: exported),

    // Tests mirror sources.
    tests("ElementaryFunctions", ["ElementaryFunctions"]),
    tests("Digest", ["Digest"]),
    tests("Motion", ["Motion"]),
    tests("Pixels", ["Pixels"]),
    tests("SceneInputs", ["SceneInputs"]),
    tests("Networking", ["Networking", "CombineShim"]),
    tests("SystemLog", ["SystemLog", "OSLog"]),
    tests("UniformTypeIdentifiers", ["MobileCoreServices", "UniformTypeIdentifiers"]),
    tests("CoreLocation", ["CoreLocation"]),
    tests("Network", ["Network"]),
    tests("CryptoKit", ["CryptoKit"]),
    tests("CommonCrypto", ["CommonCrypto"]),
    tests("AVFoundation", ["AVFoundation", "UIKitViews", "ViewEngine"]),
    tests("CoreBluetooth", ["CoreBluetooth", "ViewEngine"]),
    tests("HealthKit", ["HealthKit", "ViewEngine"]),
    tests("EventKit", ["BackgroundTasks", "EventKit", "EventKitUI", "UIKitViews", "ViewEngine"]),
    tests(
      "LinkPresentation",
      ["LinkPresentation", "DisplayList", "Motion", "Pixels", "UIKitViews", "ViewEngine", "Views"]),
    tests("NaturalLanguage", ["NaturalLanguage", "ViewEngine"]),
    tests("PDFKit", ["PDFKit", "DisplayList", "UIKitViews", "ViewEngine", "Views"]),
    tests("AppIntents", ["AppIntents", "UniformTypeIdentifiers", "ViewEngine", "Views"]),
    tests("FoundationModels", ["FoundationModels", "ViewEngine"]),
    tests("Intents", ["Intents", "UserNotifications"]),
    tests("CloudKit", ["CloudKit", "CoreLocation", "ViewEngine"]),
    tests("Translation", ["Translation", "Motion", "ViewEngine", "Views"]),
    tests("simd", ["simd", "MediaSupport"]),
    tests(
      "SwiftData", ["SwiftData", "Networking", "Rostrum", "ViewEngine", "DisplayList", "Motion"]),
    tests(
      "CoreData",
      [
        "CoreData", "Rostrum", "ViewEngine", "DisplayList", "Motion",
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    tests("StoreKit", ["StoreKit", "ViewEngine"]),
    tests("UserNotifications", ["UserNotifications", "ViewEngine"]),
    tests("CoreHaptics", ["CoreHaptics", "ViewEngine"]),
    tests(
      "ImageFilters",
      ["ImageFilters", "UIKitViews", "ViewEngine", "Pixels", "Geometry", "MediaSupport"]),
    tests("WeatherKit", ["WeatherKit", "CoreLocation", "ViewEngine"]),
    tests("Geometry", ["Geometry", "Motion"]),
    tests("DisplayList", ["DisplayList", "Geometry", "Pixels"]),
    tests("KernelInterface", ["KernelInterface", "Pixels"]),
    tests("Kernels", ["Kernels", "KernelsV3", "KernelInterface", "ElementaryFunctions"]),
    .target(
      name: "MediaSupport", dependencies: ["Pixels"], path: "Tests/MediaSupport",
      swiftSettings: house + kernels),
    // Damaged pictures for our readers: Scripts/fuzz-pictures.
    .executableTarget(
      name: "PictureFuzz", dependencies: ["Codecs", "MediaSupport", "Pixels"],
      path: "Tests/PictureFuzz", swiftSettings: house),
    tests(
      "Codecs",
      [
        "Codecs", "Digest", "MediaSupport", "Pixels", "CLoader", "CAV", "CWebP", "CX264",
        "CDeflate",
      ]),
    tests("ServeWire", ["ServeWire"]),
    tests(
      "ServeGateway",
      ["ServeGateway", "ServeWire", .product(name: "NIOHTTP1", package: "swift-nio")]),
    tests("Measurement", ["Measurement", "Codecs", "MediaSupport", "Pixels"]),
    tests("Goldens", ["Goldens", "ImageDiff", "Pixels"]),
    tests("Batches", ["Batches"]),
    tests("Reports", ["Reports", "Goldens", "MediaSupport", "Pixels"]),
    // The built tool is what the library runs.
    tests("RostrumTesting", ["RostrumTesting", "RostrumMain"]),
    tests("ImageDiff", ["ImageDiff", "MediaSupport", "Pixels"]),
    tests("SceneGraph", ["SceneGraph", "Motion"]),
    tests("Typography", ["Typography", "Geometry", "DisplayList", "Pixels"]),
    tests("Raster", ["Raster", "DisplayList", "Geometry", "Pixels", "CShaders"]),
    .testTarget(
      name: "BenchSupportTests",
      dependencies: ["BenchSupport", "DisplayList", "Geometry", "Pixels", "Raster"],
      exclude: ["Corpus"], swiftSettings: house),
    tests("Symbols", ["Symbols", "Geometry"]),
    // Documents by the table of forms, and damaged ones: Scripts/fuzz-documents.
    .target(
      name: "DocumentFuzzing", dependencies: ["SceneDocuments"], path: "Tests/DocumentFuzzing",
      swiftSettings: house),
    .executableTarget(
      name: "DocumentFuzzTool", dependencies: ["DocumentFuzzing", "SceneDocuments"],
      path: "Tests/DocumentFuzzTool", swiftSettings: house),
    .testTarget(
      name: "SceneDocumentsTests",
      dependencies: ["SceneDocuments", "DocumentFuzzing", "Geometry", "MediaSupport", "Motion"],
      exclude: ["Corpus", "Documents"], swiftSettings: house),
    // The film's clock is a process's; its tests start this one.
    .executableTarget(
      name: "SceneHostProbe", dependencies: ["CSceneHost"], path: "Tests/SceneHostProbe",
      swiftSettings: house, linkerSettings: exported),
    tests("CSceneHost", ["SceneHostProbe", "MediaSupport"]),
    tests("CombineShim", ["CombineShim"]),
    tests("LocalAuthentication", ["LocalAuthentication"]),
    tests("WatchConnectivity", ["WatchConnectivity"]),
    tests("Security", ["Security"]),
    tests(
      "SpriteKit",
      [
        "SpriteKit", "Rostrum", "UIKitViews", "Views", "ViewEngine", "SceneGraph", "DisplayList",
        "Geometry", "Motion",
      ]),
    tests("TipKit", ["TipKit", "Rostrum", "UIKitViews", "ViewEngine", "DisplayList", "Motion"]),
    tests(
      "Views",
      [
        "Rostrum", "UIKitViews", "Views", "ViewEngine", "SceneGraph", "DisplayList", "Geometry",
        "Motion", "Pixels", "MediaSupport", "MapKit", "AVFoundation", "AVFAudio", "CoreMedia",
        "MediaPlayer", "AVKit", "AudioToolbox", "Networking", "WebKit", "Photos", "PhotosUI",
        "SafariServices", "MessageUI", "UniformTypeIdentifiers", "CoreLocation", "CoreMotion",
        "VisionKit", "AuthenticationServices", "ActivityKit", "AppIntents", "WidgetKit",
        "AppKitViews", "QuickLook",
      ]),
    tests(
      "Charts",
      [
        "Charts", "Rostrum", "Views", "ViewEngine", "SceneGraph", "DisplayList", "Geometry",
        "Motion",
      ]),
    tests(
      "DocumentViews",
      [
        "DocumentViews", "SceneDocuments", "Views", "ViewEngine", "SceneGraph", "DisplayList",
        "Symbols", "Typography", "Geometry", "Motion", "Pixels",
      ]),
    tests(
      "Film",
      [
        "Film", "ViewEngine", "Views", "Codecs", "DisplayList", "Geometry", "Motion",
        "MediaSupport", "Pixels", "Raster",
      ]),
    tests(
      "FilmPictures",
      ["FilmPictures", "DisplayList", "Geometry", "Motion", "Pixels", "Typography"]),
    .testTarget(
      name: "MacroExpansionTests", dependencies: ["MacroExpansion"],
      swiftSettings: house + [.unsafeFlags(["-I", host])], linkerSettings: syntax),
    tests(
      "SceneLoader",
      [
        "MediaSupport", "SceneLoader", "Motion", "SceneGraph", "Raster", "DisplayList", "Geometry",
        "Pixels",
      ]),
    // What the seeds' programs do, seen through the built tool.
    .testTarget(
      name: "SeedClaimsTests", dependencies: ["RostrumMain", "MediaSupport", "Motion", "Geometry"],
      exclude: ["README.md"], swiftSettings: house),
    tests(
      "Rostrum",
      [
        "RostrumMain", "RostrumServe", "RostrumTool", "FilmPictures", "ImageDiff", "Film",
        "Goldens", "Reports", "Batches", "Codecs", "MediaSupport", "Pixels", "Motion", "SceneGraph",
        "SceneInputs", "Typography", "DisplayList", "UIKitViews", "Views", "ViewEngine",
        "SceneLoader", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
