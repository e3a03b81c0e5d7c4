const MOST_STEPS = 100;
/** Closer to nothing than this nobody can tell a sum of some thirty chances from what was asked for. */
const EXACT = 1e-15;

/**
 * Where a function that only falls between `low` and `high` crosses zero: false position, with the value of an end that
 * stays put halved (the Illinois rule), so that the bracket always closes. Takes at most 100 steps, usually ten.
 */
export function rootOf(falling: (at: number) => number, low: number, high: number): number {
  let [left, right] = [low, high];
  let [above, below] = [falling(left), falling(right)];
  if (above <= 0) return left;
  if (below >= 0) return right;
  let kept: 'left' | 'right' | undefined;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = left + ((right - left) * above) / (above - below);
    if (!(at > left && at < right)) return above < -below ? left : right;
    const value = falling(at);
    if (Math.abs(value) < EXACT) return at;
    if (value > 0) {
      [left, above] = [at, value];
      if (kept === 'right') below /= 2;
      kept = 'right';
    } else {
      [right, below] = [at, value];
      if (kept === 'left') above /= 2;
      kept = 'left';
    }
  }
  return (left + right) / 2;
}
