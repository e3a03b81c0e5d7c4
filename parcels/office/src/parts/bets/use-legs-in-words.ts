import type { BetView } from '@paddock/contract/schemas';
import { useLabels, useT } from '@paddock/shared-utils/react';

import { chosenLegs } from '../../model/each-way-legs.ts';

/** Legs named before the rest of a long accumulator is only counted. */
const NAMED_LEGS = 3;

/**
 * What was bet on, in a line: "Draw (Harbour City – Mill Rovers); …; and 9 more". Of a bet builder, whose legs differ by their
 * markets alone: "Match result: Draw; Total goals: Over 2.5 (Harbour City – Mill Rovers)".
 */
export function useLegsInWords(): (bet: Pick<BetView, 'type' | 'legs' | 'eachWay'>) => string {
  const t = useT('office');
  const labels = useLabels();
  return ({ type, ...bet }) => {
    const legs = chosenLegs(bet);
    const named = legs.slice(0, NAMED_LEGS);
    const [first] = legs;
    const isOfOne = type === 'builder';
    const words = named.map((leg) => {
      const { outcome, market, match } = labels.leg(leg);
      return isOfOne ? `${market}: ${outcome}` : `${outcome} (${match})`;
    });
    const count = legs.length - named.length;
    const line = [...words, ...(count === 0 ? [] : [t('bets.moreLegs', { count })])].join('; ');
    return isOfOne && first !== undefined ? `${line} (${labels.leg(first).match})` : line;
  };
}
