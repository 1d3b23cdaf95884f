extension JobPlan {
  /// A line of GNU parallel.
  var parallelLine: String {
    let command = partLine(shard: "@PART@/\(shards)", ["--quiet"])
    return """
      #!/bin/sh
      # \(name): \(shards) parts by GNU parallel, and the merge behind them. Run it again after a failure: parts that are
      # whole stay, by \(name).joblog; with --sshloginfile FILE and a shared folder it uses other machines, too.
      parallel --jobs 50% --halt soon,fail=1 --joblog \(name).joblog --resume-failed -I @PART@ \\
        \(Self.quoted(command)) ::: $(seq \(shards)) &&
        \(mergeLine)
      """
  }
}
