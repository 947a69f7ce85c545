#if os(Linux)
  import FieldKit
  import Foundation
  import Testing

  private nonisolated(unsafe) var firstKey: UInt8 = 0
  private nonisolated(unsafe) var secondKey: UInt8 = 0

  /// What Apple's systems have outside of UIKit, and code for UIKit uses.
  @MainActor @Suite struct ForeignNamesTests {
    private final class Thing: NSObject {}
    private final class Plain {}

    @Test func valuesAreKeptWithAnObjectUntilItGoes() {
      weak var seen: Thing?
      for owner in [UITextField(), Thing(), Plain()] as [AnyObject] {
        #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
        objc_setAssociatedObject(owner, &firstKey, 12, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &secondKey, "text", .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(owner, &firstKey) as? Int == 12)
        #expect(objc_getAssociatedObject(owner, &secondKey) as? String == "text")
        objc_setAssociatedObject(owner, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &firstKey) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &secondKey) == nil)
      }
      do {
        let (field, thing) = (UITextField(), Thing())
        seen = thing
        objc_setAssociatedObject(field, &firstKey, thing, .OBJC_ASSOCIATION_RETAIN)
      }
      #expect(seen == nil)
    }

    @Test func anAssignedValueIsntKeptAlive() {
      let field = UITextField()
      do {
        let thing = Thing()
        objc_setAssociatedObject(field, &firstKey, thing, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(field, &firstKey) as? Thing === thing)
      }
      #expect(objc_getAssociatedObject(field, &firstKey) == nil)
    }

    @Test func whatAnObjectHadIsntGivenToTheNextOneInItsPlace() {
      for _ in 0..<200 {
        let thing = Thing()
        #expect(objc_getAssociatedObject(thing, &firstKey) == nil)
        objc_setAssociatedObject(thing, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
      }
    }

    @Test func aWeakSetForgetsWhatHasGone() {
      let set = NSHashTable<AnyObject>.weakObjects()
      let kept = Thing()
      set.add(kept)
      set.add(kept)
      do {
        let other = Plain()
        set.add(other)
        #expect(set.count == 2 && set.contains(other) && set.allObjects.first === kept)
      }
      #expect(set.count == 1 && set.anyObject === kept)
      set.remove(kept)
      #expect(set.allObjects.isEmpty && set.member(kept) == nil)
      let strong = NSHashTable<Thing>()
      strong.add(Thing())
      #expect(strong.count == 1 && strong.setRepresentation.count == 1)
      strong.removeAllObjects()
      #expect(strong.count == 0)
    }

    @Test func aMapForgetsWhatHasGone() {
      let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
      let kept = Thing()
      map.setObject(kept, forKey: "a")
      map.setObject(Thing(), forKey: "b")
      #expect(map.object(forKey: "a") === kept && map.object(forKey: "b") == nil && map.count == 1)
      map.removeObject(forKey: "a")
      #expect(map.count == 0)
      let byKey = NSMapTable<Thing, NSNumber>.weakToStrongObjects()
      byKey.setObject(1, forKey: kept)
      byKey.setObject(2, forKey: kept)
      byKey.setObject(3, forKey: Thing())
      #expect(byKey.object(forKey: kept) == 2 && byKey.count == 1)
      #expect(byKey.dictionaryRepresentation() == [kept: 2])
    }

    @Test func transformsInSpaceMoveTurnAndScale() {
      let move = CATransform3DMakeTranslation(3, 4, 0)
      #expect(CATransform3DIsAffine(move) && !CATransform3DIsIdentity(move))
      let both = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), move)
      #expect(CGPoint(x: 1, y: 1).applying(CATransform3DGetAffineTransform(both)) == CGPoint(x: 5, y: 6))
      #expect(CATransform3DEqualToTransform(CATransform3DScale(move, 2, 2, 1), both))
      let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
      let corner = CGPoint(x: 1, y: 0).applying(turned)
      #expect(abs(corner.x) < 0.001 && abs(corner.y - 1) < 0.001)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
      view.layer.transform = move
      #expect(view.transform == CGAffineTransform(translationX: 3, y: 4))
      view.layer.sublayerTransform = move
      #expect(view.layer.sublayerTransform == move && UIView().layer.transform == CATransform3DIdentity)
    }

    @Test func aLayerKeepsTimesAndValues() {
      let layer = CALayer()
      #expect(layer.speed == 1 && layer.duration == .infinity && layer.fillMode == .removed)
      layer.speed = 10
      layer.setValue("x", forKey: "name of mine")
      #expect(layer.speed == 10 && layer.value(forKey: "name of mine") as? String == "x")
      #expect(layer.value(forKey: "other") == nil)
    }

    @Test func aPathOfIndicesHasARowInASection() {
      var path = IndexPath(row: 3, section: 1)
      #expect(path.row == 3 && path.item == 3 && path.section == 1 && path == IndexPath(item: 3, section: 1))
      path.row = 5
      path.section = 2
      #expect(path == [2, 5] && IndexPath().row == 0)
    }
  }
#endif
