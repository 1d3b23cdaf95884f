public import ArgumentParser
public import ViewEngine

/// A system as an argument: `18` or `26`.
extension SystemVersion: ExpressibleByArgument {}
