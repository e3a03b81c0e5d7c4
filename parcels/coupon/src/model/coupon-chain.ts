/** What the player chose of a chain, whatever legs the coupon holds by now. */
export interface ChosenChain {
  /** Selections in the player's order; others follow as they were picked. */
  readonly order: readonly string[];
  /** Selections that make one link with the one before them, where the bet is conditional. */
  readonly joined: readonly string[];
}

export const FIRST_CHAIN: ChosenChain = { order: [], joined: [] };

/** Things in the order the player gave their selections. */
export function inOrder<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  { order }: ChosenChain,
): readonly Item[] {
  const placeOf = (item: Item) => {
    const at = order.indexOf(idOf(item));
    return at < 0 ? order.length : at;
  };
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The order with one of these selections a place earlier. */
export function movedUp(ids: readonly string[], id: string): readonly string[] {
  const at = ids.indexOf(id);
  const before = ids[at - 1];
  return before === undefined ? ids : ids.toSpliced(at - 1, 2, id, before);
}

/** How many of these selections each link has; the first one begins the first link. */
export function linksOf({ joined }: ChosenChain, ids: readonly string[]): readonly number[] {
  const links: number[] = [];
  for (const [at, id] of ids.entries()) {
    if (at > 0 && joined.includes(id)) links.push((links.pop() ?? 0) + 1);
    else links.push(1);
  }
  return links;
}

/** What is left of the choices once these selections have left the coupon. */
export function withoutLegs({ order, joined }: ChosenChain, left: readonly string[]): ChosenChain {
  const stays = (id: string) => !left.includes(id);
  return { order: order.filter(stays), joined: joined.filter(stays) };
}

/** A chain as it was bet: its legs in order, and those that stood in one link with the leg before. */
export function chosenOf(ids: readonly string[], links: readonly number[] | undefined): ChosenChain {
  const starts = new Set<number>();
  for (const [at] of (links ?? []).entries())
    starts.add((links ?? []).slice(0, at).reduce((sum, n) => sum + n, 0));
  return { order: ids, joined: links === undefined ? [] : ids.filter((_, at) => !starts.has(at)) };
}
