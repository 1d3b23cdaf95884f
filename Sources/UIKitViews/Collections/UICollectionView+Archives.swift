import Foundation

extension UICollectionView {
  /// Names the archive in which cells are, of which none can be made here.
  ///
  /// - Parameters:
  ///   - nib: The archive.
  ///   - identifier: What the cells are asked for by.
  /// - Note: Accepted; no effect. `nib`, `forCellWithReuseIdentifier`: archives are not read; who asks is told so.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}
