extension FormTable {
  /// Names for forms, which stand before their use.
  static let namedForms = """
    form names | name or list(name, 1..100)
    form size | nothing or number(0..16384) or list(number(0..16384), 2..2)
    form length | number(0..16384) or one(fill)
    form unitPoint | one(center top bottom leading trailing topLeading topTrailing bottomLeading bottomTrailing) or list(number(-100..100), 2..2)
    form color | colorWord or %color
    form stops | list(colorWord or %color or @stop, 2..100)
    form fill | one(none) or colorWord or %gradient or %color
    form fontStyle | one(largeTitle title title2 title3 headline subheadline body callout footnote caption caption2)
    form font | fontStyle or number(>0..1000) or @font
    form animation | animationWord or %animation
    form curve | one(linear easeIn easeOut easeInOut circularEaseIn circularEaseOut circularEaseInOut) or list(number(-100..100), 4..4) or curveToken
    form springForm | one(smooth snappy bouncy) or @spring
    form effect | one(identity opacity slide blurReplace scale) or %effect
    form effects | effect or list(effect, 1..8)
    form presence | effects or @presence
    """

  /// The forms of colours, fills, strokes, shadows, fonts and clips.
  static let lookForms = """
    kind color red | number(-1..2) | A colour by components, 0 to 1. |
    !green | number(-1..2) | | Its green.
    !blue | number(-1..2) | | Its blue.
    opacity | share | =1 | Its opacity.
    space | one(sRGB displayP3 sRGBLinear) | =sRGB | What the components mean.
    kind color hue | share | A colour by hue, saturation and brightness. |
    !saturation | share | | How far it is from grey.
    !brightness | share | | How bright it is.
    opacity | share | =1 | Its opacity.
    kind color white | share | A grey: 0 for black, 1 for white. |
    opacity | share | =1 | Its opacity.
    kind color color | color | A colour, fainter. |
    !opacity | share | | The share of its opacity.
    kind color light | color | A colour for light surroundings, and another for dark ones. |
    !dark | color | | The colour in dark surroundings.

    kind gradient linear | stops | Colours along a line. |
    from | unitPoint | =top | Where it begins.
    to | unitPoint | =bottom | Where it ends.
    kind gradient radial | stops | Colours outwards. |
    center | unitPoint | =center | The middle.
    startRadius | number(0..16384) | =0 | Where it begins, in points.
    !endRadius | number(0..16384) | | Where it ends, in points.
    kind gradient angular | stops | Colours around a point. |
    center | unitPoint | =center | The point.
    start | angle | =0 | Where it begins, clockwise from the right.
    end | angle | a turn further | Where it ends.

    record stop | A colour of a gradient, and where it stands. |
    !color | color | | The colour.
    !at | share | | Where it stands.

    record stroke | The line along an outline. |
    !fill | fill | | What it is painted with.
    width | number(0..1000) | =1 | Points.
    cap | one(butt round square) | =butt | How open ends look.
    join | one(miter round bevel) | =miter | How corners look.
    miterLimit | number(0..1000) | =10 | The longest miter, as a multiple of the width.
    dash | list(number(0..16384), 1..32) | none | Lengths of dashes and gaps in turn.
    dashPhase | number(-16384..16384) | =0 | How far into the dashes it begins.
    inside | boolean | =false | Whether it lies within the outline.

    record shadow | A soft shadow. |
    color | color | black at 33% | Its colour.
    !radius | number(0..1000) | | How soft it is, in points.
    x | number(-16384..16384) | =0 | Points to the right.
    y | number(-16384..16384) | =0 | Points down.

    record insets | Points around something. |
    top | number(-1000..1000) | 'vertical' | Above.
    bottom | number(-1000..1000) | 'vertical' | Below.
    leading | number(-1000..1000) | 'horizontal' | Before.
    trailing | number(-1000..1000) | 'horizontal' | After.
    horizontal | number(-1000..1000) | =0 | Before and after.
    vertical | number(-1000..1000) | =0 | Above and below.

    record font | A font. |
    style | fontStyle | body, unless there is a size | The text style.
    size | number(>0..1000) | the style's | Points.
    weight | one(ultraLight thin light regular medium semibold bold heavy black) | the style's | How heavy it is.
    design | one(default rounded serif monospaced) | =default | The design.
    family | text(200) | the system's | A font of the project.
    italic | boolean | =false | Whether it is slanted.
    monospacedDigits | boolean | =false | Whether all digits are equally wide.

    record clip | An outline beyond which nothing is seen. |
    cornerRadius | number(0..16384) | | The radius of a rectangle's corners.
    cornerStyle | one(circular continuous) | =continuous | How corners are rounded.
    path | path | | The data of an SVG path, in points from the top left corner.

    record rotation3D | A turn in space. |
    !angle | angle | | How far.
    axis | list(number(-1000..1000), 3..3) | =[0, 1, 0] | The axis: to the right, down, towards the eye.
    perspective | number(0..100) | =1 | How strong the perspective is.
    """
}
