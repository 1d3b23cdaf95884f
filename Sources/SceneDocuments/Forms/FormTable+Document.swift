extension FormTable {
  /// The forms of a document's top, its stage, inputs, states, events and script.
  static let documentForms = """
    record document | A scene: its stage, what stands there, its states, and what makes them change. |
    $schema | text(1000) | none | Where editors find this schema.
    !rostrum | integer(1..1) | | The version of the format: 1.
    name | text(200) | the file's name | What people call the scene.
    stage | @stage | the tool's defaults | Where the scene stands, and how it is filmed.
    inputs | map(boolean or number or text or @input) | none | Values that whoever films the scene can give; '${NAME}' puts one anywhere.
    tokens | text(1000) or list(text(1000), 1..20) or raw | none | Design tokens: files beside the document, or tokens in place. A value says '{group.token}'.
    states | list(name, 1..200) or map(list(name, 1..200)) | 'base', and the states that nodes name | The states, of which one holds; the first at the start. Several groups have a name each.
    animation | animation | =default | How changes of states move where nothing nearer says how.
    transitions | list(@change, 0..1000) | none | How changes between certain states move; the first that fits counts.
    !scene | %node or list(%node, 0..10000) | | The nodes, back to front, in the middle of the stage.
    events | list(%event, 0..1000) | none | What makes states change.
    script | list(%act, 0..1000) | none | What a person does while the film is taken.

    record stage | Where the scene stands, and how it is filmed; what is not said is left to the tool's flags and defaults. |
    size | list(number(1..16384), 2..2) or one(fit) | the device's | Width and height in points, or as large as the scene with a margin.
    device | text(100) | the tool's | The device on whose screen the scene is.
    scale | number(>0..16) | 2 | Pixels to the point.
    fps | rate | 60 | Frames a second.
    duration | one(settled) or time | settled | How long the film is.
    background | one(clear) or fill | the system's | What is behind the scene.
    colorScheme | one(light dark) | light | Light or dark.
    system | text(100) | the tool's | The system whose looks are shown, 18 or 26.
    layoutDirection | one(leftToRight rightToLeft) | leftToRight | Which way lines of text run.
    typeSize | one(xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2 accessibility3 accessibility4 accessibility5) | large | The text size of the device.
    locale | text(100) | the tool's | Language and region, as de_DE.

    record input | A value that whoever films the scene can give. |
    type | one(text number boolean color choice) | the default's | What it is.
    !default | boolean or number or text | | The value unless one is given.
    range | list(number, 2..2) | any number | The least and the greatest number.
    choices | list(text(200), 1..100) | | The words of a choice.
    help | text(1000) | none | What it is for.

    record change | How a change between two states moves. |
    from | name | any | The state that ends.
    to | name | any | The state that begins.
    !animation | animation | | How it moves.

    part event | what events have in common
    state | names | | The state that begins; of several the next after the one that holds, around and around.
    from | name | always | It counts only while this state holds.
    animation | animation | as 'transitions' say | How the change moves.

    kind event at | time | A time of the film. | event
    kind event tap | name | A tap on a node. | event
    kind event longPress | name | A finger that rests on a node. | event
    for | seconds(0..60) | =0.5s | How long it must rest.
    kind event drag | name | A drag of a node, which follows the finger and goes back when it is let go. | event
    axis | one(both horizontal vertical) | =both | Which way it follows.
    limits | list(number, 2..2) | none | How far it follows, in points: the least and the greatest.
    threshold | number(-16384..16384) | =0 | How far it must be dragged for a state to begin, in points; its sign is the direction.
    release | animation | 'animation', or spring where that jumps | How the node goes back when it is let go.
    kind event settled | name | Everything that moved since a state began is at rest; 'any' for any state. | event
    after | seconds(0..3600) | =0s | How long it must have been.

    part act | what acts of the script have in common
    !at | time | | When.

    kind act tap | text(200) | A tap on a node, by its id, label or text, '#N' or 'x,y'. | act
    for | time | 0.1s | How long.
    kind act longPress | text(200) | A finger that rests. | act
    for | time | 0.6s | How long.
    kind act drag | text(200) | A drag. | act
    to | list(number(-16384..16384), 2..2) | | Where it ends, in points of the stage.
    by | list(number(-16384..16384), 2..2) | | How far it goes, in points.
    in | time | 0.3s | How long it takes.
    kind act type | text(1000) | Words that are typed. | act
    into | text(200) | the field in focus | The field.
    """
}
