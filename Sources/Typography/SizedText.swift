/// Shaped text at definite sizes: how wide its clusters are in points.
struct SizedText {
  let prepared: PreparedText
  let runs: [StyledRun]
  /// The factor on the runs' sizes and spacings.
  let factor: Double
  /// The tightening: the fraction of the size by which characters move closer.
  let tightening: Double
  /// For each paragraph, for each of its items: points per font unit, and points added after each
  /// character.
  private let scales: [[(unit: Double, spacing: Double)]]

  /// Sets `prepared` in the sizes of `runs`, which it was prepared from.
  init(_ prepared: PreparedText, runs: [StyledRun], factor: Double, tightening: Double = 0) {
    (self.prepared, self.runs) = (prepared, runs)
    (self.factor, self.tightening) = (factor, tightening)
    scales = prepared.paragraphs.map { paragraph in
      paragraph.items.map { item in
        let run = runs[item.run]
        let size = run.font.size * factor
        let own = item.isPrimary ? item.typeface.tracking(at: size) : 0
        let spacing = own + (run.tracking + run.kerning) * factor - tightening * size
        return (item.typeface.unit(at: size), spacing)
      }
    }
  }

  /// Points per font unit, and points added after each character, in one item.
  func scale(ofItem item: Int, inParagraph paragraph: Int) -> (unit: Double, spacing: Double) {
    scales[paragraph][item]
  }

  /// The advance of `cluster`, in points.
  func advance(of cluster: PreparedText.Cluster, inParagraph paragraph: Int) -> Double {
    guard !cluster.isJoined else { return 0 }
    let scale = scales[paragraph][cluster.item]
    return Double(cluster.advance) * scale.unit + scale.spacing
  }

  /// The advance of `clusters`, in points.
  func advance(of clusters: Range<Int>, inParagraph paragraph: Int) -> Double {
    let all = prepared.paragraphs[paragraph].clusters
    return clusters.reduce(0) { $0 + advance(of: all[$1], inParagraph: paragraph) }
  }

  /// The ascent and the descent of run `run` in points, and the leading between lines.
  func lineMetrics(ofRun run: Int) -> (ascent: Double, descent: Double, leading: Double) {
    let style = runs[run]
    let metrics = prepared.primaries[run].metrics(
      at: style.font.size * factor, pitch: style.font.leading.map { $0 * factor })
    let raised = style.baselineOffset * factor
    return (metrics.ascent + raised, metrics.descent - raised, metrics.leading)
  }
}
