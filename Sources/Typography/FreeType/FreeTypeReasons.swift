extension FontError.Code {
  /// A file that is not what it says it is, or ends too early: `FT_Err_Invalid_File_Format`.
  static let invalidFormat = Self(rawValue: 0x03)
  /// An argument that no file could satisfy: `FT_Err_Invalid_Argument`.
  static let invalidArgument = Self(rawValue: 0x06)
  /// A table that is needed is not there: `FT_Err_Table_Missing`.
  static let noOutlines = Self(rawValue: 0x8E)
}
