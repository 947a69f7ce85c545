import CellCanvas

/// How a stack shares its length among its members, as SwiftUI's stacks do: those that can give least choose first,
/// and each is offered an equal share of what is left.
///
/// It goes through its members in loops: a closure of the main actor's asks at each call whether it runs there.
struct StackLayout {
  enum Axis { case horizontal, vertical }
  var axis: Axis
  var spacing: Int
  var alignment: Alignment

  static let vertical = StackLayout(axis: .vertical, spacing: 0, alignment: .center)

  @MainActor func size(of members: [_ViewNode], for proposal: CellProposal) -> CellSize {
    var (length, breadth) = (spacing * max(0, members.count - 1), 0)
    for size in sizes(of: members, for: proposal) {
      length += self.length(size)
      breadth = max(breadth, self.breadth(size))
    }
    return make(length: length, breadth: breadth)
  }

  @MainActor func place(_ members: [_ViewNode], in rect: CellRect) {
    let sizes = sizes(of: members, for: CellProposal(rect.size))
    var offset = 0
    for (member, size) in zip(members, sizes) {
      var slot = rect
      switch axis {
      case .vertical:
        slot.origin.row += offset
        slot.size.rows = size.rows
      case .horizontal:
        slot.origin.column += offset
        slot.size.columns = size.columns
      }
      member.place(in: alignment.place(size, in: slot))
      offset += length(size) + spacing
    }
  }

  @MainActor private func sizes(of members: [_ViewNode], for proposal: CellProposal) -> [CellSize] {
    var hasSpacer = false
    for member in members {
      if member.tellAxis(axis) { hasSpacer = true }
    }
    guard let total = axis == .vertical ? proposal.rows : proposal.columns else {
      return sizes(of: members, offered: proposal)
    }
    var left = total - spacing * max(0, members.count - 1)
    let largest = sizes(of: members, offered: offer(left, in: proposal))
    var sum = 0
    for size in largest { sum += length(size) }
    // All get what they want, and so nobody has to be asked what less they would take.
    if sum <= left, !hasSpacer { return largest }
    let least = sizes(of: members, offered: offer(0, in: proposal))
    let flexibility = zip(largest, least).map { length($0) - length($1) }
    let order = members.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var sizes = largest
    for (turn, index) in order.enumerated() {
      if flexibility[index] != 0 {
        let share = max(0, left) / (members.count - turn)
        sizes[index] = members[index].size(for: offer(share, in: proposal))
      }
      left -= length(sizes[index])
    }
    return sizes
  }

  /// What each would take if all of it were offered to it.
  @MainActor private func sizes(of members: [_ViewNode], offered proposal: CellProposal) -> [CellSize] {
    var sizes: [CellSize] = []
    sizes.reserveCapacity(members.count)
    for member in members { sizes.append(member.size(for: proposal)) }
    return sizes
  }

  private func offer(_ length: Int, in proposal: CellProposal) -> CellProposal {
    switch axis {
    case .vertical: CellProposal(columns: proposal.columns, rows: length)
    case .horizontal: CellProposal(columns: length, rows: proposal.rows)
    }
  }

  private func length(_ size: CellSize) -> Int { axis == .vertical ? size.rows : size.columns }
  private func breadth(_ size: CellSize) -> Int { axis == .vertical ? size.columns : size.rows }

  private func make(length: Int, breadth: Int) -> CellSize {
    switch axis {
    case .vertical: CellSize(columns: breadth, rows: length)
    case .horizontal: CellSize(columns: length, rows: breadth)
    }
  }
}
