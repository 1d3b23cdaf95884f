import Codecs
import FilmPictures
import Foundation
import SceneInputs
import SceneLoader

/// A run of one scene for a command: compiled here, run in a process of its own, watched.
struct SceneRun {
  /// The scene file, or `-`.
  let path: String
  /// Which of the command's scenes this is.
  let index: Int
  var options: SceneOptions
  /// How progress is shown.
  let progress: ProgressMode
  /// Where files are written, for clearing up.
  let outputs: [String]
  /// Whether remarks are left out.
  var isQuiet = false
  /// The parts that these files are; `nil` for whole films.
  var parts: FilmParts?
  /// The curve that runs below the film; `nil` for none.
  var strip: CurveStrip.Curve?
  /// The command that the scene's process reads anew: this process's own, unless others are run for it.
  var command = Array(CommandLine.arguments.dropFirst())
  /// The same as it was understood here, for a process that is forked from this one; `nil` if that reads it anew.
  var parsed: Render?
  /// The scene as it was compiled for other runs of it; `nil` if this one is to compile it.
  var compiled: SceneProduct?

  /// What the scene's processes are for.
  enum Purpose {
    /// Say what its preview is called.
    case name
    /// Say what is in the scene.
    case inspection
    /// Film it. A film that lasts until the scene has settled is preceded by a run that finds out when.
    case film
    /// Run through its frames without drawing them. Its length is found out first, too.
    case timing
    /// Run through its frames once, which tells how many there are.
    case recording
  }

  /// Compiles, runs and watches.
  ///
  /// - Parameter purpose: What for.
  /// - Returns: The result document.
  /// - Throws: ``Failure``, `SceneError`.
  func perform(_ purpose: Purpose) throws -> String {
    var shown = Progress(
      progress, scene: path, isTerminal: Standard.errorIsTerminal, isQuiet: isQuiet)
    let result = try perform(purpose, &shown)
    if purpose != .name { shown.end() }
    return result
  }

  /// Compiles, runs and watches, and tells of it as it goes.
  ///
  /// - Parameters:
  ///   - purpose: What for.
  ///   - shown: What is told of the run; its end is the caller's to tell.
  /// - Returns: The result document.
  /// - Throws: ``Failure``, `SceneError`.
  func perform(_ purpose: Purpose, _ shown: inout Progress) throws -> String {
    defer { shown.clear() }
    let environment = ProcessInfo.processInfo.environment
    // A signal clears away what the compiler has begun.
    ChildProcess.watchSignals()
    let product = try shared ?? product(environment) { shown.note(.note($0)) }
    defer { withExtendedLifetime(product) {} }
    var run = self
    if case .document(let file) = product { run.options.adopt(file.stage) }
    return try run.perform(purpose, product, environment, &shown)
  }

  /// Runs what is ready to be run, and watches.
  private func perform(
    _ purpose: Purpose, _ product: SceneProduct, _ environment: [String: String],
    _ shown: inout Progress
  ) throws -> String {
    let installation = Installation.ofThisTool
    try checkIsolation()
    var task = task(product, environment)
    task.goal =
      switch purpose {
      case .name: .name
      case .inspection: .inspection
      case .film: .film
      case .timing: .timing
      case .recording: .recording
      }
    // Whether overridden springs are there is known after a run, too; a curve below a picture is that of the whole film.
    let awaitsRest =
      options.awaitsRest || options.lastsUntilSettled && (strip != nil || purpose == .timing)
    task.awaitsLength =
      [.film, .timing].contains(purpose) && (awaitsRest || !options.spring.isEmpty)
    var said: Set<String> = []
    func receive(_ message: SceneMessage) {
      guard case .refused(let what) = message else { return shown.note(message) }
      // The run that finds out the length says the same.
      if said.insert(what).inserted { shown.note(.note(Messages.refused(path, what))) }
    }
    // First, as the film waits for it; meanwhile the film's process opens its libraries.
    let length = task.awaitsLength ? try LengthRun(self, task, installation, environment) : nil
    let scene: RunningScene
    do {
      scene = try start(task, installation, environment)
    } catch {
      length?.scene.stop()
      throw error
    }
    defer { Place.removeTemporaries(of: scene.id, outputs: outputs) }
    do {
      if let length { scene.tell(try self.length(of: length, receive)) }
    } catch {
      scene.stop()
      throw error
    }
    let result = try result(of: scene.watch(receive))
    if purpose == .film { try check(result, scene) }
    return result
  }

  /// What the scene's process is told.
  func task(_ product: SceneProduct, _ environment: [String: String]) -> SceneTask {
    var task = SceneTask(
      product: product, index: index, command: command,
      isolation: options.isolationLevel,
      confinement: .ofScene(
        path, library: product.library ?? "",
        folders: options.fontDir + [options.assets ?? ""] + options.assetUrl.map(\.file)
          + product.readings,
        streams: claims.streams, environment: environment))
    task.outputs = outputs
    task.parts = parts
    task.strip = strip
    task.inputs = options.givenInputs
    task.processorSeconds = options.processorSeconds
    return task
  }

  /// Compiles the scene, if it is not compiled, for runs that are measured or share it.
  ///
  /// - Returns: The compiled scene; a document, which is read again for every run, as its inputs are others.
  /// - Throws: `SceneError`; ``Failure``, `DocumentErrors` for a document.
  @discardableResult func compileAhead() throws -> SceneProduct {
    ChildProcess.watchSignals()
    return try product(ProcessInfo.processInfo.environment) { _ in }
  }

  /// The library that was compiled for other runs, if there is one.
  var shared: SceneProduct? {
    if case .library? = compiled { compiled } else { nil }
  }

  private var claims: FilmClaims { FilmClaims(outputs: outputs) }

  /// Believes a result if the files that it tells of were made in this run.
  private func check(_ result: String, _ scene: RunningScene) throws {
    // Where the kernel keeps no files, the scene's process places them itself.
    let isIsolated = Isolation(offered: options.isolationLevel).landlock > 0
    if let path = claims.missing(in: result, placed: scene.placed, isIsolated: isIsolated) {
      throw Failure(.sceneFailed, Messages.notMade(self.path, path))
    }
  }

  /// Refuses to run a scene that is to be isolated in whole where the kernel cannot.
  func checkIsolation() throws {
    let offered = Isolation(offered: options.isolationLevel)
    if options.isolationLevel == .strict, !offered.isWhole {
      throw Failure(.usage, Messages.notIsolated(offered))
    }
  }

  func product(
    _ environment: [String: String], _ note: (String) -> Void
  ) throws -> SceneProduct {
    let source = SceneSource(path: path, format: options.inputFormat)
    if case .document(let form) = try source.check() {
      return .document(
        try source.document(form, options.givenInputs, patience: options.timeout))
    }
    var compiler = SceneCompiler(installation: try Installation(), environment: environment)
    compiler.defines = options.define
    compiler.project = try options.projectWish
    compiler.showsWarnings = options.warnings
    compiler.patience = options.timeout
    compiler.isConfined = options.isolationLevel != .none
    var compiled = try source.compile(
      with: compiler, warn: { Standard.errorPart($0) }, note: note)
    try compiled.draw(
      scale: options.scale ?? (options.device ?? .usual).scale, environment: environment)
    return .library(compiled)
  }

  func start(
    _ task: SceneTask, _ installation: Installation, _ environment: [String: String],
    output: FileHandle = .standardError, expectsWords: Bool = false
  ) throws -> RunningScene {
    var process = SceneProcess(
      installation: installation,
      arguments: ["scene"], library: task.product.library, timeout: options.timeout,
      libraryPath: environment["LD_LIBRARY_PATH"])
    process.task = try task.data
    process.processorSeconds = task.processorSeconds
    process.output = output
    if case .document = task.product, Thread.isMainThread {
      process.work = { SceneCommand().answer($0, as: parsed) { task } }
    }
    if options.isolationLevel != .none {
      let claims = claims
      process.mayWrite = { claims.hold($0, process: $1) }
    }
    return try process.start(expectsWords: expectsWords || task.awaitsLength)
  }

  /// A run of the scene until it settles; its words matter only if it fails, as the film will say them again.
  private struct LengthRun {
    let scene: RunningScene
    let words: FileHandle

    init(
      _ run: SceneRun, _ task: SceneTask, _ installation: Installation,
      _ environment: [String: String]
    ) throws {
      var task = task
      (task.goal, task.awaitsLength) = (.length, false)
      // Without a name: it is gone with this process, however that ends.
      guard let file = unsafe tmpfile() else {
        throw CodecError.system(path: "a temporary file", action: "making it", number: errno)
      }
      defer { unsafe fclose(file) }
      words = FileHandle(fileDescriptor: dup(unsafe fileno(file)), closeOnDealloc: true)
      scene = try run.start(task, installation, environment, output: words)
    }
  }

  private func length(
    of run: LengthRun, _ receive: (SceneMessage) -> Void
  ) throws -> Data {
    do {
      return Data(try result(of: run.scene.watch(receive)).utf8)
    } catch {
      try? run.words.seek(toOffset: 0)
      if let said = try? run.words.readToEnd() {
        try? FileHandle.standardError.write(contentsOf: said)
      }
      throw error
    }
  }

  func result(of outcome: SceneProcess.Outcome) throws -> String {
    switch outcome {
    case .finished(let result): return result
    case .failed(let status, let message):
      // What comes before the last line are details.
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      throw Failure(
        ExitStatus(rawValue: status) ?? .internalError, String(lines.last ?? ""),
        details: lines.dropLast().joined(separator: "\n"))
    case .trapped(let signal, let instant, let function, let line, let words):
      throw Messages.trapped(
        path, signal: signal, at: instant, function: function, line: line, words: words)
    case .outOfMemory(let instant, let function):
      throw Messages.outOfMemory(path, at: instant, function: function)
    case .outOfTime(let seconds, let instant, let function):
      throw Messages.outOfTime(path, seconds: seconds, at: instant, function: function)
    case .exited(let status, let instant):
      throw Messages.exited(path, status: status, at: instant)
    case .timedOut(let seconds, let instant, let function):
      throw Messages.timedOut(path, seconds: seconds, at: instant, function: function)
    case .stopped(let signal): throw Messages.stopped(signal: signal)
    }
  }
}

/// The task of a scene's process, told besides the command's own arguments.
struct SceneTask: Codable {
  let product: SceneProduct
  /// Which of the command's scenes it is.
  let index: Int
  /// The command, with all that the user wrote.
  let command: [String]
  let isolation: Isolation.Level
  /// What the process may reach, if it is isolated.
  let confinement: Confinement
  var goal = Goal.inspection
  /// Whether the scene decides how long the film is, which standard input will tell.
  var awaitsLength = false

  /// The processor time that the process may use, if it is isolated, in seconds.
  var processorSeconds: UInt64 = 0
  /// Where the film goes, as far as the tool decides on it.
  var outputs: [String] = []
  /// The parts that these are; `nil` for whole films.
  var parts: FilmParts?
  /// What the scene is given.
  var inputs = GivenInputs.none
  /// The curve that runs below the film; `nil` for none.
  var strip: CurveStrip.Curve?

  enum Goal: String, Codable { case name, length, inspection, film, timing, recording }

  /// Where the whole films go whose parts these may be.
  var places: [String] { parts?.outputs ?? outputs }

  /// As it is handed over.
  var data: Data { get throws { try JSONEncoder().encode(self) } }

  /// How long the film is, where the scene decides; waits until that is known.
  func length() throws -> SceneLength? {
    guard awaitsLength else { return nil }
    return try JSONDecoder().decode(
      SceneLength.self, from: FileHandle.standardInput.readDataToEndOfFile())
  }
}

/// The length of a scene's film.
struct SceneLength: Codable, Equatable {
  var ticks: Int64
  /// What never comes to rest, so that the film is cut.
  var restless: String?
}
