extension JobPlan {
  /// The most jobs of a matrix.
  static let githubLimit = 256

  /// A workflow of GitHub Actions with a matrix of parts.
  var githubWorkflow: String {
    let folders = isBatch ? ["Output"] : partFolders
    let results = (isBatch ? ["Output"] : outputs).map { "            \($0)" }.joined(
      separator: "\n")
    let numbers = (1...shards).map(String.init).joined(separator: ", ")
    return """
      # \(name): \(shards) parts by a matrix of GitHub Actions, and the merge behind them. For .github/workflows.
      name: \(name)
      on: workflow_dispatch
      permissions: {contents: read}

      jobs:
        part:
          runs-on: ubuntu-latest
          container: \(Self.string(image))
          strategy:
            # What is wrong with a scene is wrong with all parts.
            fail-fast: true
            matrix:
              part: [\(numbers)]
          steps:
            - uses: actions/checkout@v4
            - name: Part
              run: |
                \(partLine(shard: "${{ matrix.part }}/\(shards)", ["--quiet"]))
                tar -cf part-${{ matrix.part }}.tar \(Self.line(folders))
            - uses: actions/upload-artifact@v4
              with:
                name: part-${{ matrix.part }}
                path: part-${{ matrix.part }}.tar
                if-no-files-found: error
                retention-days: 1
        merge:
          needs: part
          runs-on: ubuntu-latest
          container: \(Self.string(image))
          steps:
            - uses: actions/checkout@v4
            - uses: actions/download-artifact@v4
              with:
                pattern: part-*
                merge-multiple: true
            - name: Merge
              run: |
                for part in part-*.tar; do tar -xf "$part"; done
                \(mergeLine)
            - uses: actions/upload-artifact@v4
              with:
                name: \(name)
                if-no-files-found: error
                path: |
      \(results)
      """
  }
}
