extension FontError.Code {
  /// An argument that no file could satisfy: `FT_Err_Invalid_Argument`.
  static let invalidArgument = Self(rawValue: 0x06)
  /// A table that is needed is not there: `FT_Err_Table_Missing`.
  static let noOutlines = Self(rawValue: 0x8E)
}
