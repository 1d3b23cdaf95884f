/// What is said about scenes that are made of several files.
extension Messages {
  static let noProjectAndProject = "--no-project and --project are opposites; leave one out"
}
