/// The live page of `rostrum serve`: its files, which ask nothing of any network but their own server.
///
/// Unlike a report, it is several files: a page, a style sheet, and modules that the browser puts together.
public enum LivePage {
  /// A file of the page.
  public struct File: Sendable {
    /// Its name beside the page; empty for the page itself.
    public let name: String
    /// Its media type.
    public let type: String
    /// What it holds.
    public let bytes: [UInt8]
  }

  /// The lists that a person chooses from.
  public struct Lists: Sendable {
    /// Devices on whose screens a scene can be.
    public let devices: [String]
    /// Text sizes that a reader can have.
    public let typeSizes: [String]

    /// Creates the lists.
    ///
    /// - Parameters:
    ///   - devices: Names of devices.
    ///   - typeSizes: Names of text sizes, from the smallest.
    public init(devices: [String], typeSizes: [String]) {
      (self.devices, self.typeSizes) = (devices, typeSizes)
    }
  }

  private static let program = "text/javascript; charset=utf-8"

  /// The files of the page.
  ///
  /// - Parameter lists: What can be chosen.
  /// - Returns: All of them.
  public static func files(_ lists: Lists) -> [File] {
    func text(_ name: String, _ type: String, _ text: String) -> File {
      File(name: name, type: type, bytes: Array(text.utf8))
    }
    let modules: [(String, [UInt8])] = [
      ("live.js", PackageResources.live_js), ("live-link.js", PackageResources.live_link_js),
      ("live-player.js", PackageResources.live_player_js),
      ("live-finger.js", PackageResources.live_finger_js),
      ("live-stage.js", PackageResources.live_stage_js),
      ("live-script.js", PackageResources.live_script_js),
    ]
    return [
      text("", "text/html; charset=utf-8", html(lists)),
      text("live.css", "text/css; charset=utf-8", PageStyle.live),
      text("common.js", program, PageScript.common),
    ] + modules.map { File(name: $0, type: program, bytes: $1) }
  }

  private static let keys = [
    ("<kbd>space</kbd>", "play or pause"),
    ("<kbd>←</kbd> <kbd>→</kbd>", "one frame back or on"),
    ("<kbd>Home</kbd> <kbd>End</kbd>", "the first frame, the last"),
    ("<kbd>p</kbd> <kbd>n</kbd>", "the touch before, the next one"),
    ("<kbd>1</kbd>–<kbd>4</kbd>", "as fast as it is, ½, ¼, ⅛"),
    ("<kbd>l</kbd>", "again and again, or once"),
    ("<kbd>s</kbd>", "save the script beside the scene"),
    ("<kbd>t</kbd>", "colours"),
  ]

  private static func html(_ lists: Lists) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Rostrum</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="live.css">
    <script type="application/json" id="data">{}</script>
    <script type="module" src="live.js"></script>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the film</a>
    <header class="top">
    <div class="title"><span class="logo" aria-hidden="true"></span>
    <h1><small id="facts">connecting …</small> <span id="name">Rostrum</span></h1></div>
    <label class="choice">Scene <select id="scene"></select></label>
    <span id="state" role="status"></span>
    \(PageFrame.tools)
    </header>
    <main id="main" class="body" tabindex="-1">
    \(player)
    <div class="told">
    \(stage(lists))
    \(script)
    \(export)
    <section class="notes" hidden><h2>Notes</h2><ul></ul></section>
    </div>
    </main>
    \(PageFrame.dialog(of: keys))
    <div id="said" class="unseen" role="status" aria-live="polite"></div>
    </body>
    </html>

    """
  }

  private static let player = """
    <section class="player" aria-label="Player">
    <div class="stage"><figure class="screen"><canvas role="img" aria-label="The film: press and drag on it to touch the \
    scene"></canvas></figure></div>
    <div class="fault" role="alert" hidden></div>
    <div class="timeline">
    <div class="lane"></div>
    <input class="slider" type="range" min="0" max="0" value="0" step="1" aria-label="Frame">
    </div>
    \(Transport(last: 0, stop: "touch", loops: true).html)
    </section>
    """

  private static func stage(_ lists: Lists) -> String {
    func select(_ name: String, _ title: String, _ choices: [(value: String, title: String)])
      -> String
    {
      let options = ([("", "as the scene has it")] + choices).map { value, title in
        "<option value=\"\(Markup.escaped(value))\">\(Markup.escaped(title))</option>"
      }
      return
        "<label><span>\(title)</span><select data-look=\"\(name)\">\(options.joined())</select></label>"
    }
    func own(_ names: [String]) -> [(value: String, title: String)] { names.map { ($0, $0) } }
    return """
      <section class="looks"><h2>Stage</h2>
      \(select("preview", "Preview", []))
      \(select("device", "Device", own(lists.devices)))
      \(select("orientation", "Held", own(["portrait", "landscape"])))
      \(select("colorScheme", "Appearance", own(["light", "dark"])))
      \(select("system", "System", own(["18", "26"])))
      \(select("typeSize", "Text size", own(lists.typeSizes)))
      \(select("layoutDirection", "Lines begin", [("ltr", "at the left"), ("rtl", "at the right")]))
      <label class="switch"><input type="checkbox" data-look="reduceMotion"> Reduced motion</label>
      <label class="switch"><input type="checkbox" data-look="chrome"> Status bar and island</label>
      </section>
      """
  }

  private static let script = """
    <section class="script"><h2>Script</h2>
    <p class="none">Press and drag on the picture: each touch becomes a step.</p>
    <label class="switch" hidden><input type="checkbox" id="uses-file" checked> <span id="file"></span></label>
    <ol class="steps"></ol>
    <p class="keys"><button type="button" id="save" disabled>Save beside the scene</button>
    <button type="button" id="undo" disabled>Take back</button>
    <button type="button" id="clear" disabled>Clear</button></p>
    </section>
    """

  private static let export = """
    <section class="export"><h2>Export</h2>
    <p class="keys"><button type="button" data-format="mp4">MP4</button>
    <button type="button" data-format="gif">GIF</button>
    <button type="button" data-format="png">PNG of this frame</button>
    <button type="button" data-format="page">Page with curves and views</button></p>
    </section>
    """
}
