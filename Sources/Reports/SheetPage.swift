internal import Codecs
internal import Foundation

/// The page of a sheet: films of one scene with other values, in a table with one player, in one file that needs no network.
///
/// The same films give the same bytes.
public struct SheetPage {
  /// A parameter and what it is in turn.
  public struct Parameter: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// Its values, in order; at least one.
    public var values: [String]

    /// Creates a parameter.
    ///
    /// - Parameters:
    ///   - name: What it is called.
    ///   - values: Its values, in order; at least one.
    public init(name: String, values: [String]) { (self.name, self.values) = (name, values) }
  }

  private struct Contents: Encodable {
    let framesPerSecond: Double
    /// Frames of each film, row by row.
    let counts: [Int]
    let films: [String]
  }

  private let title: String
  private let facts: String
  private let parameters: [Parameter]
  private let columns: Int
  private let framesPerSecond: Double
  private let films: [(bytes: [UInt8], frames: Int)]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: What was filmed.
  ///   - facts: What stands beside the title.
  ///   - parameters: One, whose cells are wrapped, or two: for columns and for rows.
  ///   - columns: Films in a row.
  ///   - framesPerSecond: The rate of all films, above 0.
  ///   - films: Animated PNGs with a picture for each frame, row by row.
  /// - Throws: `CodecError` for what is no animated PNG.
  public init(
    title: String, facts: String, parameters: [Parameter], columns: Int, framesPerSecond: Double,
    films: [[UInt8]]
  ) throws {
    (self.title, self.facts, self.parameters) = (title, facts, parameters)
    (self.columns, self.framesPerSecond) = (columns, framesPerSecond)
    self.films = try films.map { film in
      (film, try APNGReader(film, path: "a film of the sheet").frameCount)
    }
  }

  /// Makes the page.
  ///
  /// - Returns: UTF-8 HTML.
  /// - Throws: What `JSONEncoder` throws of numbers that are none.
  public func make() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let contents = Contents(
      framesPerSecond: framesPerSecond, counts: films.map(\.frames),
      films: films.map { Data($0.bytes).base64EncodedString() })
    let frame = PageFrame(
      title: title, style: PageStyle.films, script: PageScript.sheet,
      data: String(decoding: try encoder.encode(contents), as: UTF8.self), keys: Self.keys)
    return frame.html(
      """
      <a class="skip" href="#main">Skip to the films</a>
      <header class="top">
      <div class="title"><span class="logo" aria-hidden="true"></span>
      <h1><small>\(Markup.escaped(facts))</small> \(Markup.escaped(title))</h1></div>
      \(PageFrame.tools)
      </header>
      <main id="main" tabindex="-1">
      <section class="player" aria-label="Player">
      <div class="timeline">
      <input class="slider" type="range" min="0" max="\(last)" value="0" step="1" aria-label="Frame">
      </div>
      \(Transport(last: last, stop: "film's end", loops: true).html)
      <div class="sheet" tabindex="0" role="group" aria-label="Films">
      \(parameters.count > 1 ? matrix : cells)
      </div>
      </section>
      </main>
      """)
  }

  private static let keys = [
    ("<kbd>space</kbd>", "play or pause"),
    ("<kbd>←</kbd> <kbd>→</kbd>", "one frame back or on"),
    ("<kbd>Home</kbd> <kbd>End</kbd>", "the first frame, the last"),
    ("<kbd>p</kbd> <kbd>n</kbd>", "where the film before ends, where the next one does"),
    ("<kbd>1</kbd>–<kbd>4</kbd>", "as fast as it is, ½, ¼, ⅛"),
    ("<kbd>l</kbd>", "again and again, or once"),
    ("<kbd>t</kbd>", "colours"),
  ]

  /// The last frame of the longest film.
  private var last: Int { max((films.map(\.frames).max() ?? 1) - 1, 0) }

  // MARK: Films

  private func canvas(_ cell: Int, _ label: String) -> String {
    """
    <canvas data-cell="\(cell)" role="img" aria-label="\(Markup.escaped(label))"></canvas>
    """
  }

  private func label(_ values: [String]) -> String {
    zip(parameters, values).map { "\($0.name) \($1)" }.joined(separator: ", ")
  }

  /// A table with a parameter for the columns and one for the rows.
  private var matrix: String {
    let (across, down) = (parameters[0], parameters[1])
    let head = across.values.map { "<th scope=\"col\">\(Markup.escaped($0))</th>" }.joined()
    let rows = down.values.enumerated().map { row, value in
      let cells = across.values.enumerated().map { column, other in
        "<td>\(canvas(row * across.values.count + column, label([other, value])))</td>"
      }.joined()
      return "<tr><th scope=\"row\">\(Markup.escaped(value))</th>\(cells)</tr>"
    }
    return """
      <table><thead>
      <tr><td></td><th class="name" scope="colgroup" colspan="\(across.values.count)">\(Markup.escaped(across.name))</th></tr>
      <tr><th class="name" scope="col">\(Markup.escaped(down.name))</th>\(head)</tr>
      </thead><tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table>
      """
  }

  /// Films of one parameter, each with its value.
  private var cells: String {
    let figures = parameters[0].values.enumerated().map { index, value in
      """
      <figure><figcaption>\(Markup.escaped(value))</figcaption>\(canvas(index, label([value])))</figure>
      """
    }
    return """
      <p class="name">\(Markup.escaped(parameters[0].name))</p>
      <div class="cells" style="grid-template-columns:repeat(\(columns),max-content)">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }
}
