public import DisplayList

/// How what is drawn mixes with what is there, by Core Graphics' name.
public typealias CGBlendMode = BlendMode
