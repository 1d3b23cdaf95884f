/// The keys below a film: play, single frames, what happens next, speed.
struct Transport {
  /// The last frame's number.
  let last: Int
  /// What the outer keys go to: `finding`, `event`.
  let stop: String
  /// Whether there is a key that has the film play again and again.
  var loops = false

  /// The keys' HTML.
  var html: String {
    """
    <div class="transport">
    <button type="button" data-do="previous" aria-label="Previous \(stop)" title="Previous \(stop) (p)">\(Self.icon("M6 4v12M16 4 8 10l8 6z"))</button>
    <button type="button" data-do="back" aria-label="Back one frame" title="Back one frame (←)">\(Self.icon("M13 4 6 10l7 6z"))</button>
    <button type="button" data-do="play" class="play" aria-label="Play" title="Play or pause (space)">\
    \(Self.icon("M6 3.5v13l10.5-6.5z", "go"))\(Self.icon("M6 4h3v12H6zM11.5 4h3v12h-3z", "halt"))</button>
    <button type="button" data-do="forward" aria-label="Forward one frame" title="Forward one frame (→)">\(Self.icon("M7 4l7 6-7 6z"))</button>
    <button type="button" data-do="next" aria-label="Next \(stop)" title="Next \(stop) (n)">\(Self.icon("M14 4v12M4 4l8 6-8 6z"))</button>
    <span class="clock"><b class="frame">0</b><span class="of"> / \(last)</span> <span class="time">0.000 s</span></span>
    \(loops ? loop : "")<label class="speed"><span class="unseen">Speed</span><select aria-label="Speed"><option value="1">1×</option>\
    <option value="0.5">½×</option><option value="0.25">¼×</option><option value="0.125">⅛×</option></select></label>
    </div>
    """
  }

  private var loop: String {
    """
    <button type="button" data-do="loop" class="loop" aria-pressed="true" aria-label="Loop" title="Loop (l)">\
    <svg viewBox="0 0 20 20" aria-hidden="true"><path class="line" d="M4 9V8a3 3 0 0 1 3-3h8m-2.5-2.5L15 5l-2.5 2.5\
    M16 11v1a3 3 0 0 1-3 3H5m2.5 2.5L5 15l2.5-2.5"/></svg></button>
    """
  }

  private static func icon(_ path: String, _ name: String = "") -> String {
    "<svg viewBox=\"0 0 20 20\" aria-hidden=\"true\" class=\"\(name)\"><path d=\"\(path)\"/></svg>"
  }
}
