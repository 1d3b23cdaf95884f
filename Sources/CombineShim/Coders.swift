public import Foundation
public import OpenCombine

// What `encode(encoder:)` and `decode(type:decoder:)` of a publisher work with.
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension JSONDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
