/**
 * Items in an order drawn by a seed. Equal seeds draw alike everywhere, and an item's place among the others does not
 * hang on what else is in the list: one that leaves moves nobody else.
 */
export function drawnOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  seed: string,
): readonly Item[] {
  return items
    .map((item) => ({ item, rank: hashOf(`${seed} ${keyOf(item)}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}

/** FNV-1a of 32 bits with a last mix, since keys that differ in their last digit alone would stand side by side. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
