extension CheckFile {
  /// The form of a check file, for people.
  static let help = """
    A check file says which goldens a scene has, how they are compared, and what is expected of its motion. It is YAML, in
    NAME.check.yaml beside the scene NAME.swift. Every key may be left out.

      previews: [Light, 2]                 # by name or number; left out: the first
      scripts:                             # left out: NAME.script.yaml, if it is there
        - Card.tapped.script.yaml          # a golden called 'tapped'
        - {name: dragged, file: Drag.yaml}
        - {name: still, file: none}
      variants:                            # besides the usual film
        - {name: dark, color-scheme: dark}
        - {name: small, size: 320x568, reduce-motion: true}
        - {name: long, inputs: {title: A very long title}}
        - {name: arabic, locale: ar_EG, type-size: accessibility1}
        - {name: online, asset-url: ['https://example.com/cat.jpg=cat.jpg@0.8']}
      level: exact                         # or as below
      masks: ['node:Clock', 'node:Spinner@0.5..1', 'rect:0,0,390,47']
      expect:
        - {node: card, property: scale, overshoot: ≤ 2 %, settles: ≤ 450 ms}

    Each preview with each script and each variant has a golden of its own: NAME.PREVIEW.SCRIPT.VARIANT.golden, without
    the parts that the file does not name. A variant's keys are the tool's own options without '--', and inputs:
    \(variantKeys.prefix(12).joined(separator: ", ")),
    \(variantKeys.dropFirst(12).joined(separator: ", ")).
    Files and folders are sought beside the check file; font-dir, asset-url and define may be lists.

    | level                                  | says the same when                                                  |
    | exact                                  | every pixel of every frame is equal; the usual one                  |
    | delta:N                                | no channel of a pixel differs by more than N, 1 to 255              |
    | perceptual:T[,ignore-aa][,RULE]        | no colour is farther off than T, 0 to 1, of black to white;         |
    |                                        | RULE is pixelmatch-7.2 or oklab                                     |
    | motion:dt=MS,dx=PT                     | every value moves as it did, within milliseconds and points         |

    delta and perceptual need the golden's pixels: record with --keep-pixels. Level and masks are written into the golden
    when it is recorded, and count from there. A masked view may be anything: it is left out of what is drawn, and where
    pixels are compared, the place that it has in either film is.
    """
}
