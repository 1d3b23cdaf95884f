import ViewEngine

// What traces call by name, as the scene does.
extension Button: NamedControl {}
extension Label: NamedControl {}
extension List: NamedControl {}
extension ProgressView: NamedControl {}
extension Slider: NamedControl {}
extension Stepper: NamedControl {}
extension Toggle: NamedControl {}
