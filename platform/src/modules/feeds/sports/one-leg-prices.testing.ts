import { MARKET_TYPES } from '@paddock/contract/markets';

import type { SimulatedMatch } from '../simulation/match/simulated-match.ts';
import type { JointChances } from './joint-chances.ts';

export interface OneLegPrices {
  /** Selections that were asked for. */
  readonly legs: number;
  /** Those whose chance alone is not the one their price was made from. */
  readonly wrong: readonly string[];
}

/**
 * Holds builders of one leg against the chances that prices of a match were made from, at moments of its length; what the
 * sport's builders take of what is won or lost: half lines, and nothing that may be drawn.
 */
export function oneLegPrices(
  match: SimulatedMatch,
  joint: JointChances,
  moments: readonly number[],
  within: number,
): OneLegPrices {
  const wrong: string[] = [];
  let legs = 0;
  for (const part of moments) {
    const atSec = Math.floor(part * match.durationSec);
    const model = match.modelAt?.(atSec);
    if (model === undefined) throw new Error('no model');
    for (const { type, specifiers, selections } of match.pricesAt(atSec)) {
      const settlement = MARKET_TYPES.get(type)?.settlement;
      const maybeDrawn = typeof settlement === 'object' && settlement.maybeDrawn === true;
      const isHalfLine = (specifiers['line'] ?? '.5').endsWith('.5');
      if (!isHalfLine || maybeDrawn || !joint.knows(type)) continue;
      for (const [outcome, chance] of selections) {
        const own = joint.ofSets(model, [{ type, specifiers, outcome }]);
        // A part that may not be played is priced as if it were, and is no leg.
        if (own !== undefined && 'notOfModel' in own) continue;
        legs += 1;
        const found = own?.[1] ?? NaN;
        if (!(Math.abs(found - chance) <= within))
          wrong.push(`${atSec} ${type} ${JSON.stringify(specifiers)} ${outcome} ${found} ${chance}`);
      }
    }
  }
  return { legs, wrong };
}
