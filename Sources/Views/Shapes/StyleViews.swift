import Foundation
import Geometry
import DisplayList
@_spi(Engine) public import ViewEngine

extension LinearGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension RadialGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension EllipticalGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension AngularGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension MeshGradient: View {
  public var body: some View { Rectangle().fill(self) }
}

extension Color: View {
  public var body: some View { Rectangle().fill(self) }
}
