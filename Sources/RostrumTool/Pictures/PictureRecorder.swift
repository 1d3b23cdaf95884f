import Codecs
import DisplayList
import FilmPictures
import Foundation
import Goldens
import Motion
import Pixels
import Typography
import ViewEngine

/// A recorder of what pictures of a film are drawn from: values between frames, frames with who drew what, places, events.
@MainActor struct PictureRecorder {
  /// Frames that are kept at most; of longer films every other one is, every fourth and so on.
  private static let mostMoments = 1024

  private let wanted: [FilmPicture]
  private var curves: CurveRecorder?
  private var places: PlaceRecorder?
  private var page: PageRecorder?
  private var moments: [DrawnMoment] = []
  private var last: DrawnMoment?
  private var stride = 1
  private var events: [PictureEvents.Raw] = []
  private var frameCount = 0

  /// Creates a recorder of a graph that is started.
  ///
  /// - Parameters:
  ///   - wanted: What is to be drawn; a strip is made by others.
  ///   - graph: The scene.
  init(_ wanted: [FilmPicture], of graph: ViewGraph) {
    self.wanted = wanted
    curves = CurveRecorder(of: graph)
    if needsPlaces { places = PlaceRecorder() }
    if wanted.contains(.page) { page = PageRecorder(of: graph) }
    // What the scene looks like at once.
    curves?.sample(at: .zero)
  }

  /// Whether it must be known who draws what.
  var needsViews: Bool { wanted.contains(.onion) || wanted.contains(.page) || needsPlaces }

  private var needsPlaces: Bool { !Set(wanted).isDisjoint(with: [.path, .look, .lookJSON]) }

  /// Looks at the scene on its way to an instant.
  mutating func approach(
    _ instant: Instant, isEvent: Bool, _ advance: (Instant) throws -> Void
  ) rethrows {
    try curves?.approach(instant, isEvent: isEvent, advance)
  }

  /// Takes what happened.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - causes: Why; none where nothing happened that people would notice.
  ///   - touched: The views that fingers went down on.
  mutating func note(_ time: Instant, _ causes: [ViewGraph.Cause], touched: [String]) {
    curves?.sample(at: time, isAfterEvent: true)
    if !causes.isEmpty {
      events.append(PictureEvents.Raw(time: time.seconds, causes: causes, touched: touched))
    }
  }

  /// Takes a frame.
  ///
  /// - Parameters:
  ///   - list: What it shows.
  ///   - views: Who drew each command; empty where nobody asked.
  ///   - instant: Its instant.
  mutating func take(_ list: DisplayList, _ views: [String], at instant: Instant) {
    curves?.sample(at: instant)
    let moment = DrawnMoment(frame: frameCount, list: list, views: views)
    places?.take(moment)
    page?.take(moment, at: instant)
    if frameCount % stride == 0 { moments.append(moment) }
    if moments.count > Self.mostMoments {
      stride *= 2
      moments.removeAll { $0.frame % stride != 0 }
    }
    last = moment
    frameCount += 1
  }

  // MARK: Drawing

  /// What pictures are of.
  struct Subject {
    /// The scene's name, and its preview's where there are several.
    var title: String
    /// Points.
    var width: Double
    var height: Double
    /// Pixels to a point.
    var scale: Double
    var background: ResolvedColor
    var isDark: Bool
    var framesPerSecond: Double
    var frameCount: Int
    var fonts: FontBook
    /// How the values move, if that was recorded.
    var motion: MotionRecord?
    /// What decided on the film's length.
    var length = GoldenHeader.Length.named
  }

  /// Draws what was asked for.
  ///
  /// - Parameter subject: What it is of.
  /// - Returns: Files by what they are; none of a film without frames.
  /// - Throws: ``Failure`` where there is nothing that the picture shows, `CodecError`.
  func files(of subject: Subject) throws -> [FilmPicture: [UInt8]] {
    let kept = moments.filter { $0.frame < subject.frameCount }
    guard subject.frameCount > 0, let rest = kept.last else { return [:] }
    let end = Double(subject.frameCount) / subject.framesPerSecond
    let theme = subject.isDark ? ChartTheme.dark : ChartTheme.light
    let curves = curves?.curves(until: end) ?? []
    let events = PictureEvents.named(events).filter { $0.time < end }
    let sheet = CurveSheet(
      curves, events: events, end: end, title: subject.title, theme: theme, fonts: subject.fonts)
    lazy var drawing = sheet.sketch
    lazy var stage = StageSheet(
      width: subject.width, height: subject.height, background: subject.background, theme: theme,
      fonts: subject.fonts)
    let fan =
      try wanted.contains { $0.name == "fan" }
      ? FanTake(curves, framesPerSecond: subject.framesPerSecond, scene: subject.title).fan
        .sketch(title: subject.title, theme: theme, fonts: subject.fonts) : nil
    let paths = places?.paths(frameCount: subject.frameCount) ?? []
    var files: [FilmPicture: [UInt8]] = [:]
    for picture in wanted {
      switch picture {
      case .strip: break
      case .onion:
        let moments = kept.last?.frame == last?.frame ? kept : kept + [last ?? rest]
        files[picture] = try Self.png(
          stage.onion(
            OnionSkin(moments.filter { $0.frame < subject.frameCount }) { frame in
              Self.isActive(Double(frame) / subject.framesPerSecond, curves)
            }, title: subject.title
          ) { Double($0) / subject.framesPerSecond })
      case .path:
        files[picture] = try Self.png(
          stage.paths(
            paths, over: rest.list, events: events, title: subject.title,
            framesPerSecond: subject.framesPerSecond))
      case .page:
        let film = page?.film(of: subject, curves, events)
        files[picture] = try film.map { Array(try jsonText($0).utf8) }
      case .curvesPNG: files[picture] = try Self.png(drawing.painted())
      case .curvesSVG: files[picture] = Array((drawing.svg + "\n").utf8)
      case .curvesJSON:
        files[picture] = Array(
          (try jsonText(CurvesDocument(curves, events: events, subject.title)) + "\n").utf8)
      case .fanPNG: files[picture] = try fan.map { try Self.png($0.painted()) }
      case .fanSVG: files[picture] = fan.map { Array(($0.svg + "\n").utf8) }
      case .look:
        files[picture] = try LookPicture(subject, kept, curves, paths, events, rest.list, theme)
          .file()
      case .lookJSON:
        files[picture] = Array(try jsonText(LookPart(curves, paths, events)).utf8)
      }
    }
    return files
  }

  /// Whether anything is on its way that has not settled yet.
  private static func isActive(_ time: Double, _ curves: [MotionCurve]) -> Bool {
    curves.contains { curve in
      curve.runs.contains { run in
        time >= run.start && time <= run.start + (run.settling ?? run.end - run.start)
      }
    }
  }

  private static func png(_ picture: Pixmap) throws(CodecError) -> [UInt8] {
    try PNGEncoder().encode(picture)
  }
}
