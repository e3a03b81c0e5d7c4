import type { BetView } from '@paddock/contract/schemas';
import { useLabels, useT } from '@paddock/shared-utils/react';

/** Legs named before the rest of a long accumulator is only counted. */
const NAMED_LEGS = 3;

/** What was bet on, in a line: "Draw (Harbour City – Mill Rovers); …; and 9 more". */
export function useLegsInWords(): (legs: BetView['legs']) => string {
  const t = useT('office');
  const labels = useLabels();
  return (legs) => {
    const named = legs.slice(0, NAMED_LEGS);
    const words = named.map((leg) => {
      const { outcome, match } = labels.leg(leg);
      return `${outcome} (${match})`;
    });
    const count = legs.length - named.length;
    return [...words, ...(count === 0 ? [] : [t('bets.moreLegs', { count })])].join('; ');
  };
}
