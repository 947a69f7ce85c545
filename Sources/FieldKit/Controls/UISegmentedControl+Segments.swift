public import Foundation

extension UISegmentedControl {
  /// One of the things to choose from.
  struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    /// In points; 0 for what the content asks for.
    var width: CGFloat = 0
    var offset = CGSize.zero
    var isEnabled = true

    init(title: String? = nil, image: UIImage? = nil) { (self.title, self.image) = (title, image) }

    @MainActor init(action: UIAction) {
      self.action = action
      (title, image) = (action.title, action.image)
      isEnabled = !action.attributes.contains(.disabled)
    }
  }

  /// How many segments there are.
  public final var numberOfSegments: Int { segments.count }

  // MARK: Adding and taking away

  /// Adds a segment with a title before the one at an index; at the end where there is none.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment with a picture before the one at an index; at the end where there is none.
  public final func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }
  /// Adds a segment that calls an action before the one at an index; at the end where there is none.
  public final func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Segment(action: action), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let index = max(0, min(index, segments.count))
    segments.insert(segment, at: index)
    // What was chosen stays chosen.
    if selection >= index { selection += 1 }
  }

  /// Takes a segment out. If it was chosen, nothing is.
  public final func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection == segment { selection = Self.noSegment } else if selection > segment { selection -= 1 }
  }

  /// Takes all segments out.
  public final func removeAllSegments() {
    segments = []
    selection = Self.noSegment
  }

  // MARK: Contents

  private subscript<Value>(part: WritableKeyPath<Segment, Value>, index: Int) -> Value? {
    segments.indices.contains(index) ? segments[index][keyPath: part] : nil
  }

  private func set<Value>(_ part: WritableKeyPath<Segment, Value>, of index: Int, to value: Value) {
    if segments.indices.contains(index) { segments[index][keyPath: part] = value }
  }

  /// Gives a segment a title in place of what it shows.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    set(\.title, of: segment, to: title)
    set(\.image, of: segment, to: nil)
  }
  /// A segment's title.
  public final func titleForSegment(at segment: Int) -> String? { self[\.title, segment] ?? nil }
  /// Gives a segment a picture in place of what it shows.
  public final func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    set(\.image, of: segment, to: image)
    set(\.title, of: segment, to: nil)
  }
  /// A segment's picture.
  public final func imageForSegment(at segment: Int) -> UIImage? { self[\.image, segment] ?? nil }
  /// Gives a segment an action, whose title and picture it shows.
  public final func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment] = Segment(action: action) }
  }
  /// A segment's action.
  public final func actionForSegment(at segment: Int) -> UIAction? { self[\.action, segment] ?? nil }
  /// The index of the segment with an action; `NSNotFound` if there is none.
  public final func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Gives a segment a width in points; 0 for what its content asks for.
  public final func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    set(\.width, of: segment, to: width)
  }
  /// The width in points that a segment was given; 0 for none.
  public final func widthForSegment(at segment: Int) -> CGFloat { self[\.width, segment] ?? 0 }
  /// Moves a segment's content, in points. Stored; a terminal's titles stay in the middle.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    set(\.offset, of: segment, to: offset)
  }
  /// How far a segment's content is moved, in points.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize { self[\.offset, segment] ?? .zero }
  /// Lets a segment be chosen, or not.
  public final func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    set(\.isEnabled, of: segment, to: enabled)
  }
  /// Whether a segment can be chosen.
  public final func isEnabledForSegment(at segment: Int) -> Bool { self[\.isEnabled, segment] ?? false }

  /// Gives the titles attributes in a state: of the chosen one in `.selected`, of those that can't be used in
  /// `.disabled`.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes.set(attributes, for: state)
    setNeedsDisplay()
  }
  /// The attributes that titles were given for a state.
  public final func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes.value(for: state)
  }
}
