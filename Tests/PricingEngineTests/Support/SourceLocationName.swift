import PricingEngine

/// In these tests the name is ours: the Testing module has a type of the same name.
typealias SourceLocation = PricingEngine.SourceLocation
