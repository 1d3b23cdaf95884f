import Foundation
import Testing

@testable import SceneLoader

@Suite("Confinement")
struct ConfinementTests {
  @Test(
    "a home and what holds it are nothing that a scene may read",
    arguments: [
      ("/home/a", true), ("/home/a/", true), ("/home", true), ("/", true), ("/home/a/films", false),
      ("/home/b", false), ("/tmp/x", false), ("/homes", false),
    ])
  func homes(folder: String, holdsSecrets: Bool) {
    #expect(
      Confinement.holdsSecrets(URL(fileURLWithPath: folder), ["HOME": "/home/a"]) == holdsSecrets)
  }

  @Test("a scene may read what it is made of and what lies beside it, and write nothing")
  func scene() {
    let places = Confinement.ofScene(
      "/films/card/Card.swift", library: "/cache/card.so", folders: ["/fonts", ""],
      streams: ["/films/pipe"], environment: ["HOME": "/home/a", "LD_LIBRARY_PATH": "/x:/y"])
    for path in ["/films/card", "/cache/card.so", "/fonts", "/usr/lib", "/x", "/y"] {
      #expect(places.readable.contains(path))
    }
    #expect(!places.readable.contains("") && !places.readable.contains("/home/a"))
    #expect(places.writable == ["/dev/null", "/films/pipe"])
    let atHome = Confinement.ofScene(
      "/home/a/Card.swift", library: "/cache/card.so", folders: [], streams: [],
      environment: ["HOME": "/home/a"])
    #expect(atHome.readable.contains("/home/a/Card.swift"))
    #expect(!atHome.readable.contains("/home/a"))
  }

  @Test("a compiler may read its toolchain, and what chooses among toolchains")
  func compiler() throws {
    let folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("swiftly/bin"), withIntermediateDirectories: true)
    try folder.writeProgram("exit 0", to: "swiftly/bin/swiftly")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("swiftly/bin/swiftc"), withDestinationPath: "swiftly")
    func readable(_ home: String) -> [String] {
      Confinement.ofCompiler(
        readable: ["/scene.swift"], writable: ["/work"],
        environment: ["PATH": "/none:\(folder.path("swiftly/bin"))", "HOME": home]
      ).readable
    }
    let own = URL(fileURLWithPath: folder.path("swiftly")).resolvingSymlinksInPath().path
    #expect(readable("/home/a").contains(own) && readable("/home/a").contains("/scene.swift"))
    // A compiler in somebody's own `bin` is no reason to open that home.
    #expect(!readable(own).contains(own) && readable(own).contains("\(own)/lib"))
    let here = FileManager.default.currentDirectoryPath
    #expect(readable("/home/a").contains("\(here)/.swift-version"))
  }

  @Test("the libraries of this process have folders, each once")
  func libraries() {
    let folders = Confinement.libraryFolders
    #expect(Set(folders).count == folders.count)
    #expect(folders.allSatisfy { $0.hasPrefix("/") && !$0.hasSuffix("/") })
    #expect(folders.contains { FileManager.default.fileExists(atPath: "\($0)/libswiftCore.so") })
  }

  @Test("a program that is confined reads what it may, and so does what it runs")
  func program() throws {
    try #require(Isolation(offered: .auto).landlock > 0)
    let folder = try TestFolder()
    for name in ["open", "closed", "out"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try folder.write("open", to: "open/a")
    try folder.write("closed", to: "closed/a")
    let places = Confinement(
      readable: ["/usr", "/lib", "/lib64", "/bin", "/etc", "/proc", folder.path("open")],
      writable: ["/dev/null", folder.path("out")])
    try folder.write("", to: "out/b")
    func run(_ line: String) throws -> String {
      try ChildProcess.run(
        "/bin/sh", ["-c", line], environment: ["PATH": "/usr/bin:/bin"], confinement: places
      ).output
    }
    #expect(try run("cat \(folder.path("open/a"))") == "open")
    #expect(try run("cat \(folder.path("closed/a")) 2>/dev/null; echo $?") == "1\n")
    #expect(try run("echo x > \(folder.path("open/b")) || echo no").hasSuffix("no\n"))
    #expect(try run("echo x > \(folder.path("out/c")); cat \(folder.path("out/c"))") == "x\n")
    #expect(
      try run("/bin/bash -c 'exec 3<>/dev/tcp/127.0.0.1/9' 2>&1").contains(
        "Operation not permitted"))
  }

  @Test("a level that asks for nothing is offered nothing")
  func levels() {
    let none = Isolation(offered: .none)
    #expect(none.landlock == 0 && !none.filtersCalls && !none.isWhole && none.level == .none)
    let auto = Isolation(offered: .auto), strict = Isolation(offered: .strict)
    #expect(auto.landlock == strict.landlock && auto.filtersCalls == strict.filtersCalls)
  }
}

@Suite("FileBroker")
struct FileBrokerTests {
  @Test(
    "a scene's process without its token is not believed; what it is refused is told in between")
  func tokens() throws {
    let token = "0123 "
    let lines = """
      echo '{"finished":{"result":"forged"}}' >&3
      echo '{"finished":{"result":"forged again"}}' >&3
      read -r token <&5
      echo "$token frame 1 5" >&3
      echo "$token refused open /etc/shadow" >&3
      printf '%s {"finished":{"result":"true"}}\\n' "$token" >&3
      """
    let nowhere = URL(fileURLWithPath: "/nowhere")
    var process = SceneProcess(
      installation: Installation(
        tool: URL(fileURLWithPath: "/bin/sh"), modules: nowhere, plugin: nowhere, headers: nowhere),
      arguments: ["-c", lines], library: nil, timeout: 60, libraryPath: nil)
    process.task = Data("the task".utf8)
    process.output = .nullDevice
    var told: [SceneMessage] = []
    let scene = try process.start()
    #expect(scene.watch { told.append($0) } == .finished(result: "true"))
    #expect(scene.token.count > token.count)
    #expect(
      told == [
        .refused("a message of its own on descriptor 3"), .frame(number: 1, ticks: 5),
        .refused("open /etc/shadow"),
      ])
  }
}
