/**
 * A seeded source of randomness for the simulation: xoshiro128**, seeded through splitmix32 from the FNV-1a hash of a
 * text. Equal seeds give equal sequences on every machine. Not for secrets or games: those are provably fair elsewhere.
 */
export interface Random {
  /** Uniform in [0, 1), 53 bits. */
  next(): number;
  /** A whole number in [0, below). */
  int(below: number): number;
  chance(probability: number): boolean;
  /** Waiting time until the next event of a Poisson process with this rate. */
  exponential(rate: number): number;
  /** Standard normal. */
  normal(): number;
  /** @throws RangeError on an empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** A new array in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** One number of a seed without making a whole source: uniform in [0, 1). */
export function hashUnit(seed: string): number {
  return splitmix32(fnv1a(seed))() / 2 ** 32;
}

export function createRandom(seed: string): Random {
  const uint32 = xoshiro128(fnv1a(seed));
  const next = (): number => ((uint32() >>> 5) * 2 ** 26 + (uint32() >>> 6)) / 2 ** 53;
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    exponential: (rate) => -Math.log(1 - next()) / rate,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    pick(items) {
      const item = items[int(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffled(items) {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = int(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

function splitmix32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

function xoshiro128(seed: number): () => number {
  const fill = splitmix32(seed);
  let [a, b, c, d] = [fill(), fill(), fill(), fill()];
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result >>> 0;
  };
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}
