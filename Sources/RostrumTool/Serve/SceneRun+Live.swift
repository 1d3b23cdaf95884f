import Foundation
import SceneLoader

/// Runs of live scenes: asked while they go on, and watched until they end.
extension SceneRun {
  /// Compiles, runs and watches.
  ///
  /// - Parameters:
  ///   - compiled: Told of what was compiled, before it runs.
  ///   - started: Told of the way to the process, before it says anything.
  ///   - receive: Told of everything that the process says.
  /// - Throws: ``Failure``, `SceneError`: why there is no scene, or how it ended.
  func live(
    compiled: (SceneProduct) -> Void, started: (SceneLine) -> Void,
    _ receive: (SceneMessage) -> Void
  ) throws {
    let environment = ProcessInfo.processInfo.environment
    ChildProcess.watchSignals()
    let product = try shared ?? product(environment) { receive(.note($0)) }
    defer { withExtendedLifetime(product) {} }
    compiled(product)
    var run = self
    if case .document(let file) = product { run.options.adopt(file.stage) }
    try run.checkIsolation()
    let scene = try run.start(
      run.task(product, environment), Installation.ofThisTool, environment, expectsWords: true)
    started(scene.line)
    _ = try result(of: scene.watch(receive))
  }
}
