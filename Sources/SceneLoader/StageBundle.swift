public import Foundation
internal import Synchronization

/// The main bundle as a scene finds it: the folder of the scene.
///
/// On this platform the main bundle is the folder of the program, which is the tool's and is kept from scenes. So the
/// function at the end of this file stands in for Foundation's under its name, as those of `StageLocale` do. What files it
/// finds is told by `BundledFiles` of the engine.
public enum StageBundle {
  private struct Chosen {
    var folder: String?
    var information: ProjectInformation?
    var bundle: Bundle?
  }
  private static let chosen = Mutex(Chosen())

  /// Chooses the main bundle of this process, before a scene asks.
  ///
  /// It is opened when somebody asks: a scene that may not read its folder need not hear of it.
  ///
  /// - Parameters:
  ///   - folder: The scene's folder.
  ///   - information: What its app says of itself; `nil` where nobody asks.
  public static func choose(_ folder: String, _ information: ProjectInformation?) {
    chosen.withLock { $0 = Chosen(folder: folder, information: information) }
  }

  fileprivate static var current: Bundle {
    let now = chosen.withLock(\.self)
    if let known = now.bundle { return known }
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let place = now.folder ?? URL(fileURLWithPath: program ?? "/").deletingLastPathComponent().path
    let bundle = SceneReadings.forTool { Bundle(path: place) } ?? Bundle(for: NSObject.self)
    if let information = now.information { tell(information, to: bundle) }
    chosen.withLock { $0.bundle = bundle }
    return bundle
  }

  /// Has a bundle say of itself what an app says.
  ///
  /// Foundation reads it of a file in the bundle's folder, once, into a dictionary that it shares among all bundles of
  /// the folder: there it is put. The objects in it are to be those that Foundation itself reads of a property list.
  private static func tell(_ information: ProjectInformation, to bundle: Bundle) {
    let keys = (ProjectInformation.dictionary(information.propertyList) ?? [:]).keys.sorted()
    // What is told lives as long as the process, as the bundle does.
    func told(_ object: AnyObject) -> UnsafeRawPointer {
      unsafe UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque())
    }
    let data = unsafe told(information.propertyList as NSData)
    guard let known = unsafe bundleCreate(nil, told(bundle.bundleURL as NSURL)),
      let dictionary = unsafe bundleGetInfoDictionary(known),
      let list = unsafe propertyListCreate(nil, data, 0, nil, nil)
    else { return }
    for key in keys {
      let name = unsafe told(key as NSString)
      if let value = unsafe dictionaryGetValue(list, name) {
        unsafe dictionarySetValue(dictionary, name, value)
      }
    }
  }
}

extension Bundle {
  /// Foundation's `Bundle.main`.
  @_silgen_name("$s10Foundation6BundleC4mainACvgZ")
  public static func ofStage() -> Bundle { StageBundle.current }
}

@_silgen_name("CFBundleCreate")
private func bundleCreate(_ allocator: OpaquePointer?, _ url: UnsafeRawPointer) -> UnsafeRawPointer?
@_silgen_name("CFBundleGetInfoDictionary")
private func bundleGetInfoDictionary(_ bundle: UnsafeRawPointer) -> UnsafeRawPointer?
@_silgen_name("CFPropertyListCreateWithData")
private func propertyListCreate(
  _ allocator: OpaquePointer?, _ data: UnsafeRawPointer, _ options: UInt,
  _ format: UnsafeMutableRawPointer?, _ error: UnsafeMutableRawPointer?
) -> UnsafeRawPointer?
@_silgen_name("CFDictionaryGetValue")
private func dictionaryGetValue(
  _ dictionary: UnsafeRawPointer, _ key: UnsafeRawPointer
) -> UnsafeRawPointer?
@_silgen_name("CFDictionarySetValue")
private func dictionarySetValue(
  _ dictionary: UnsafeRawPointer, _ key: UnsafeRawPointer, _ value: UnsafeRawPointer)
