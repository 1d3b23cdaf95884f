import Foundation
import Testing

@testable import SceneLoader

/// What the compiler is asked for and what is kept, with programs of the shell in the place of compiler and plug-in.
///
/// The compiler's one makes a "library" that is the text it was given, so that a test can read it.
@Suite("SceneCompiler") final class SceneCompilerTests {
  private let folder: TestFolder
  private let plain = "import SwiftUI\n#Preview { Color.red }\n"

  init() throws {
    folder = try TestFolder()
    try folder.writeProgram(
      """
      echo "$@" >>"$LOG"
      echo "in $LC_ALL" >>"$LOG.locale"
      printf '%s' "$WORDS"
      while [ $# -gt 1 ]; do [ "$1" = -o ] && out=$2; shift; done
      [ "${STATUS:-0}" = 0 ] || exit "$STATUS"
      cp "$1" "$out"
      """, to: "swiftc")
    try folder.writeProgram(
      """
      case $1 in
      --views) printf '%s' "${OUTLINE:-{\\"previews\\":[],\\"providers\\":[],\\"views\\":[],\\"needy\\":[],\\"inputs\\":[],\\"isBroken\\":false\\}}" ;;
      --rewritten) sed 's/@objc/     /' "$2" ;;
      esac
      exit "${PLUGIN:-0}"
      """, to: "plugin")
    try folder.write("", to: "log")
  }

  private func compiler(
    _ more: [String: String] = [:], plugin: String = "plugin"
  ) -> SceneCompiler {
    let files = folder.url
    let installation = Installation(
      tool: files, modules: files.appendingPathComponent("Modules"),
      plugin: files.appendingPathComponent(plugin), headers: files.appendingPathComponent("map"))
    var environment = [
      "PATH": "\(files.path):/usr/bin:/bin", "XDG_CACHE_HOME": folder.path("cache"),
      "LOG": folder.path("log"),
    ]
    environment.merge(more) { $1 }
    var compiler = SceneCompiler(installation: installation, environment: environment)
    // What stands for the compiler here writes into the test's folder.
    compiler.isConfined = false
    return compiler
  }

  /// The lines of arguments with which the compiler was run.
  private func runs() throws -> [Substring] { try folder.text("log").split(separator: "\n") }

  /// The library of a text under a name.
  private func key(
    _ text: String, _ name: String = "A.swift", _ change: (inout SceneCompiler) -> Void = { _ in }
  ) throws -> String {
    var compiler = compiler()
    change(&compiler)
    return try compiler.compile(text: text, named: name).library
  }

  /// What a library was made of: the text, without the digest behind it.
  private func compiled(_ library: String) throws -> String {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: library))
    return String(decoding: bytes.dropLast(32), as: UTF8.self)
  }

  @Test("the compiler writes its work, and reaches nothing else")
  func confined() throws {
    try #require(Isolation(offered: .auto).landlock > 0)
    try folder.write(plain, to: "Scene.swift")
    var compiler = compiler()
    compiler.isConfined = true
    let product = try compiler.compile(folder.path("Scene.swift"))
    #expect(FileManager.default.fileExists(atPath: product.library))
    #expect(try runs().isEmpty, "the log lies elsewhere")
  }

  // MARK: What is kept

  @Test("a text is compiled once, and found again by whoever asks with the same")
  func once() throws {
    try folder.write(plain, to: "Scene.swift")
    let path = folder.path("Scene.swift")
    let product = try compiler().compile(path)
    #expect(product.source == path && product.lineCount == 3)
    #expect(try compiled(product.library) == plain)
    for other in [compiler(), compiler(["STATUS": "1", "HOME": "/elsewhere", "WORDS": "w"])] {
      #expect(try other.compile(path) == product)
    }
    #expect(try runs().count == 1)
  }

  @Test("nothing but the library and the empty modules is left")
  func leaves() throws {
    _ = try key(plain)
    #expect(try folder.names("cache/rostrum") == ["hidden.modulemap", "scenes"])
    #expect(try folder.names("cache/rostrum/scenes").count == 1)
    #expect(
      try folder.text("cache/rostrum/hidden.modulemap")
        == "module CFreeType {}\nmodule CHarfBuzz {}\n")
  }

  @Test("text, name, defined names, warnings and installation each make another library")
  func keys() throws {
    let all = [
      try key(plain), try key(plain + " "), try key(plain, "B.swift"),
      try key(plain) { $0.defines = ["A"] }, try key(plain) { $0.defines = ["A", "B"] },
      try key(plain) { $0.defines = ["AB"] }, try key(plain) { $0.showsWarnings = true },
    ]
    #expect(Set(all).count == all.count)
    #expect(try key(plain) == all[0])
    // The plug-in's first page holds its ID.
    try folder.writeProgram("exit 0", to: "other")
    let other = try compiler(plugin: "other").compile(text: plain, named: "A.swift").library
    #expect(!all.contains(other))
    #expect(try runs().count == all.count + 1)
  }

  @Test(
    "names do not run into one another in the key",
    arguments: [(["A,B"], ["A", "B"]), (["A"], ["A", ""]), (["AB", "C"], ["A", "BC"])])
  func separated(first: [String], second: [String]) throws {
    let libraries = try [first, second].map { names in try key(plain) { $0.defines = names } }
    #expect(libraries[0] != libraries[1])
  }

  @Test(
    "compiled scenes are kept where the environment says",
    arguments: [
      (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/rostrum/scenes"),
      (["HOME": "/h"], "/h/.cache/rostrum/scenes"),
    ])
  func place(environment: [String: String], path: String) {
    let compiler = SceneCompiler(installation: compiler().installation, environment: environment)
    #expect(compiler.cache.path == path)
  }

  @Test(
    "lines are counted as the compiler counts them",
    arguments: [("", 1), ("\n", 2), ("\n\r\n\n", 4), ("\né🙂", 2)])
  func lines(text: String, count: Int) throws {
    let text = "#Preview {}\(text)"
    #expect(try compiler().compile(text: text, named: "A.swift").lineCount == count)
  }

  // MARK: What the compiler is told

  @Test("the compiler is told what a scene's module is, and what stands for the system's")
  func arguments() throws {
    try folder.write(plain, to: "Scene.swift")
    var compiler = compiler()
    compiler.defines = ["ENDLESS", "X"]
    _ = try compiler.compile(folder.path("Scene.swift"))
    let line = try #require(try runs().first)
    for part in [
      "-emit-library", "-module-name SceneFile", "-module-alias SwiftUI=Rostrum",
      "-module-alias Combine=CombineShim", "-I \(folder.path("Modules"))",
      "-Xcc -fmodule-map-file=\(folder.path("map"))",
      "-Xcc -fmodule-map-file=\(folder.path("cache/rostrum/hidden.modulemap"))",
      "-load-plugin-executable \(folder.path("plugin"))#ViewMacros", "-suppress-warnings",
      "-DDEBUG -DENDLESS -DX \(folder.path("Scene.swift"))",
    ] {
      #expect(line.contains(part), "\(part) in \(line)")
    }
    #expect(try folder.text("log.locale") == "in C.UTF-8\n")
  }

  @Test("warnings are shown when they are asked for, and only then asked of the compiler")
  func warnings() throws {
    var said: [String] = []
    var compiler = compiler(["WORDS": "A.swift:1:1: warning: w"])
    _ = try compiler.compile(text: plain, named: "A.swift") { said.append($0) }
    #expect(said.isEmpty)
    compiler.showsWarnings = true
    _ = try compiler.compile(text: plain, named: "A.swift") { said.append($0) }
    #expect(said == ["A.swift:1:1: warning: w"])
    // What has something to say says it every time; what has nothing is not asked again.
    _ = try compiler.compile(text: plain, named: "A.swift") { said.append($0) }
    #expect(said.count == 2)
    #expect(try runs().map { $0.contains("-suppress-warnings") } == [true, false, false])
  }

  @Test("a file without #Preview is compiled with functions behind its text, and its own name")
  func outlines() throws {
    let text = "import SwiftUI\nstruct A: View {}\nstruct P: PreviewProvider {}\n"
    try folder.write(text, to: "Views.swift")
    let outline = """
      {"previews":[],"providers":[{"name":"P","line":3,"isUsed":false}],"views":[{"name":"A","line":2,"isUsed":true}],
      "needy":[],"inputs":[],"isBroken":false}
      """
    let product = try compiler(["OUTLINE": outline]).compile(folder.path("Views.swift"))
    let compiled = try compiled(product.library)
    let name = folder.path("Views.swift")
    #expect(compiled.hasPrefix("#sourceLocation(file: \"\(name)\", line: 1)\n\(text)"))
    #expect(compiled.contains("#sourceLocation(file: \"previews of \(name)\", line: 1)"))
    #expect(compiled.contains("@_cdecl(\"rostrum_view_3\")"))
    #expect(!compiled.contains("rostrum_view_2"), "a provider stands above bare views")
  }

  @Test("what leans on Objective-C is compiled as the plug-in rewrites it")
  func objectiveC() throws {
    let text = "\(plain)class A { @objc func f() {} }\n"
    let library = try compiler().compile(text: text, named: "A.swift").library
    let compiled = try compiled(library)
    #expect(compiled.contains("class A {       func f() {} }"))
    #expect(compiled.hasPrefix("#sourceLocation(file: \"A.swift\", line: 1)\n"))
  }

  @Test("a name with quotes and backslashes is one in the text, too")
  func quotedNames() throws {
    let name = "a\"b\\c.swift"
    let library = try compiler().compile(
      text: "class A { @objc func f() {} } // #Preview", named: name
    ).library
    let compiled = try compiled(library)
    #expect(compiled.hasPrefix("#sourceLocation(file: \"a\\\"b\\\\c.swift\", line: 1)\n"))
  }

  // MARK: Misuse

  @Test("a file that shows nothing is not compiled; what its views need is told")
  func needs() throws {
    let outline = """
      {"previews":[],"providers":[],"views":[],"needy":[{"name":"A","needs":["b: Int","c: Int"]}],"inputs":[],"isBroken":false}
      """
    #expect(throws: SceneError.noPreview(path: "A.swift", needs: ["A needs b: Int, c: Int"])) {
      try compiler(["OUTLINE": outline]).compile(text: "struct A {}", named: "A.swift")
    }
    #expect(try runs().isEmpty)
  }

  @Test(
    "what is made up for a view, and put into its environment, stands behind the text and is told")
  func madeUp() throws {
    func declared(_ views: String) throws -> String {
      let outline = #"""
        {"previews":[],"providers":[],\#(views),"needy":[],"inputs":[],"isBroken":false,
        "environment":[".environmentObject(S())"]}
        """#
      return try compiled(
        compiler(["OUTLINE": outline]).compile(text: "// \(views)", named: "A.swift").library)
    }
    let needy = #""views":[],"madeUp":{"name":"A","line":1,"arguments":"b: \"c\""}"#
    let call = #"A(b: "c").environmentObject(S())"#
    let told = #"A(b: \"c\").environmentObject(S())"#
    #expect(try declared(needy).contains("view: \"A\", madeUp: \"\(told)\") { \(call) }"))
    let free = #""views":[{"name":"A","line":1,"isUsed":false}]"#
    #expect(try declared(free).contains(#"madeUp: "A().environmentObject(S())") { A().env"#))
  }

  @Test("a text that is no Swift is told by the parser alone, under the user's name")
  func broken() throws {
    let none = #"{"previews":[],"providers":[],"views":[],"needy":[],"inputs":[],"isBroken":true}"#
    try folder.write("struct A {", to: "A.swift")
    let environment = ["OUTLINE": none, "STATUS": "1", "WORDS": "error: expected '}'\n"]
    #expect(
      throws: SceneError.doesNotCompile(
        path: folder.path("A.swift"), diagnostics: "error: expected '}'\n")
    ) { try compiler(environment).compile(folder.path("A.swift")) }
    #expect(try runs().map { $0.hasPrefix("-frontend -parse ") } == [true])
  }

  @Test("a file without a word is empty", arguments: ["", " \n\t\n"])
  func empty(text: String) throws {
    try folder.write(text, to: "A.swift")
    let empty = SceneError.unreadable(path: folder.path("A.swift"), reason: "it is empty")
    #expect(throws: empty) { try compiler().compile(folder.path("A.swift")) }
  }

  @Test("mistakes of the scene are told in the compiler's words, and nothing is kept")
  func mistakes() throws {
    let words = "A.swift:1:1: error: no\n"
    #expect(throws: SceneError.doesNotCompile(path: "A.swift", diagnostics: words)) {
      try compiler(["STATUS": "1", "WORDS": words]).compile(text: plain, named: "A.swift")
    }
    #expect(try folder.names("cache/rostrum/scenes") == [])
    #expect(try compiler().compile(text: plain, named: "A.swift").lineCount == 3)
  }

  @Test("a file that is not there, or is no text, is told before anything is run")
  func unreadable() throws {
    let missing = folder.path("None.swift")
    #expect(throws: SceneError.missing(path: missing)) { try compiler().compile(missing) }
    try Data([0xFF, 0xFE, 0x00]).write(to: folder.url.appendingPathComponent("Bytes.swift"))
    try FileManager.default.createDirectory(
      atPath: folder.path("empty"), withIntermediateDirectories: true)
    for path in [folder.path("Bytes.swift"), folder.path("empty")] {
      #expect {
        try compiler().compile(path)
      } throws: { error in
        guard case SceneError.unreadable(path, _) = error else { return false }
        return true
      }
    }
    #expect(try runs().isEmpty)
  }

  @Test("without a compiler on PATH that is what is told")
  func noCompiler() throws {
    #expect(throws: SceneError.noCompiler) {
      try compiler(["PATH": "/nowhere"]).compile(text: plain, named: "A.swift")
    }
  }

  @Test(
    "where no scene can be kept, that is said, and the scene is compiled in a folder that goes with it",
    arguments: [
      (["XDG_CACHE_HOME": "", "HOME": ""], "neither XDG_CACHE_HOME nor HOME is set"),
      (["XDG_CACHE_HOME": "", "HOME": "home"], "neither XDG_CACHE_HOME nor HOME is set"),
      (["XDG_CACHE_HOME": "/proc/nothing"], "/proc/nothing cannot be made"),
      (["XDG_CACHE_HOME": "FOLDER/file"], "FOLDER/file is no folder"),
      (["XDG_CACHE_HOME": "FOLDER/file/below"], "FOLDER/file/below cannot be"),
    ])
  func notKept(environment: [String: String], reason: String) throws {
    try folder.write("", to: "file")
    func here(_ text: String) -> String {
      text.replacingOccurrences(of: "FOLDER", with: folder.url.path)
    }
    var more = environment.mapValues(here)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("tmp"), withIntermediateDirectories: false)
    more["TMPDIR"] = folder.path("tmp")
    var notes: [String] = []
    do {
      let product = try compiler(more).compile(
        text: plain, named: "A.swift", note: { notes.append($0) })
      #expect(try String(contentsOfFile: product.library, encoding: .utf8) == plain)
      #expect(product.library.hasPrefix(folder.path("tmp/rostrum-scene-")))
      let place = URL(fileURLWithPath: product.library).deletingLastPathComponent().path
      let mode = try FileManager.default.attributesOfItem(atPath: place)[.posixPermissions]
      #expect(mode as? Int == 0o700)
      withExtendedLifetime(product) {}
    }
    #expect(notes.count == 1 && notes[0].hasPrefix("compiled scenes are not kept: \(here(reason))"))
    // Nothing that others share, and nothing that stays.
    #expect(
      try runs().last?.contains("-module-cache-path \(folder.path("tmp/rostrum-scene-"))") == true)
    #expect(try folder.names("tmp") == [])
  }

  @Test("a relative XDG_CACHE_HOME is ignored, and that is said when something is compiled")
  func relative() throws {
    var notes: [String] = []
    let compiler = compiler(["XDG_CACHE_HOME": "cache", "HOME": folder.path("home")])
    for _ in 0..<2 {
      let product = try compiler.compile(text: plain, named: "A.swift", note: { notes.append($0) })
      #expect(product.library.hasPrefix(folder.path("home/.cache/rostrum/scenes/")))
    }
    #expect(notes == ["XDG_CACHE_HOME is ignored, as 'cache' is no absolute path"])
  }

  @Test(
    "a compiler that lacks room or memory is told from a scene with mistakes",
    arguments: [
      ("error: No space left on device", "No space left on device"),
      (
        "LLVM ERROR: IO failure on output stream: No space left on device",
        "No space left on device"
      ),
      (
        "<unknown>:0: error: error opening 'a.o' for output: Too many open files",
        "Too many open files"
      ),
      ("terminate called after throwing an instance of 'std::bad_alloc'", "std::bad_alloc"),
      (
        "error: compile command failed due to signal 9 (use -v to see invocation)",
        "the compiler was killed, perhaps for want of memory"
      ),
      (
        "error: compile command failed due to signal 25 (use -v to see invocation)",
        "File too large, by ulimit -f"
      ),
      ("error: compile command failed due to signal 11 (use -v to see invocation)", nil),
      ("A.swift:1:2: error: no\n1 | Text(\"error: No space left on device\")", nil),
      ("A.swift:1:2: error: cannot find 'Colour' in scope", nil),
    ] as [(String, String?)])
  func starved(words: String, reason: String?) throws {
    let wanted =
      reason.map { SceneError.compilerStarved(path: "A.swift", reason: $0, diagnostics: words) }
      ?? .doesNotCompile(path: "A.swift", diagnostics: words)
    #expect(throws: wanted) {
      try compiler(["STATUS": "1", "WORDS": words]).compile(text: plain, named: "A.swift")
    }
    #expect(try folder.names("cache/rostrum/scenes") == [])
  }

  @Test("a compiler that is killed had no memory")
  func killed() throws {
    try folder.writeProgram("kill -9 $$", to: "swiftc")
    #expect {
      try compiler().compile(text: plain, named: "A.swift")
    } throws: { error in
      guard case SceneError.compilerStarved("A.swift", _, _) = error else { return false }
      return true
    }
  }

  @Test("a plug-in that fails or talks nonsense is told as a file that cannot be read")
  func brokenPlugin() throws {
    for environment in [["PLUGIN": "1"], ["OUTLINE": "no JSON"]] {
      #expect {
        try compiler(environment).compile(text: "struct A {}", named: "A.swift")
      } throws: { error in
        guard case SceneError.unreadable(_, _) = error else { return false }
        return true
      }
    }
    #expect(throws: (any Error).self) {
      try compiler(["PLUGIN": "1"]).compile(text: "#Preview {} @objc", named: "A.swift")
    }
    #expect(try folder.names("cache/rostrum/scenes") == [])
  }

  @Test("two that compile the same at once both get the whole library")
  func race() async throws {
    let (compiler, text) = (compiler(), plain)
    let libraries = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask { try compiler.compile(text: text, named: "A.swift").library }
      }
      return try await group.reduce(into: [String]()) { $0.append($1) }
    }
    #expect(Set(libraries).count == 1)
    #expect(try compiled(libraries[0]) == plain)
    #expect(try folder.names("cache/rostrum/scenes").count == 1)
  }
}

@Suite("SceneOutline functions")
struct SceneOutlineFunctionsTests {
  private func functions(_ json: String) throws -> String {
    try JSONDecoder().decode(SceneOutline.self, from: Data(json.utf8)).functions
  }
  private let views = """
    {"previews":[],"providers":[],
    "views":[{"name":"A","line":2,"isUsed":true},{"name":"B","line":5,"isUsed":false}],
    "needy":[],"inputs":[],"isBroken":false}
    """

  /// The same views beside previews.
  private func views(beside previews: String) -> String {
    views.replacingOccurrences(of: "\"previews\":[]", with: "\"previews\":[\(previews)]")
  }

  @Test("every view is declared, and whether it is a part of another")
  func declaresViews() throws {
    let text = try functions(views)
    #expect(text.contains("_declarePreview(previews, line: 2, view: \"A\", isPart: true) { A() }"))
    #expect(text.contains("_declarePreview(previews, line: 5, view: \"B\", isPart: false) { B() }"))
    for line in [2, 5] {
      #expect(text.contains("@_cdecl(\"rostrum_view_\(line)\")\n@MainActor public func"))
    }
    #expect(!text.contains("#if"))
  }

  @Test("beside previews, views are left alone; beside one in #if, they stand in for it")
  func besidePreviews() throws {
    #expect(try functions(views(beside: "null")) == "")
    #expect(try functions(views(beside: "\"(X)\",null")) == "")
    let text = try functions(views(beside: "\"(X)\",\"(Y)\""))
    #expect(text.contains("#if !((X)) && !((Y))\n@_cdecl(\"rostrum_view_2\")"))
    #expect(text.hasSuffix("#endif\n"))
  }

  @Test("a provider is declared beside previews, and instead of views")
  func declaresProviders() throws {
    for previews in ["", "null"] {
      let text = try functions(
        views(beside: previews).replacingOccurrences(
          of: "\"providers\":[]",
          with: "\"providers\":[{\"name\":\"P\",\"line\":9,\"isUsed\":false}]"))
      #expect(text.contains("_declarePreview(previews, line: 9, provider: P.self)"))
      #expect(!text.contains("view:"))
    }
  }

  @Test("what stands in #if is declared on its condition, and views where it is not there")
  func conditions() throws {
    let text = try functions(
      """
      {"previews":[],"providers":[{"name":"P","line":9,"isUsed":false,"condition":"(X)"}],
      "views":[{"name":"A","line":2,"isUsed":false,"condition":"(Y)"}],
      "needy":[],"inputs":[],"isBroken":false}
      """)
    #expect(text.contains("#if (X)\n@_cdecl(\"rostrum_view_9\")"))
    #expect(text.contains("#if (Y) && !((X))\n@_cdecl(\"rostrum_view_2\")"))
  }

  @Test("a file with nothing to show declares nothing")
  func empty() throws {
    #expect(
      try functions(
        #"{"previews":[],"providers":[],"views":[],"needy":[],"inputs":[],"isBroken":false}"#) == ""
    )
  }
}
