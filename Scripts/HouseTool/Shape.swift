/// How large files and functions may be, and how much of the code is tests.
struct Shape {
  static let greatestFile = 500
  static let greatestMedian = 120
  static let greatestFunction = 80
  /// Lines of tests to a hundred of the sources.
  static let leastTests = 60

  let files: [SourceFile]

  /// Files and functions that are too large, a median that is, and too few tests.
  func findings() -> [Finding] {
    var found: [Finding] = []
    let swift = files.filter { $0.tree != nil && $0.path != "Package.swift" }
    for file in swift {
      if file.lineCount > Self.greatestFile {
        found.append(
          Finding(
            title: "a file above \(Self.greatestFile) lines", place: file.path,
            text: "\(file.lineCount) lines",
            key: file.path.split(separator: "/").last.map(String.init)))
      }
      for declaration in file.declarations where declaration.isFunction {
        if declaration.lineCount > Self.greatestFunction {
          found.append(
            Finding(
              title: "a function above \(Self.greatestFunction) lines",
              place: "\(file.path):\(declaration.line)",
              text: "\(declaration.name), \(declaration.lineCount) lines", key: declaration.name))
        }
      }
    }
    if median > Self.greatestMedian {
      found.append(
        Finding(
          title: "a median file above \(Self.greatestMedian) lines", place: "Sources",
          text: "\(median) lines", key: "Sources"))
    }
    let all = lines()
    if all.tests * 100 < all.sources * Self.leastTests {
      found.append(
        Finding(
          title: "fewer than \(Self.leastTests) lines of tests to 100 of the sources",
          place: "Tests",
          text: "\(all.tests) to \(all.sources)", key: "Tests"))
    }
    return found
  }

  /// How many lines half of the sources stay below.
  var median: Int {
    let counts = sources.map(\.lineCount).sorted()
    return counts.isEmpty ? 0 : counts[counts.count / 2]
  }

  private var sources: [SourceFile] {
    files.filter { $0.path.isWithin("Sources") && $0.tree != nil }
  }

  /// Lines of Swift and C in Sources and in Tests, those of one target or of all.
  func lines(of target: String? = nil) -> (sources: Int, tests: Int) {
    func sum(_ folder: String, _ name: String?) -> Int {
      files.filter { $0.path.isWithin(name.map { "\(folder)/\($0)" } ?? folder) }
        .map(\.lineCount).reduce(0, +)
    }
    return (sum("Sources", target), sum("Tests", target.map { $0 + "Tests" }))
  }

  /// A line that says how the sources are built, and one for each target.
  var summary: [String] {
    let all = lines()
    let functions = sources.flatMap(\.declarations).filter(\.isFunction).map(\.lineCount)
    return [
      "\(sources.count) files of Swift in Sources, half of them up to \(median) lines, the longest "
        + "\(sources.map(\.lineCount).max() ?? 0); the longest function \(functions.max() ?? 0)",
      "test : source \(ratio(all)) (\(all.tests) : \(all.sources) lines)",
    ]
      + Set(sources.map(\.target)).sorted().map { target in
        let lines = lines(of: target)
        return "  \(target): \(ratio(lines)) (\(lines.tests) : \(lines.sources))"
      }
  }

  private func ratio(_ lines: (sources: Int, tests: Int)) -> String {
    let hundredths =
      lines.sources == 0 ? 0 : (lines.tests * 100 + lines.sources / 2) / lines.sources
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}

extension Declaration {
  /// Whether this is code that runs from a name: no type, and no stored value.
  var isFunction: Bool {
    ["func", "init", "deinit", "subscript"].contains(keyword) || (keyword == "var" && hasBody)
  }
}
