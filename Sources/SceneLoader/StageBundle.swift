public import Foundation
internal import Synchronization

/// The main bundle as a scene finds it: the folder of the scene.
///
/// On this platform the main bundle is the folder of the program, which is the tool's and is kept from scenes. So the
/// function at the end of this file stands in for Foundation's under its name, as those of `StageLocale` do. What files it
/// finds is told by `BundledFiles` of the engine.
public enum StageBundle {
  private static let chosen = Mutex<(folder: String?, bundle: Bundle?)>((nil, nil))

  /// Chooses the main bundle of this process, before a scene asks.
  ///
  /// It is opened when somebody asks: a scene that may not read its folder need not hear of it.
  ///
  /// - Parameter folder: The scene's folder.
  public static func choose(_ folder: String) { chosen.withLock { $0 = (folder, nil) } }

  fileprivate static var current: Bundle {
    let (folder, known) = chosen.withLock(\.self)
    if let known { return known }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let place = folder ?? URL(fileURLWithPath: program ?? "/").deletingLastPathComponent().path
    let bundle = SceneReadings.forTool { Bundle(path: place) } ?? Bundle(for: NSObject.self)
    chosen.withLock { $0.bundle = bundle }
    return bundle
  }
}

extension Bundle {
  /// Foundation's `Bundle.main`.
  @_silgen_name("$s10Foundation6BundleC4mainACvgZ")
  public static func ofStage() -> Bundle { StageBundle.current }
}
