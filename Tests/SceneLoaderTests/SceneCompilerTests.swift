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
      --views) printf '%s' "${OUTLINE:-{\\"providers\\":[],\\"views\\":[]\\}}" ;;
      --without-objc) sed 's/@objc/     /' "$2" ;;
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
    return SceneCompiler(installation: installation, environment: environment)
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

  // MARK: What is kept

  @Test("a text is compiled once, and found again by whoever asks with the same")
  func once() throws {
    try folder.write(plain, to: "Scene.swift")
    let path = folder.path("Scene.swift")
    let product = try compiler().compile(path)
    #expect(product.source == path && product.lineCount == 3)
    #expect(try String(contentsOfFile: product.library, encoding: .utf8) == plain)
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
    arguments: [("", 1), ("#Preview {}", 1), ("#Preview {}\n", 2), ("\n\r\n\n", 4), ("é\n🙂", 2)])
  func lines(text: String, count: Int) throws {
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
      "-DENDLESS -DX \(folder.path("Scene.swift"))",
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
    #expect(try runs().map { $0.contains("-suppress-warnings") } == [true, false])
  }

  @Test("a file without #Preview is compiled with functions behind its text, and its own name")
  func outlines() throws {
    let text = "import SwiftUI\nstruct A: View {}\nstruct P: PreviewProvider {}\n"
    try folder.write(text, to: "Views.swift")
    let outline = """
      {"providers":[{"name":"P","line":3,"isUsed":false}],"views":[{"name":"A","line":2,"isUsed":true}]}
      """
    let product = try compiler(["OUTLINE": outline]).compile(folder.path("Views.swift"))
    let compiled = try String(contentsOfFile: product.library, encoding: .utf8)
    let name = folder.path("Views.swift")
    #expect(compiled.hasPrefix("#sourceLocation(file: \"\(name)\", line: 1)\n\(text)"))
    #expect(compiled.contains("#sourceLocation(file: \"previews of \(name)\", line: 1)"))
    #expect(compiled.contains("@_cdecl(\"rostrum_preview_3\")"))
    #expect(!compiled.contains("rostrum_preview_2"), "a provider stands above bare views")
  }

  @Test("what leans on Objective-C is compiled as the plug-in rewrites it")
  func objectiveC() throws {
    let text = "\(plain)class A { @objc func f() {} }\n"
    let library = try compiler().compile(text: text, named: "A.swift").library
    let compiled = try String(contentsOfFile: library, encoding: .utf8)
    #expect(compiled.contains("class A {       func f() {} }"))
    #expect(compiled.hasPrefix("#sourceLocation(file: \"A.swift\", line: 1)\n"))
  }

  @Test("a name with quotes and backslashes is one in the text, too")
  func quotedNames() throws {
    let name = "a\"b\\c.swift"
    let library = try compiler().compile(text: "class A { @objc func f() {} }", named: name).library
    let compiled = try String(contentsOfFile: library, encoding: .utf8)
    #expect(compiled.hasPrefix("#sourceLocation(file: \"a\\\"b\\\\c.swift\", line: 1)\n"))
  }

  // MARK: Misuse

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
    for path in [folder.path("Bytes.swift"), folder.url.path] {
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

  @Test("a place for compiled scenes that takes none is named")
  func cacheNotWritable() throws {
    try folder.write("", to: "file")
    #expect {
      try compiler(["XDG_CACHE_HOME": folder.path("file")]).compile(text: plain, named: "A.swift")
    } throws: { error in
      guard case SceneError.cacheNotWritable(let path, _) = error else { return false }
      return path == folder.path("file/rostrum/scenes")
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
    #expect(try String(contentsOfFile: libraries[0], encoding: .utf8) == plain)
    #expect(try folder.names("cache/rostrum/scenes").count == 1)
  }
}

@Suite("SceneOutline functions")
struct SceneOutlineFunctionsTests {
  private func functions(_ json: String, besidePreviews: Bool = false) throws -> String {
    try JSONDecoder().decode(SceneOutline.self, from: Data(json.utf8))
      .functions(besidePreviews: besidePreviews)
  }
  private let views = """
    {"providers":[],"views":[{"name":"A","line":2,"isUsed":true},{"name":"B","line":5,"isUsed":false}]}
    """

  @Test("every view is declared, and whether it is a part of another")
  func declaresViews() throws {
    let text = try functions(views)
    #expect(text.contains("_declarePreview(previews, line: 2, view: \"A\", isPart: true) { A() }"))
    #expect(text.contains("_declarePreview(previews, line: 5, view: \"B\", isPart: false) { B() }"))
    for line in [2, 5] {
      #expect(text.contains("@_cdecl(\"rostrum_preview_\(line)\")\n@MainActor public func"))
    }
  }

  @Test("beside previews, views are left alone")
  func besidePreviews() throws { #expect(try functions(views, besidePreviews: true) == "") }

  @Test("a provider is declared beside previews, and instead of views")
  func declaresProviders() throws {
    let json = views.replacingOccurrences(
      of: "\"providers\":[]", with: "\"providers\":[{\"name\":\"P\",\"line\":9,\"isUsed\":false}]")
    for besidePreviews in [false, true] {
      let text = try functions(json, besidePreviews: besidePreviews)
      #expect(text.contains("_declarePreview(previews, line: 9, provider: P.self)"))
      #expect(!text.contains("view:"))
    }
  }

  @Test("a file with nothing to show declares nothing")
  func empty() throws { #expect(try functions("{\"providers\":[],\"views\":[]}") == "") }
}
