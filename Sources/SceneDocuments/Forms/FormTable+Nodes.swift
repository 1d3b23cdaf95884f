extension FormTable {
  /// The forms of nodes and of what every node can have.
  static let nodeForms = """
    part change | what only states have
    animation | animation | the node's | How the node moves when this state begins.

    part shape | what shapes have
    ~trim | list(share, 2..2) | [0, 1] | Which part of the outline is drawn.
    ~stroke | one(none) or color or @stroke | none | The line along the outline.

    part text | what texts have
    ~textAlignment | one(leading center trailing) | leading | How lines stand beneath each other.
    ~lineLimit | integer(0..1000) | 0 | The most lines; 0 for as many as there are.
    ~lineSpacing | number(0..1000) | 0 | Points between lines beyond the font's own.
    ~tracking | number(-100..1000) | 0 | Points between letters beyond the font's own.
    ~contentTransition | one(identity opacity interpolate numericText) | the system's | How it changes into other text.

    part container | what containers have
    ~alignment | one(center top bottom leading trailing topLeading topTrailing bottomLeading bottomTrailing) | center | How children stand.

    part stack | what stacks have
    ~spacing | number(-16384..16384) | the system's | Points between children.

    part node | what every node has
    id | name | KIND-N | What events, the script and traces call it; no other node's.
    label | text(200) | none | What VoiceOver would say.
    states | map(@node) | none | What states change.
    animation | animation | the event's | How its values move when states change, and its children's.
    delay | seconds(0..3600) | =0s | By how much later its motion begins when states change, and its children's.
    transition | presence | opacity | How it comes and goes.
    keyframes | @keyframes | none | Tracks of keyframes that move it, on top of its values.
    phases | @phases | none | Phases that it goes through, on top of its values.
    clip | one(rectangle circle capsule ellipse) or @clip | none | The outline beyond which it is invisible.
    mask | %node or list(%node, 1..100) | none | Nodes whose opacity says what is seen of it.
    ~shown | boolean | true | Whether it is there at all.
    ~width | length | as large as it is | Points, or fill.
    ~height | length | as large as it is | Points, or fill.
    ~fill | fill | the foreground's | What shapes, texts and symbols are painted with, here and inside.
    ~font | font | body | The font of texts and symbols, here and inside.
    ~padding | number(-1000..1000) or @insets | 0 | Points around the content.
    ~background | fill | none | What is painted behind it, padding included, within its clip.
    ~opacity | share | 1 | How much of it is seen.
    ~blur | number(0..1000) | 0 | Radius in points.
    ~brightness | number(-1..1) | 0 | Added to every component.
    ~contrast | number(-10..10) | 1 | Factor about middle grey.
    ~saturation | number(0..10) | 1 | Factor; 0 is grey.
    ~grayscale | share | 0 | How grey it is.
    ~hueRotation | angle | 0 | How far colours are turned.
    ~shadow | one(none) or @shadow | none | A soft shadow.
    ~blendMode | one(normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight difference exclusion hue saturation color luminosity plusDarker plusLighter sourceAtop destinationOver destinationOut) | normal | How it mixes with what is behind.
    ~offset | list(number(-16384..16384), 2..2) | [0, 0] | Points to the right and down of where layout puts it: x and y.
    ~x | number(-16384..16384) | 0 | Points to the right.
    ~y | number(-16384..16384) | 0 | Points down.
    ~position | list(number(-16384..16384), 2..2) | layout's | Where its middle stands in what it is in, in points.
    ~scale | number(-1000..1000) or list(number(-1000..1000), 2..2) | 1 | Factor, or one for each axis.
    ~rotation | angle | 0 | Clockwise.
    ~rotation3D | @rotation3D | none | A turn in space.
    ~anchor | unitPoint | center | What scale and rotation turn about.
    ~zIndex | number(-1000000..1000000) | 0 | What is greater is nearer to the eye, among siblings.

    kind node rectangle | size | A rectangle: its side, or width and height, in points; nothing for as large as there is room. | shape node
    ~cornerRadius | number(0..16384) | 0 | The radius of its corners, in points.
    ~cornerStyle | one(circular continuous) | continuous | How corners are rounded.
    kind node circle | nothing or number(0..16384) | A circle: its diameter in points. | shape node
    kind node capsule | size | A capsule. | shape node
    kind node ellipse | size | An ellipse. | shape node
    kind node ~path | path | A path: the data of an SVG path, in points. | shape node
    kind node ~text | text(10000) | Words. | text node
    kind node ~image | text(1000) | A picture: a file beside the document, or a name of the project's. | node
    ~contentMode | one(fit fill) | fit | How it lies in its frame.
    kind node ~symbol | text(200) | A symbol by its name, as heart.fill. | node
    kind node group | list(%node, 0..10000) | Nodes in one place, drawn and faded as one. | container node
    kind node hstack | list(%node, 0..10000) | Nodes side by side. | container stack node
    kind node vstack | list(%node, 0..10000) | Nodes beneath each other. | container stack node
    kind node zstack | list(%node, 0..10000) | Nodes on top of each other. | container node
    kind node spacer | nothing or number(0..16384) | Room in a stack: its least length in points. | node
    """
}
