/** A fraction of positive whole numbers; not always in lowest terms, bookmakers write 6/4. */
export interface Fraction {
  readonly up: bigint;
  readonly down: bigint;
}

/**
 * The fraction nearest to up/down whose denominator is at most `bound`: the continued fraction is followed as far as the
 * bound allows, and its last step as much of the way as still fits. Of two at the same distance the one with the smaller
 * denominator. The numerator may be 0.
 */
export function bestRational({ up, down }: Fraction, bound: bigint): Fraction {
  let before: Fraction = { up: 0n, down: 1n };
  let best: Fraction = { up: 1n, down: 0n };
  let rest: Fraction = { up, down };
  while (rest.down !== 0n) {
    const step = rest.up / rest.down;
    const next = along(before, best, step);
    if (next.down > bound) {
      const part = along(before, best, (bound - before.down) / best.down);
      return isNearer(part, best, { up, down }) ? part : best;
    }
    [before, best] = [best, next];
    rest = { up: rest.down, down: rest.up % rest.down };
  }
  return best;
}

/** Whether `a` is nearer to the target than `b`. */
export function isNearer(a: Fraction, b: Fraction, target: Fraction): boolean {
  return distance(a, target) * b.down < distance(b, target) * a.down;
}

/** |a − target| times both denominators. */
function distance(a: Fraction, target: Fraction): bigint {
  const cross = a.up * target.down - target.up * a.down;
  return cross < 0n ? -cross : cross;
}

function along(from: Fraction, by: Fraction, steps: bigint): Fraction {
  return { up: from.up + steps * by.up, down: from.down + steps * by.down };
}
