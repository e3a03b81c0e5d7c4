import type { MultiplierMilli } from '../rules/multiplier.ts';

/** The multiplier doubles each time this passes: ×2 after 8.2 s, ×10 after 27 s, ×100 after 54 s. A power of two. */
const DOUBLING_MS = 8192;
/** Largest target, and where a round is over at the latest: whoever still plays is collected there. */
export const LARGEST_MILLI: MultiplierMilli = 1_000_000_000;
/** Longer than the largest multiplier takes: 2²⁰ is above a million. */
const LONGEST_MS = 20 * DOUBLING_MS;

/** Fractions are whole numbers of 2⁻⁹⁶: hundredths of a million are told apart with fifty bits to spare. */
const BITS = 96n;
const ONE = 1n << BITS;

function squareRoot(of: bigint): bigint {
  let root = 1n << (BITS + 1n);
  for (;;) {
    const next = (root + of / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** 2 to the power of ½, ¼, … 1/8192. */
const ROOTS: readonly bigint[] = (() => {
  const roots: bigint[] = [];
  let root = 2n * ONE;
  for (let parts = 2; parts <= DOUBLING_MS; parts *= 2) roots.push((root = squareRoot(root << BITS)));
  return roots;
})();

/**
 * What the multiplier stands at so long after the round began: floor(100 · 2^(t / 8192)) / 100, in whole numbers alone, so
 * that server, page and file agree to the hundredth in every engine.
 */
export function multiplierAt(elapsedMs: number): MultiplierMilli {
  const ms = Math.min(Math.max(Math.floor(elapsedMs), 0), LONGEST_MS);
  const doublings = Math.floor(ms / DOUBLING_MS);
  let part = ONE;
  for (const [at, root] of ROOTS.entries())
    if (Math.floor((ms * 2 ** (at + 1)) / DOUBLING_MS) % 2 === 1) part = (part * root) >> BITS;
  const hundredths = ((100n << BigInt(doublings)) * part) >> BITS;
  return Math.min(Number(hundredths) * 10, LARGEST_MILLI);
}

/** The first millisecond at which the multiplier stands at this or more; that of the largest one where it is beyond. */
export function elapsedMsAt(multiplierMilli: MultiplierMilli): number {
  const wanted = Math.min(multiplierMilli, LARGEST_MILLI);
  let [before, reached] = [-1, LONGEST_MS];
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (multiplierAt(middle) >= wanted) reached = middle;
    else before = middle;
  }
  return reached;
}
