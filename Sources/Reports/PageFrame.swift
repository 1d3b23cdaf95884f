/// The frame of a page: one file of HTML with its style, program and data, that asks nothing of any network.
struct PageFrame {
  /// What the window is called.
  let title: String
  let style: String
  let script: String
  /// The data of the program, as JSON that may stand inside a `<script>`.
  let data: String
  /// What keys do, in HTML: the keys, and what for.
  let keys: [(keys: String, meaning: String)]

  /// The page.
  ///
  /// - Parameter body: What it shows, as HTML.
  /// - Returns: The whole file.
  func html(_ body: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    script-src 'unsafe-inline'; img-src data: blob:">
    <title>\(Markup.escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(body)
    \(Self.dialog(of: keys))
    <div id="said" class="unseen" role="status" aria-live="polite"></div>
    <script type="application/json" id="data">
    \(data)
    </script>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }

  /// The page's tools, at the right of its head.
  static let tools = """
    <div class="tools">
    <button id="theme" type="button" aria-label="Colours: as the system has them">Auto</button>
    <button id="keys" type="button" aria-haspopup="dialog">Keys <kbd>?</kbd></button>
    </div>
    """

  /// The keys, as a dialog.
  static func dialog(of keys: [(keys: String, meaning: String)]) -> String {
    """
    <dialog id="help" aria-labelledby="help-title"><h2 id="help-title">Keys</h2><dl>
    \(keys.map { "<dt>\($0.keys)</dt><dd>\($0.meaning)</dd>" }.joined(separator: "\n"))
    </dl><form method="dialog"><button>Close</button></form></dialog>
    """
  }
}
