import Foundation

extension UITableView {
  /// Names the archive in which cells are, of which none can be made here.
  ///
  /// - Parameters:
  ///   - nib: The archive.
  ///   - identifier: What the cells are asked for by.
  /// - Note: Accepted; no effect. `nib`, `forCellReuseIdentifier`: archives are not read; who asks for a cell is told so.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Names the archive in which headers and footers are, of which none can be made here.
  ///
  /// - Parameters:
  ///   - nib: The archive.
  ///   - identifier: What they are asked for by.
  /// - Note: Accepted; no effect. `nib`, `forHeaderFooterViewReuseIdentifier`: archives are not read; who asks is told so.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
}
