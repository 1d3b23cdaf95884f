extension JobPlan {
  /// A Makefile whose targets are the parts.
  var makefile: String {
    let mark = isBatch ? ".\(name)-$*-of-\(shards).done" : "\(partFolders[0])/$*-of-\(shards).part"
    let pattern = mark.replacing("$*", with: "%")
    let parts = mark.replacing("$*", with: "$(i)")
    let made = isBatch ? "\(name).done" : outputs[0]
    let isFile = !isBatch && !made.hasSuffix("/") && !made.contains("%")
    let goal = isFile ? made : ".\(name).done"
    let touches = isFile ? "" : "\n\t@touch $@"
    return """
      # \(name): \(shards) parts by make, and the merge behind them. Parts that are whole and newer than the scene stay.
      #
      #   make -f \(name).mk -j 4
      .DEFAULT_GOAL := \(goal)
      PARTS := $(foreach i,$(shell seq \(shards)),\(parts))

      \(goal): $(PARTS)
      \t\(Self.escaped(mergeLine))\(touches)

      \(pattern): \(source)
      \t\(Self.escaped(partLine(shard: "@PART@/\(shards)", ["--quiet"])).replacing("@PART@", with: "$*"))\(isBatch ? "\n\t@touch $@" : "")

      .PHONY: clean
      clean:
      \trm -rf \(Self.escaped(Self.line(isBatch ? [] : partFolders))) $(PARTS)
      """
  }

  /// A line in which make replaces nothing.
  private static func escaped(_ line: String) -> String { line.replacing("$", with: "$$") }
}
