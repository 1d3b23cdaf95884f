public import Foundation
internal import Synchronization

/// The main bundle as a scene finds it: the folder of the scene.
///
/// On this platform the main bundle is the folder of the program, which is the tool's and is kept from scenes. So the
/// function at the end of this file stands in for Foundation's under its name, as those of `StageLocale` do. What files it
/// finds is told by `BundledFiles` of the engine.
public enum StageBundle {
  private static let chosen = Mutex<Bundle?>(nil)

  /// Chooses the main bundle of this process, before a scene asks.
  ///
  /// - Parameter folder: The scene's folder.
  public static func choose(_ folder: String) {
    let bundle = SceneReadings.forTool { Bundle(path: folder) }
    chosen.withLock { $0 = bundle }
  }

  fileprivate static var current: Bundle {
    if let bundle = chosen.withLock(\.self) { return bundle }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: program ?? "/").deletingLastPathComponent().path
    let bundle = Bundle(path: folder) ?? Bundle(for: NSObject.self)
    chosen.withLock { $0 = bundle }
    return bundle
  }
}

extension Bundle {
  /// Foundation's `Bundle.main`.
  @_silgen_name("$s10Foundation6BundleC4mainACvgZ")
  public static func ofStage() -> Bundle { StageBundle.current }
}
