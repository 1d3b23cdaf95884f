extension BatchSource {
  /// The form of a manifest, for people.
  static let help = """
    A batch's manifest says which films are made: scenes, times rows, times a matrix. It is YAML or JSON; files that it names
    are sought beside it, outputs from where rostrum works.

      scene: Card.swift                          # or scenes: [Card.swift, {scene: Badge.swift, name: badge, scale: 3}]
      output: Output/{scene}/{name}.{ext}        # or several; the usual one is Output/{name}.{ext}
      formats: [mp4, gif, png]                   # for {ext}; the usual one is mp4
      name: '{scene}-{row}-{size}'               # what a row is called; left out: what tells it from others
      options: {fps: 30, duration: 2s}           # of all rows: rostrum's own, without '--'
      inputs: {title: 'Hello ${row.person}'}     # what the scene is given; ${row.COLUMN} is a cell of the row
      rows:                                      # or a file: cards.csv, cards.jsonl, {file: '-', form: csv}
        - {name: ada, person: Ada, scale: 3}     # name, scene, formats, options, input.NAME, and columns of your own
        - {name: grace, person: Grace, inputs: {tint: '#ff8800'}}
      matrix:                                    # every row with every combination; the last changes first
        size: [320x200, 640x400]
        color-scheme: [light, dark]                # type-size, locale, and set for the states of documents, too
        inputs: {style: [plain, fancy]}
      exclude:                                   # rows like one of these are left out; * and ? stand for letters
        - {size: 640x400, color-scheme: dark}
      include:                                   # rows besides those, without the matrix
        - {name: poster, size: 1080x1920, formats: png}
      overrides:                                 # what is otherwise in rows like these
        - {when: {size: 320*, scene: card}, set: {scale: 4}}

    From weak to strong: options and inputs of the batch, of the scene, the matrix, the row's own, overrides. A row that sets
    what is in the matrix has its own value alone. asset-url is a list of URL=FILE, as others that may be said again. A table's first line names its columns; an empty cell is not given, ""
    is the empty text. {name}, {scene}, {row}, {ext}, options, input.NAME and columns may stand in braces; what they stand
    for is made safe for a file's name.

    Everything is checked before the first film: every value, every name, outputs in one place, files that are missing. The
    result manifest, Output/MANIFEST.batch.json, tells each row's status (done, failed, waiting), files, digests, frames and
    seconds; a row is done only as long as its files are what it says. A row that failed is filmed again when what it is
    made of has changed, when it may pass another time (code 75), or by --retry-failed.
    """
}
