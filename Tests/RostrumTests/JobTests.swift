import ArgumentParser
import Foundation
import MediaSupport
import Testing

@testable import RostrumTool

/// Descriptions for engines, and the engines themselves where they are installed.
@Suite(.serialized) final class JobTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(GoldenScenes.square(".spring(duration: 1, bounce: 0.4)"), to: "Square.swift")
    try tool.write("import SwiftUI\n#Preview { Nothing() }\n", to: "Wrong.swift")
  }

  deinit { tool.remove() }

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A program of an engine: of those that `Scripts/setup engines` keeps beside the build, or of the system's.
  static func engine(_ name: String) -> String? {
    let own = root.appendingPathComponent(".build/engines/bin/\(name)").path
    if FileManager.default.isExecutableFile(atPath: own) { return own }
    let places = ["/usr/sbin/\(name)"].filter(FileManager.default.isExecutableFile)
    return ExternalTool(name)?.path ?? places.first
  }

  /// Whether an interpreter can be run.
  static func runs(_ name: String) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Two seconds in half seconds, small.
  private static let words = ["--duration", "2", "--segment", "0.5"]

  private func describe(
    _ engine: String, _ file: String, shards: Int = 7, scene: String = "Square.swift",
    _ outputs: [String] = ["-o", "a.mp4", "-o", "frames/"]
  ) throws {
    let result = try tool.run(
      ["job", scene, "--as", engine, "--shards", "\(shards)", "--tool", BuiltTool.path.path]
        + outputs + ["--"] + Self.words)
    #expect(result.status == 0, "\(result.error)")
    try tool.write(result.output, to: file)
  }

  /// The film as one run makes it, in `one`.
  private func filmWhole() throws {
    let result = try tool.run(
      ["render", "Square.swift", "-o", "one/a.mp4", "-o", "one/frames/"] + Self.words)
    #expect(result.status == 0, "\(result.error)")
  }

  private func expectSameAsWhole() throws {
    for name in ["a.mp4", "frames/frames.frames.json", "frames/frames-0077.png"] {
      let made = try? Data(contentsOf: tool.folder.appendingPathComponent(name))
      let whole = try Data(contentsOf: tool.folder.appendingPathComponent("one/\(name)"))
      #expect(made == whole, "\(name)")
    }
  }

  // MARK: What is written

  @Test(
    "each engine's description names parts, merge and how it is run", arguments: JobEngine.allCases)
  func complete(engine: JobEngine) throws {
    let job = try Job.parse([
      "Scenes/My Card.swift", "--as", engine.rawValue, "--shards", "60", "-o", "out/card.mp4", "--",
      "--tap", "It's@0.5",
    ])
    if engine == .make {
      #expect(throws: Failure.self) { try engine.description(of: job.plan()) }
      return
    }
    let text = try engine.description(of: job.plan())
    #expect(text.contains("my-card"))
    #expect(text.contains("/60"))
    #expect(text.contains("out/card.mp4.parts"))
    #expect(text.contains("merge"))
    #expect(text.hasPrefix("#"))
    #expect(text.split(separator: "\n").allSatisfy { $0.last != " " })
  }

  @Test(
    "words are as they were, through every shell",
    arguments: ["plain", "It's", "a b", "$HOME `x`", ""])
  func quoting(word: String) throws {
    let result = try tool.shell("printf %s \(JobPlan.quoted(word))", [])
    #expect(result.output == word)
    let twice = try tool.shell("sh -c \(JobPlan.quoted("printf %s \(JobPlan.quoted(word))"))", [])
    #expect(twice.output == word)
  }

  /// Calls that are refused, and a word of why.
  private static let refused: [(arguments: [String], word: String)] = [
    (["-", "--as", "make"], "accepted is a scene file"),
    (["Square.swift", "--as", "cron"], "openjd"),
    (["Square.swift", "--as", "make", "--shards", "0"], "1 to 10000"),
    (["Square.swift", "--as", "github", "--shards", "300"], "at most 256"),
    (["Square.swift", "--as", "make", "--image", "x"], "means nothing to make"),
    (["Square.swift", "--as", "slurm", "--claim", "x"], "means nothing to slurm"),
    (["Square.swift", "--as", "slurm", "--name", "My Job"], "small letters"),
    (["Square.swift", "--as", "slurm", "--", "--fps", "0"], "from 1 to 1000"),
    (["Square.swift", "--as", "slurm", "--", "--at", "1"], "--at makes stills"),
    (["Square.swift", "--as", "slurm", "-o", "a.png"], "one picture"),
    (["Square.swift", "--as", "openjd", "--", "--tap", "{{x}}@1"], "openjd would replace"),
    (["Square.swift", "--as", "make", "-o", "a b.mp4"], "make would replace"),
    (["Nowhere.swift", "--as", "make"], "no such file"),
  ]

  @Test("what an engine cannot have is refused, with code 2", arguments: refused.indices)
  func refusals(index: Int) throws {
    let (arguments, word) = Self.refused[index]
    let result = try tool.run(["job"] + arguments)
    #expect(result.status == 2)
    #expect(result.error.contains(word), "\(result.error)")
  }

  @Test(
    "what names scenes is a batch, scenes of any kind; a document is a film",
    arguments: [
      ("scene: Card.yaml\nrows: [{title: a}]\n", true), ("scene: Card.yaml\n", true),
      ("scenes: [Card.yaml, Card.swift]\n", true),
      ("scene: [{scene: Card.yaml, scale: 3}]\n", true),
      ("{\"scene\": \"Card.json\", \"formats\": [\"mp4\"]}", true), ("rows: rows.csv\n", true),
      ("rostrum: 1\nscene: [{text: a}]\n", false), ("rostrum: 1\nscene: {text: a}\n", false),
      ("{\"rostrum\": 1, \"scene\": [], \"inputs\": {\"rows\": 1}}", false),
      ("scene: [{text: a}]\n", false), ("scene: []\n", false), ("", false),
    ])
  func kinds(text: String, isBatch: Bool) throws {
    try tool.write(text, to: "Some.yaml")
    let path = tool.folder.appendingPathComponent("Some.yaml").path
    let plan = try Job.parse([path, "--as", "parallel"]).plan()
    #expect(plan.isBatch == isBatch)
    #expect(plan.part.prefix(3) == ["rostrum", isBatch ? "batch" : "render", path])
  }

  // MARK: What engines make of it

  @Test("make", .enabled(if: engine("make") != nil, "make is not installed"))
  func make() throws {
    try filmWhole()
    try describe("make", "job.mk")
    let result = try tool.shell("make -f job.mk -j 2", [])
    #expect(result.status == 0, "\(result.error)")
    try expectSameAsWhole()
    // What is whole stays.
    let again = try tool.shell("make -f job.mk", [])
    #expect(again.status == 0)
    #expect(again.output.contains("up to date"))
  }

  @Test(
    "make films a batch of documents when nobody names a goal",
    .enabled(if: engine("make") != nil, "make is not installed"))
  func makeOfBatch() throws {
    try tool.write(
      """
      rostrum: 1
      stage: {size: [40, 30], scale: 1, fps: 20, duration: 0.2s}
      inputs: {title: Hello}
      scene: {text: "${title}"}
      """, to: "Card.yaml")
    try tool.write(
      """
      scene: Card.yaml
      output: Out/{name}.{ext}
      formats: [gif]
      rows: [{name: one, input.title: One}, {name: two, input.title: Two}]
      """, to: "Rows.yaml")
    let job = try tool.run([
      "job", "Rows.yaml", "--as", "make", "--shards", "2", "--tool", BuiltTool.path.path,
    ])
    #expect(job.status == 0, "\(job.error)")
    try tool.write(job.output, to: "job.mk")
    let made = try tool.shell("make -f job.mk && mkdir made && mv Out made/", [])
    #expect(made.status == 0, "\(made.output)\(made.error)")
    let whole = try tool.run(["batch", "Rows.yaml", "--results", "whole.json", "--quiet"])
    #expect(whole.status == 0, "\(whole.error)")
    for name in ["one.gif", "two.gif"] {
      let bytes = try Data(contentsOf: tool.folder.appendingPathComponent("Out/\(name)"))
      let made = try Data(contentsOf: tool.folder.appendingPathComponent("made/Out/\(name)"))
      #expect(bytes == made, "\(name)")
    }
  }

  @Test("GNU parallel", .enabled(if: engine("parallel") != nil, "GNU parallel is not installed"))
  func parallel() throws {
    try filmWhole()
    try describe("parallel", "job.sh")
    let result = try tool.shell("sh job.sh", [])
    #expect(result.status == 0, "\(result.error)")
    try expectSameAsWhole()
  }

  @Test(
    "Open Job Description", .enabled(if: engine("openjd") != nil, "openjd-cli is not installed"))
  func openJobDescription() throws {
    let openjd = try #require(Self.engine("openjd"))
    try filmWhole()
    try describe("openjd", "job.yaml")
    let check = try tool.shell("\(openjd) check job.yaml", [])
    #expect(check.status == 0, "\(check.output)\(check.error)")
    let result = try tool.shell(
      "\(openjd) run job.yaml --step Merge --run-dependencies -p Folder=$PWD", [])
    #expect(result.status == 0, "\(result.output)\(result.error)")
    #expect(result.output.contains("openjd_progress: 100"))
    try expectSameAsWhole()
    // A scene that is wrong fails its first task, and the merge is not run.
    try describe("openjd", "wrong.yaml", scene: "Wrong.swift", ["-o", "w.mp4"])
    let wrong = try tool.shell(
      "\(openjd) run wrong.yaml --step Merge --run-dependencies -p Folder=$PWD", [])
    #expect(wrong.status != 0)
    #expect(!tool.has("w.mp4"))
  }

  @Test(
    "Kubernetes' schema takes the jobs",
    .enabled(if: engine("kubernetes-validate") != nil, "kubernetes-validate is not installed"))
  func kubernetes() throws {
    let program = try #require(Self.engine("kubernetes-validate"))
    try describe("kubernetes", "job.yaml", shards: 60)
    let result = try tool.shell("\(program) --strict -k 1.31 job.yaml", [])
    #expect(result.status == 0, "\(result.output)\(result.error)")
    // That the schema is looked at.
    let wrong = try tool.text("job.yaml").replacing("completions: 60", with: "completions: sixty")
    try tool.write(wrong, to: "wrong.yaml")
    #expect(try tool.shell("\(program) --strict -k 1.31 wrong.yaml", []).status != 0)
  }

  @Test(
    "GitHub's schema takes the workflow",
    .enabled(if: engine("check-jsonschema") != nil, "check-jsonschema is not installed"))
  func github() throws {
    let validator = try #require(Self.engine("check-jsonschema"))
    let line = "'\(validator)' --builtin-schema vendor.github-workflows"
    try describe("github", "job.yaml", shards: 60)
    let taken = try tool.shell("\(line) job.yaml", [])
    #expect(taken.status == 0, "\(taken.output)\(taken.error)")
    try describe("github", "words.yaml", ["-o", "a 'b' \"c\".mp4", "-o", "d: #e/"])
    let words = try tool.shell("\(line) words.yaml", [])
    #expect(words.status == 0, "\(words.output)\(words.error)")
    // It is one that refuses.
    let text = try String(
      contentsOf: tool.folder.appendingPathComponent("job.yaml"), encoding: .utf8)
    try tool.write(text.replacing("runs-on:", with: "runs_on:"), to: "wrong.yaml")
    #expect(try tool.shell("\(line) wrong.yaml", []).status != 0)
  }

  @Test("Slurm", .enabled(if: hasSlurm, "Slurm is not installed, or this is not root"))
  func slurm() throws {
    try startSlurm()
    defer { _ = try? tool.shell("'\(Self.oneMachine)' stop cluster", []) }
    try filmWhole()
    try describe("slurm", "job.slurm")
    let result = try tool.shell(
      ". ./environment; sh job.slurm && \(Self.waits)", [])
    #expect(result.status == 0, "\(result.output)\(result.error)")
    try expectSameAsWhole()
    // One part goes, and only it is made again.
    let again = try tool.shell(
      """
      . ./environment; rm a.mp4 a.mp4.parts/5-of-7.part
      stat -c %Y.%i a.mp4.parts/* > before
      sbatch --wait --array=5 job.slurm part && sbatch --wait job.slurm merge && \(Self.waits)
      rm -f after; for i in 1 2 3 4 6 7; do stat -c %Y.%i a.mp4.parts/$i-of-7.part >> after; done
      cmp before after
      """, [])
    #expect(again.status == 0, "\(again.output)\(again.error)")
    try expectSameAsWhole()
    // A scene that does not compile: each part ends with 2, is not tried again, and the merge is dropped.
    try describe("slurm", "wrong.slurm", shards: 3, scene: "Wrong.swift", ["-o", "w.mp4"])
    let wrong = try tool.shell(
      """
      . ./environment; sh wrong.slurm && \(Self.waits)
      scontrol -o show job | grep JobName=wrong | grep -o 'JobState=[A-Z]*\\|ExitCode=[0-9]*\\|Restarts=[0-9]*'
      """, [])
    let states = wrong.output.split(separator: "\n").map(String.init)
    #expect(states.count { $0 == "ExitCode=2" } >= 3, "\(wrong.output)")
    #expect(!states.contains("Restarts=1"))
    #expect(!tool.has("w.mp4"))
  }

  @Test(
    "Slurm queues a part that is killed in mid-film again, and no other",
    .enabled(if: hasSlurm, "Slurm is not installed, or this is not root"))
  func killedBySlurm() throws {
    try startSlurm()
    defer { _ = try? tool.shell("'\(Self.oneMachine)' stop cluster", []) }
    try filmWhole()
    try tool.write(Self.killer, to: "killer")
    let result = try tool.shell(
      """
      chmod +x killer; export TOOL=$0; . ./environment
      $TOOL job Square.swift --as slurm --shards 3 --tool ./killer -o a.mp4 -o frames/ -- \
        \(Self.words.joined(separator: " ")) > job.slurm
      sh job.slurm
      # What is queued again waits for two minutes, unless one says otherwise.
      for i in $(seq 300); do
        queue=$(squeue -h -o '%i %r') || continue
        [ -z "$queue" ] && break
        echo "$queue" | grep BeginTime | while read -r job rest; do
          scontrol update JobId=$job StartTime=now
        done
        sleep 0.2
      done
      scontrol -o show job | grep -o 'Restarts=[0-9]*'
      """, [])
    let restarts = result.output.split(separator: "\n").filter { $0.hasPrefix("Restarts=") }
    // Three parts and the merge.
    #expect(restarts.sorted() == ["Restarts=0", "Restarts=0", "Restarts=0", "Restarts=1"])
    #expect(tool.has("killed"))
    try expectSameAsWhole()
  }

  /// The tool; the first time that part 2 is made, it is killed in its middle.
  ///
  /// What it tells goes into a pipe with room for a few lines, which nobody reads: however busy the machine is, it is
  /// neither done before it is killed nor ended by a pipe that is broken.
  private static let killer = """
    #!/bin/sh
    if [ "$1" = render ] && [ "$SLURM_ARRAY_TASK_ID" = 2 ] && [ ! -e killed ]; then
      mkfifo killed
      exec 3<>killed
      head -c 65000 /dev/zero >&3
      shift
      while [ "$1" = --quiet ]; do shift; done
      "$TOOL" render $(echo "$@" | sed 's/ --quiet//') --progress ndjson 2>&3 &
      process=$!
      sleep 2
      kill -9 $process
      wait $process
      exit
    fi
    exec "$TOOL" "$@"
    """

  private static let oneMachine = root.appendingPathComponent("Examples/slurm/one-machine").path

  /// Starts Slurm's daemons, which end with this process, however it ends.
  private func startSlurm() throws {
    let begun = try tool.shell("'\(Self.oneMachine)' start cluster \(getpid()) > environment", [])
    #expect(begun.status == 0, "\(begun.error)")
  }

  @Test("what was started for a process is stopped when that is killed")
  func daemonsEnd() throws {
    // Programs that do nothing stand for Slurm's: what is tried is who ends them.
    let daemon = """
      #!/bin/sh
      name=$(basename "$0")
      sleep 600 >/dev/null 2>&1 &
      echo $! >"cluster/$name.pid"
      """
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("bin"), withIntermediateDirectories: true)
    for name in ["munged", "slurmctld", "slurmd"] { try tool.write(daemon, to: "bin/\(name)") }
    for (name, words) in [("sinfo", "echo idle"), ("sbatch", "true")] {
      try tool.write("#!/bin/sh\n\(words)\n", to: "bin/\(name)")
    }
    let result = try tool.shell(
      """
      chmod +x bin/*; export PATH=$PWD/bin:$PATH
      sleep 600 & asked=$!
      '\(Self.oneMachine)' start cluster $asked >environment || exit 3
      daemons=$(cat cluster/*.pid)
      [ $(echo $daemons | wc -w) = 3 ] && kill -0 $daemons || exit 4
      kill -9 $asked; wait $asked
      for i in $(seq 100); do kill -0 $daemons 2>said || { [ -z "$(ls cluster/*.pid 2>said)" ] && exit 0; }; sleep 0.1; done
      exit 5
      """, [])
    #expect(result.status == 0, "\(result.output)\(result.error)")
  }

  private static var hasSlurm: Bool {
    geteuid() == 0
      && ["munged", "slurmctld", "slurmd", "sbatch"].allSatisfy { engine($0) != nil }
  }

  /// Waits until the queue is empty, two minutes at most; one that cannot be asked is not empty.
  private static let waits =
    "{ for i in $(seq 600); do queue=$(squeue -h) && [ -z \"$queue\" ] && break; sleep 0.2; done; "
    + "queue=$(squeue -h) && [ -z \"$queue\" ]; }"
}
