public import Foundation
@_spi(Engine) import ViewEngine

/// The selection of an attributed text: a place where letters are typed, or letters that are chosen.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The indices of a selection.
  public enum Indices: Equatable, Sendable {
    /// An insertion point: where the caret is.
    case insertionPoint(AttributedString.Index)
    /// The ranges of what is chosen.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// What is selected; `nil` for the place behind the last letter.
  let place: Indices?
  /// The attributes of the next letter, where they are not those of the letters around.
  let typing: AttributeContainer?

  private init(_ place: Indices?, typing: AttributeContainer? = nil) {
    (self.place, self.typing) = (place, typing)
  }

  /// Creates the selection of a new editor: the place behind the last letter.
  public init() { self.init(nil) }
  /// Creates a place at which letters are typed.
  ///
  /// - Parameters:
  ///   - insertionPoint: Where the caret is.
  ///   - typingAttributes: The attributes of the next letter; `nil` for those of the letters around.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) {
    self.init(.insertionPoint(insertionPoint), typing: typingAttributes)
  }
  /// Creates the selection of a run of letters.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }
  /// Creates the selection of several runs of letters.
  public init(ranges: RangeSet<AttributedString.Index>) {
    self.init(ranges.isEmpty ? nil : .ranges(ranges))
  }

  /// This selection with other attributes for the next letter.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - text: The text.
  /// - Returns: The selection, at the same place.
  func typing(_ attributes: AttributeContainer, in text: AttributedString) -> Self {
    Self(indices(in: text), typing: attributes)
  }

  /// The indices in a text.
  ///
  /// Indices are of the text as it was when they were taken. After any other change than one that keeps them
  /// (`transform(updating:)`, `transformAttributes(in:body:)`) they are of no text any more: the place is behind the
  /// last letter then.
  ///
  /// - Parameter text: The text.
  /// - Returns: The indices.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .insertionPoint(let index) where index.isValid(within: text): .insertionPoint(index)
    case .ranges(let ranges) where ranges.isValid(within: text): .ranges(ranges)
    default: .insertionPoint(text.endIndex)
    }
  }

  /// The attributes of the next letter: those of the letter before it, or of the first one that is chosen.
  ///
  /// - Parameter text: The text.
  /// - Returns: The attributes, without those that typed letters do not take over.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    let point: AttributedString.Index
    switch indices(in: text) {
    case .insertionPoint(let index):
      if let typing { return typing }
      point = index
    case .ranges(let ranges):
      guard let first = ranges.ranges.first else { return AttributeContainer() }
      return text.runs[first.lowerBound].attributes
    }
    // Foundation knows which attributes added letters take over: it is asked by adding one.
    var probe = text
    let offset = text.offset(of: point)
    probe.characters.insert(" ", at: point)
    return probe.runs[probe.index(at: offset)].attributes
  }

  /// The attributes of each run that is chosen, or those of the next letter.
  ///
  /// - Parameter text: The text.
  /// - Returns: A sequence of them.
  public func attributes(in text: AttributedString) -> Attributes {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(
        containers: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
    }
  }

  /// The attributes of what is selected, run by run.
  public struct Attributes: Sequence {
    let containers: [AttributeContainer]
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> {
      containers.makeIterator()
    }
    /// The values of one attribute, named as attributes of texts are; `nil` where a run has none.
    ///
    /// - Note: Accepted; no effect. `keyPath`: its type names the attribute.
    public subscript<K: AttributedStringKey>(
      keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> [K.Value?] where K.Value: Sendable {
      self[K.self]
    }
    /// The values of one attribute; `nil` where a run has none.
    public subscript<K: AttributedStringKey>(key: K.Type) -> [K.Value?] where K.Value: Sendable {
      containers.map { $0[K.self] }
    }
  }
}

extension AttributedString {
  /// How many scalars stand before an index; changes of attributes keep it.
  func offset(of index: Index) -> Int {
    unicodeScalars.distance(from: startIndex, to: index)
  }
  /// The index behind a number of scalars.
  func index(at offset: Int) -> Index {
    unicodeScalars.index(startIndex, offsetBy: offset)
  }

  /// The letters that a selection has chosen.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the attributes of what is selected, run by run, or those of the next letter.
  ///
  /// - Parameters:
  ///   - selection: The selection, which stays where it is.
  ///   - body: What changes the attributes of a run.
  /// - Throws: What `body` throws; the runs before stay changed.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    guard case .ranges(let ranges) = selection.indices(in: self) else {
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = selection.typing(attributes, in: self)
      return
    }
    let old = self
    let runs = ranges.ranges.flatMap { range in
      old[range].runs.map { (old.offsets(of: $0.range), $0.attributes) }
    }
    for (offsets, attributes) in runs {
      var attributes = attributes
      try body(&attributes)
      self[indices(at: offsets)].setAttributes(attributes)
    }
    let kept = ranges.ranges.map { indices(at: old.offsets(of: $0)) }
    selection = AttributedTextSelection(ranges: RangeSet(kept))
  }

  /// Replaces what is selected, or puts letters where the caret is, which is behind them then.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - newContent: The letters with their attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    var new = AttributedString()
    new.append(newContent)
    let start: Int
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      start = offset(of: index)
      insert(new, at: index)
    case .ranges(let ranges):
      let offsets = ranges.ranges.map { self.offsets(of: $0) }
      start = offsets.first?.lowerBound ?? 0
      for range in offsets.reversed() { removeSubrange(indices(at: range)) }
      insert(new, at: index(at: start))
    }
    selection = AttributedTextSelection(
      insertionPoint: index(at: start + new.unicodeScalars.count))
  }
  /// Replaces what is selected, or puts letters where the caret is, with the attributes of the next letter.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - newContent: The letters.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(
      &selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  private func offsets(of range: Range<Index>) -> Range<Int> {
    offset(of: range.lowerBound)..<offset(of: range.upperBound)
  }
  private func indices(at offsets: Range<Int>) -> Range<Index> {
    index(at: offsets.lowerBound)..<index(at: offsets.upperBound)
  }
}
