internal import Foundation

extension SceneCompiler {
  /// What the compiler may reach: the system and the toolchain, the tool's modules, the scene, its work and what it keeps
  /// of C modules, at its usual place.
  func confinement(_ file: String?, _ work: WorkFolder) -> Confinement? {
    guard isConfined else { return nil }
    var (readable, writable) = ([installation.headers.path, file ?? ""], [work.path])
    readable += [installation.modules, installation.plugin].map {
      $0.deletingLastPathComponent().path
    }
    if let base = cache.base { readable.append("\(base)/rostrum") }
    if let modules = moduleFolder { writable.append(modules) }
    return .ofCompiler(
      readable: readable + headerFolders, writable: writable, environment: environment)
  }

  /// The folders of the C headers that the installation's list names.
  private var headerFolders: [String] {
    let list = (try? String(contentsOf: installation.headers, encoding: .utf8)) ?? ""
    return list.split(separator: "\"").filter { $0.hasPrefix("/") }.map {
      URL(fileURLWithPath: String($0)).deletingLastPathComponent().path
    }
  }

  /// Where the compiler keeps what it made of C modules; `nil` if nothing can be kept, so that it goes with the work.
  var moduleFolder: String? {
    guard let base = cache.base else { return nil }
    let folder = "\(base)/clang/ModuleCache"
    // A confined compiler makes none.
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return FileManager.default.isWritableFile(atPath: folder) ? folder : nil
  }
}
