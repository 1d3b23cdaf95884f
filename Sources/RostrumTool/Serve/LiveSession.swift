import Foundation
import SceneLoader
import ServeWire
import Synchronization

/// A session: what one page sees of a scene, and what a person does there.
///
/// A film follows from source, look, script and time; so the session keeps these, and a new take is made of them whenever one
/// changes. The take that is seen stays until the next one stands, or for good if that does not compile.
final class LiveSession: Sendable {
  /// The page's connection.
  let connection: UInt32
  private let house: ServeHouse
  private let state = Mutex(State())

  private struct State {
    var opening: PagePost.Opening?
    var scene: SceneShelf.Scene?
    var script = LiveScript()
    /// The frame that the page shows.
    var frame = 0
    /// The take that is seen.
    var shown: LiveTake?
    /// The take that is to be seen next, and when it was wished for.
    var next: LiveTake?
    var wished = 0.0
    var number = 0
    /// The scene as it was compiled last.
    var product: SceneProduct?
    /// Frames a second of the take that is seen.
    var rate = RateArgument.usual
  }

  /// Begins a session, and says what can be seen.
  ///
  /// - Parameters:
  ///   - connection: The page's connection.
  ///   - house: What all sessions share.
  init(_ connection: UInt32, _ house: ServeHouse) {
    (self.connection, self.house) = (connection, house)
    var news = PageNews("scenes")
    news.scenes = house.shelf.scenes.map { PageNews.Scene(name: $0.name, path: $0.path) }
    say(news)
  }

  private func say(_ news: PageNews) { house.say(.text(connection: connection, text: news.json)) }

  private func say(_ news: PageNews, with bytes: [UInt8]) {
    house.say(.binary(connection: connection, bytes: news.bytes(with: bytes)))
  }

  /// A page says something.
  ///
  /// - Parameter text: JSON; what is none is passed over.
  func hear(_ text: String) {
    guard let post = try? JSONDecoder().decode(PagePost.self, from: Data(text.utf8)) else {
      return note("the page and the server do not understand each other; load the page again")
    }
    switch post {
    case .open(let opening): open(opening)
    case .at(let frame): state.withLock { $0.frame = max(frame, 0) }
    case .picture(let take, let frame):
      let shown = state.withLock { $0.shown?.number == take ? $0.shown : nil }
      shown?.ask(.picture(frame: max(frame, 0)))
    case .press(let frame, let x, let y): press(LivePlace(frame: frame + 1, x: x, y: y))
    case .follow(let places, let isLast):
      let take = state.withLock { $0.next ?? $0.shown }
      take?.ask(.follow(places: places, isLast: isLast))
    case .script(let steps, let usesFile): change(LiveScript(steps: steps, usesFile: usesFile))
    case .save: save()
    case .export(let format, let frame): export(format, frame)
    }
  }

  /// Something of the scene's files has changed.
  func reload() {
    tellScript()
    state.withLock { begin(&$0) }
  }

  /// The page is gone.
  func close() {
    house.watch([], for: connection)
    state.withLock { state in
      state.next?.stop()
      state.shown?.stop()
      (state.next, state.shown) = (nil, nil)
    }
  }

  private func note(_ text: String) {
    var news = PageNews("note")
    news.text = text
    say(news)
  }

  // MARK: Takes

  private func open(_ opening: PagePost.Opening) {
    guard house.shelf.scenes.indices.contains(opening.scene) else {
      return note("there is no scene of this number; load the page again")
    }
    let scene = house.shelf.scenes[opening.scene]
    let script = LiveScript(steps: opening.steps, usesFile: opening.usesFile)
    do { try script.check() } catch { return note(Messages.describe(error).message) }
    state.withLock { state in
      if state.scene != scene { state.product = nil }
      (state.opening, state.scene, state.script) = (opening, scene, script)
      state.frame = max(opening.frame, 0)
      begin(&state)
    }
    tellScript()
    watch(scene, nil)
  }

  private func change(_ script: LiveScript) {
    do { try script.check() } catch { return note(Messages.describe(error).message) }
    state.withLock { state in
      state.script = script
      begin(&state)
    }
    tellScript()
  }

  /// Begins the next take.
  ///
  /// - Parameters:
  ///   - state: The session's.
  ///   - requests: What it is asked first; else the frame that the page shows.
  ///   - product: The scene as it was compiled, if it is not to be compiled again.
  private func begin(
    _ state: inout State, _ requests: [LiveRequest]? = nil, of product: SceneProduct? = nil
  ) {
    guard let scene = state.scene, let opening = state.opening else { return }
    state.next?.stop()
    state.number += 1
    let plan: LiveTake.Plan
    do {
      plan = LiveTake.Plan(
        path: scene.path,
        words: try house.words(of: opening.look, state.script),
        requests: requests ?? [.begin(frame: state.frame, holds: false)], product: product)
    } catch {
      state.next = nil
      return tell(Rostrum.failure(for: error), of: state.number, scene)
    }
    let take = LiveTake(state.number, plan)
    state.next = take
    state.wished = RealClock.seconds
    var news = PageNews("begins")
    news.take = take.number
    say(news)
    take.start { [self] in hear($0, of: take, scene) }
  }

  private func hear(_ news: LiveTake.News, of take: LiveTake, _ scene: SceneShelf.Scene) {
    switch news {
    case .compiled(let product):
      let isWanted = state.withLock { state in
        guard state.next === take else { return false }
        state.product = product
        return true
      }
      if isWanted { watch(scene, product) }
    case .noted(let text): note(text)
    case .answered(let answer): hear(answer, of: take)
    case .failed(let failure):
      let isWanted = state.withLock { state in
        if state.next === take {
          state.next = nil
        } else if state.shown === take {
          state.shown = nil
        } else {
          return false
        }
        return true
      }
      if isWanted { tell(failure, of: take.number, scene) }
    }
  }

  private func hear(_ answer: LiveAnswer, of take: LiveTake) {
    var news: PageNews
    switch answer {
    case .stands(let stand):
      let old = state.withLock { state -> (LiveTake?, Double)? in
        guard state.next === take else { return nil }
        defer { (state.shown, state.next) = (take, nil) }
        state.rate = RateArgument(argument: stand.rate) ?? .usual
        return (state.shown, state.wished)
      }
      guard let old else { return }
      old.0?.stop()
      news = PageNews("stands")
      news.stand = stand
      news.milliseconds = (RealClock.seconds - old.1) * 1000
    case .taken(let length):
      news = PageNews("length")
      news.length = length
    case .picture(let frame, let key, let png):
      news = PageNews("picture")
      (news.take, news.frame, news.key) = (take.number, frame, key)
      guard isShown(take) else { return }
      guard let png else { break }
      return say(news, with: [UInt8](png))
    case .pressed(let obstacle):
      news = PageNews("pressed")
      news.obstacle = obstacle
    case .lifted(let step):
      guard isShown(take) else { return }
      state.withLock { $0.script.steps.append(step) }
      tellScript()
      news = PageNews("lifted")
    }
    guard isShown(take) else { return }
    news.take = take.number
    say(news)
  }

  private func isShown(_ take: LiveTake) -> Bool { state.withLock { $0.shown === take } }

  private func tell(_ failure: Failure, of number: Int, _ scene: SceneShelf.Scene) {
    var news = PageNews("fault")
    news.take = number
    let product = state.withLock { $0.product }
    let files = product?.files.map(\.path) ?? []
    news.fault = PageNews.Fault(failure, files: Set(files + [scene.path]))
    say(news)
    watch(scene, product, andSources: true)
  }

  /// Watches what a scene is made of.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - product: What was compiled last.
  ///   - andSources: Whether other files beside it may matter, too: what it lacks may come.
  private func watch(
    _ scene: SceneShelf.Scene, _ product: SceneProduct?, andSources: Bool = false
  ) {
    var files: Set<String> = [scene.path, LiveScript.path(for: scene.path)]
    if let product { files.formUnion(product.files.map(\.path) + product.readings) }
    if andSources {
      files.insert("\(Place.folder(of: scene.path))/\(SceneWatch.anySource)")
    }
    house.watch(files, for: connection)
  }

  private func tellScript() {
    let (script, scene) = state.withLock { ($0.script, $0.scene) }
    var news = PageNews("script")
    (news.steps, news.usesFile) = (script.steps, script.usesFile)
    news.file = scene.flatMap { Script.path(beside: $0.path) }
    say(news)
  }

  // MARK: What a person does

  /// Puts a finger down: in a take that stands right before that frame, with the script so far.
  private func press(_ place: LivePlace) {
    let obstacle = state.withLock { state -> String? in
      if state.next != nil { return "the scene is being made anew; press again when it is there" }
      guard let product = state.product, state.shown != nil, place.frame > 0 else {
        return "there is no scene to press on"
      }
      state.frame = place.frame
      begin(
        &state, [.begin(frame: place.frame - 1, holds: true), .press(place)], of: product)
      return nil
    }
    guard let obstacle else { return }
    var news = PageNews("pressed")
    news.obstacle = obstacle
    say(news)
  }

  private func save() {
    guard let scene = state.withLock({ $0.scene }) else { return }
    do {
      let path = try state.withLock { $0.script }.save(beside: scene.path)
      // The film is the same: what was recorded stands in the file now.
      state.withLock { $0.script = LiveScript() }
      tellScript()
      note("\(path) is written")
    } catch {
      note(Rostrum.failure(for: error).message)
    }
  }

  private func export(_ format: String, _ frame: Int) {
    guard let format = LiveExport.Format(rawValue: format),
      let (scene, opening, script, rate) = state.withLock({ state in
        state.scene.flatMap { scene in
          state.opening.map { (scene, $0, state.script, state.rate) }
        }
      })
    else { return }
    Thread.detachNewThread { [self] in
      var news = PageNews("file")
      (news.name, news.type) = ("\(scene.name).\(format.ending)", format.type)
      do {
        let export = LiveExport(
          path: scene.path,
          words: try house.words(of: opening.look, script), format: format,
          time: try house.time(ofFrame: frame, rate: rate))
        say(news, with: try export.make())
      } catch {
        news = PageNews("unmade")
        let failure = Rostrum.failure(for: error)
        news.text = failure.message.isEmpty ? "\(failure.status)" : failure.message
        say(news)
      }
    }
  }
}
