import ArgumentParser
import Codecs
import Foundation

/// A run of `merge`: every part is looked at first, and nothing is written unless all outputs can be.
struct MergeRun {
  private let merge: Merge

  init(_ merge: Merge) { self.merge = merge }

  /// An output that is to be made, of which parts.
  private struct Plan {
    let path: String
    let join: PartJoin
    let format: MediaFormat
  }

  /// Joins, tells, and writes the document.
  ///
  /// - Throws: ``Failure``, `CodecError`.
  func perform() throws {
    if let json = merge.json { try Place.checkDocument(json) }
    // Shards of a batch have made whole films; what is joined is what is told of them.
    if merge.folders.allSatisfy(MergeBatches.isMeant) {
      if merge.output != nil { throw Failure(.usage, Messages.batchesHaveTheirPlace) }
      let joined = try merge.folders.flatMap(MergeBatches.perform)
      if let json = merge.json { try Place.write(try jsonText(joined), to: json) }
      guard !merge.quiet, merge.json != "-" else { return }
      for path in joined { try Standard.output(path) }
      return
    }
    let plans = try plans()
    var claims = OutputClaims()
    for plan in plans { try claims.take(plan.path) }
    if let json = merge.json { try claims.take(json) }
    for plan in plans { try Place.check(plan.path) }
    for plan in plans { try plan.join.check() }
    let made = try plans.map { plan in
      let summary = try plan.join.join(to: plan.path, as: plan.format)
      return FilmReport.Output(
        summary, digest: try summary.digest ?? SceneFilm.digest(of: summary),
        parts: plan.join.index.count)
    }
    if let json = merge.json {
      try Place.write(try jsonText(MergeDocument(outputs: made)), to: json)
    }
    guard !merge.quiet, merge.json != "-" else { return }
    for output in made { try Standard.output(Messages.made(MadeFiles.File(output))) }
  }

  // MARK: Planning

  private func plans() throws -> [Plan] {
    var found: [String: [(folder: String, part: PartFile)]] = [:]
    for folder in try partFolders() {
      for path in try Self.parts(in: folder) {
        let part = try PartFile(path)
        found[part.index.output, default: []].append((folder, part))
      }
    }
    let names = found.keys.sorted()
    if merge.output != nil, names.count > 1 { throw Failure(.usage, Messages.joinSeveral(names)) }
    return try names.map { name in
      let parts = found[name] ?? []
      let path = try path(of: name, besides: parts.map(\.folder))
      return try Self.plan(name, path, parts.map(\.part))
    }
  }

  /// The folders of parts that were named, or are in folders that were.
  private func partFolders() throws -> [String] {
    try merge.folders.flatMap { folder -> [String] in
      var folder = folder
      while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
      switch Place.kind(of: folder) {
      case .nothing: throw Failure(.usage, Messages.noSuchFile(folder))
      case .other: throw Failure(.usage, Messages.noParts(folder))
      case .folder: break
      }
      if try !Self.parts(in: folder).isEmpty { return [folder] }
      let inner = try Self.names(in: folder).filter { $0.hasSuffix(PartPlace.folderEnding) }
        .map { "\(folder)/\($0)" }.filter { Place.kind(of: $0) == .folder }
      guard try inner.contains(where: { try !Self.parts(in: $0).isEmpty }) else {
        throw Failure(.usage, Messages.noParts(folder))
      }
      return inner
    }
  }

  private static func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw Failure(.usage, Messages.unreadable(folder, "no permission"))
    }
  }

  private static func parts(in folder: String) throws -> [String] {
    try names(in: folder).filter { $0.hasSuffix(PartPlace.fileEnding) && !$0.hasPrefix(".") }
      .map { "\(folder)/\($0)" }
  }

  /// Where an output goes.
  private func path(of name: String, besides folders: [String]) throws -> String {
    guard let wish = merge.output else {
      let places = Set(folders.map { PartPlace.output(besides: $0, named: name) }).sorted()
      guard places.count == 1 else { throw Failure(.usage, Messages.joinPlaces(name, places)) }
      return places[0]
    }
    return wish
  }

  private static func plan(_ name: String, _ path: String, _ files: [PartFile]) throws -> Plan {
    let join: PartJoin
    do {
      join = try PartJoin(files)
    } catch {
      throw failure(error, name)
    }
    guard let words = try? PartEncoding.parse(join.index.encoding),
      let whole = try? OutputArgument(name, format: words.format)
    else { throw Failure(.usage, Messages.partsGap(files[0].path)) }
    let wanted = try OutputArgument(path, format: words.format)
    guard wanted.format == whole.format, path != "-" else {
      throw Failure(.usage, Messages.joinEnding(path, name))
    }
    // That there are groups counts, not how long they are: they are made already.
    let group = join.index.group == nil ? nil : ExactTime(1)
    return Plan(
      path: path, join: join, format: whole.format.granting(words.encoding, group: group))
  }

  private static func failure(_ fault: PartJoin.Fault, _ name: String) -> Failure {
    switch fault {
    case .missing(let numbers, let count):
      Failure(.nothingCompared, Messages.partsMissing(name, numbers, of: count))
    case .mixed(let one, let other): Failure(.usage, Messages.partsMixed(one, other))
    case .different(let one, let other): Failure(.usage, Messages.partsDifferent(one, other))
    case .gap(let path): Failure(.usage, Messages.partsGap(path))
    case .empty: Failure(.nothingCompared, Messages.partsEmpty(name))
    }
  }
}

/// How the parts of an output were to be encoded, as they say it.
private struct PartEncoding: ParsableArguments {
  @Option var format: FormatName?
  @OptionGroup var encoding: EncodingOptions
}

/// The result document of `merge`: its outputs are told as those of `render` are.
struct MergeDocument: Encodable {
  let schema = "rostrum.merge/1"
  let version = Rostrum.version
  let outputs: [FilmReport.Output]

  private enum CodingKeys: String, CodingKey { case schema, version, outputs }
}
