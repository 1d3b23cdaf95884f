@testable import Batches

/// A vocabulary of a few options, judged simply.
enum Words {
  static let few: BatchVocabulary = {
    var words = BatchVocabulary(
      options: ["size", "scale", "fps", "at", "color-scheme", "reduce-motion", "define", "script"],
      formats: ["mp4", "gif", "png"])
    words.flags = ["reduce-motion"]
    words.repeated = ["define"]
    words.paths = ["script"]
    words.joint = ["size", "scale"]
    words.weighty = ["size", "fps"]
    words.refusal = { option, value in
      option == "fps" && Int(value) == nil ? "accepted are whole numbers" : nil
    }
    words.jointRefusal = { row in
      row.value("size") == "big" && row.value("scale") == "9" ? "too large" : nil
    }
    words.estimate = { row in
      BatchEstimate(work: row.value("size") == "big" ? 10 : 1, bytes: 100)
    }
    // A star at the end is enough here.
    words.matches = { pattern, word in
      pattern.hasSuffix("*") ? word.hasPrefix(pattern.dropLast()) : pattern == word
    }
    return words
  }()
}

extension BatchPlan {
  /// Plans what a manifest says, with a table beside it.
  static func of(_ yaml: String, csv: String? = nil, file: String = "batch.yaml") throws
    -> BatchPlan
  {
    var manifest = try BatchManifest(yaml: yaml, file: file, vocabulary: Words.few)
    if let csv { try manifest.read(rows: Array(csv.utf8), file: "rows.csv", form: .csv) }
    return try BatchPlan(manifest, vocabulary: Words.few)
  }

  /// All its rows.
  var rows: [BatchRow] { (0..<count).map(row) }

  /// What is wrong with a manifest, a line each.
  static func problems(_ yaml: String, csv: String? = nil) -> [String] {
    do {
      _ = try of(yaml, csv: csv)
      return []
    } catch let problems as BatchProblems {
      return problems.first.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }
}
