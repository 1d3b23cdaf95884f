/// The tree of a scene's views, each with its values at the frame that is shown.
struct SceneTree {
  /// A view and those inside it.
  private final class Branch {
    let name: String
    /// The view's number in the film; `nil` for what only stands around others.
    var view: Int?
    var inside: [Branch] = []

    init(_ name: String) { self.name = name }

    func branch(_ name: some StringProtocol) -> Branch {
      if let known = inside.first(where: { $0.name == name }) { return known }
      let new = Branch(String(name))
      inside.append(new)
      return new
    }
  }

  private let views: [SceneAccount.View]
  private let root = Branch("")

  /// Creates the tree of some views.
  init(_ views: [SceneAccount.View]) {
    self.views = views
    for (number, view) in views.enumerated() {
      var branch = root
      for part in Self.parts(of: view.name) { branch = branch.branch(part) }
      branch.view = number
    }
  }

  /// The tree's HTML.
  var html: String { "<ul class=\"tree\">\(root.inside.map(row).joined())</ul>" }

  private func row(_ branch: Branch) -> String {
    let values = branch.view.map { number in
      views[number].values.enumerated().map { value(number, $0.offset, $0.element) }.joined()
    }
    return """
      <li class="\(moves(branch) ? "moves" : "still")"><span class="view">\(Markup.escaped(branch.name))</span>\
      \(values.map { "<dl>\($0)</dl>" } ?? "")\
      \(branch.inside.isEmpty ? "" : "<ul>\(branch.inside.map(row).joined())</ul>")</li>
      """
  }

  private func value(_ view: Int, _ index: Int, _ value: SceneAccount.Value) -> String {
    """
    <div class="value\(value.frames.count > 1 ? "" : " still")" data-view="\(view)" data-value="\(index)">\
    <dt>\(Markup.escaped(value.property))</dt><dd><output>–</output></dd></div>
    """
  }

  private func moves(_ branch: Branch) -> Bool {
    let isMoving =
      branch.view.map { views[$0].values.contains { $0.frames.count > 1 } } ?? false
    return isMoving || branch.inside.contains { moves($0) }
  }

  /// The parts of a name; what stands in quotes is a text, in which `/` is a letter.
  static func parts(of name: String) -> [String] {
    var parts = [""]
    var isQuoted = false
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      // Words begin behind a blank, and may hold quotes: theirs is the last before the next segment, number or identity.
      if letter == "'", isQuoted {
        isQuoted = index + 1 < letters.count && !"/#[".contains(letters[index + 1])
      } else if letter == "'" {
        isQuoted = index > 0 && letters[index - 1] == " "
      }
      if letter == "/", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(letter)
      }
    }
    return parts
  }
}
