import Film
import Foundation
import Motion
import SceneLoader
import ViewEngine

/// A live scene, in its process: does what it is asked, and goes on to its film's end by itself meanwhile.
@MainActor final class LiveStage {
  private let stage: SceneStage
  private let film: LiveFilm
  private let channel: SceneChannel
  private var requests = LiveInbox()
  /// Whether the scene stays where it is, for a finger.
  private var holds = false
  /// Frames whose pictures were sent.
  private var sent: Set<Int> = []
  private var finger: LiveFinger?
  /// How many fingers went down by hand.
  private var fingerCount = 0
  private var lastTold = RealClock.seconds

  /// How often the film's length so far is told, in seconds.
  private static let tellingPeriod = 0.25

  /// Puts a live scene together, and starts it.
  ///
  /// - Parameters:
  ///   - stage: The scene.
  ///   - options: What the user asked for.
  ///   - showsTouches: Whether the script's touches are drawn.
  ///   - channel: The way to the tool.
  /// - Throws: What went wrong in the scene.
  init(
    _ stage: SceneStage, _ options: SceneOptions, showsTouches: Bool, _ channel: SceneChannel
  ) throws {
    (self.stage, self.channel) = (stage, channel)
    try stage.start()
    film = LiveFilm(stage, options, showsTouches: showsTouches)
  }

  /// Does what it is asked until nobody can ask any more.
  ///
  /// - Returns: Nothing, as a result.
  /// - Throws: What went wrong in the scene.
  func run() throws -> String {
    let (graph, size) = (stage.graph, film.size)
    send(
      .stands(
        LiveStand(
          width: graph.stage.size.width, height: graph.stage.size.height, columns: size.width,
          rows: size.height,
          framesPerSecond: Double(stage.rate.frames) / Double(stage.rate.seconds),
          rate: stage.rate.description,
          preview: stage.previewName, previews: stage.library.names,
          isDark: graph.stage.colorScheme == .dark)))
    // Nothing is taken before the first request says where to stay.
    var isAsked = false
    while true {
      let rests = holds || film.count != nil || !isAsked
      let request = stage.clock.outsideFilm {
        requests.next(waits: rests) { channel.send(.working) }
      }
      switch request {
      case .request(let request):
        isAsked = true
        try answer(request)
      case .ended: return ""
      case .none:
        guard !rests else { continue }
        try film.takeNext()
        tellLength()
      }
    }
  }

  private func send(_ answer: LiveAnswer) {
    stage.clock.outsideFilm {
      guard let text = try? JSONEncoder().encode(answer) else { return }
      channel.send(.answer(String(decoding: text, as: UTF8.self)))
    }
  }

  private func answer(_ request: LiveRequest) throws {
    switch request {
    case .begin(let frame, let holds):
      try show(frame)
      self.holds = holds
    case .picture(let frame):
      // The film does not go on without the finger.
      if !holds || frame < film.lists.count { try show(frame) }
    case .press(let place): try press(place)
    case .follow(let places, let isLast): try follow(places, isLast)
    }
  }

  /// Tells how long the film is so far, now and then; and once when it is whole.
  private func tellLength() {
    let now = RealClock.seconds
    let isWhole = film.count != nil
    guard isWhole || now - lastTold > Self.tellingPeriod else { return }
    lastTold = now
    var length = LiveLength(count: film.count ?? film.lists.count, isWhole: isWhole)
    if isWhole {
      length.restless = film.restless
      length.notes = stage.warnings + [film.scriptTrouble].compactMap(\.self)
    }
    send(.taken(length))
  }

  /// Takes the frames up to one, and sends its picture; the last one's if there is none.
  private func show(_ frame: Int) throws {
    while film.lists.count <= frame, film.count == nil {
      try film.takeNext()
      tellLength()
    }
    try send(pictureOf: min(max(frame, 0), film.lists.count - 1))
  }

  private func send(pictureOf frame: Int) throws {
    guard frame >= 0 else { return }
    let key = film.keys[frame]
    let png = sent.insert(key).inserted ? Data(try film.png(of: key)) : nil
    send(.picture(frame: frame, key: key, png: png))
  }

  // MARK: A finger

  private func press(_ place: LivePlace) throws {
    let point = CGPoint(x: place.x, y: place.y)
    guard place.frame == film.lists.count, place.frame <= film.lastPossible else {
      return send(.pressed(obstacle: "the film is over"))
    }
    func obstacle(forDragging: Bool) -> TapTarget.Failure? {
      do {
        _ = try stage.graph.resolve(.point(point), forDragging: forDragging)
        return nil
      } catch { return error }
    }
    let obstacles = (obstacle(forDragging: false), obstacle(forDragging: true))
    if let failure = obstacles.0, obstacles.1 != nil {
      let words = Messages.describe(
        ScriptError.untouchable(failure, seconds: film.clock.frame(place.frame).seconds))
      return send(.pressed(obstacle: words.message))
    }
    let number = stage.stepCount + fingerCount
    fingerCount += 1
    finger = LiveFinger(number: number, down: place, takesTaps: obstacles.0 == nil)
    stage.player.press(number, at: point, time: film.clock.frame(place.frame).instant)
    try film.takeNext(goesOn: true)
    send(.pressed(obstacle: nil))
    try send(pictureOf: place.frame)
  }

  private func follow(_ places: [LivePlace], _ isLast: Bool) throws {
    guard var finger else { return }
    let last = film.lastPossible
    for (index, place) in places.enumerated()
    where place.frame > finger.places[finger.places.count - 1].frame {
      let before = finger.places[finger.places.count - 1]
      let isOver = place.frame >= last
      let goesUp = isOver || isLast && index == places.count - 1
      var place = place
      place.frame = min(place.frame, last)
      finger.places.append(place)
      let (start, end) = (film.clock.frame(before.frame), film.clock.frame(place.frame))
      stage.player.drag(
        finger.number, (CGPoint(x: before.x, y: before.y), CGPoint(x: place.x, y: place.y)),
        at: start.instant, for: end.instant - start.instant, isLast: goesUp)
      while film.lists.count <= place.frame { try film.takeNext(goesOn: true) }
      if goesUp {
        self.finger = nil
        holds = false
        send(.lifted(finger.step(film.clock)))
        return try send(pictureOf: film.lists.count - 1)
      }
    }
    self.finger = finger
    try send(pictureOf: film.lists.count - 1)
  }
}
