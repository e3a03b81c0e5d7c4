import { legNames, type LegNames } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';

import type { LegEvidence } from './bet-record.ts';

/** What a leg is bet on. Legs of earlier versions, all of types of our own, have no names in their evidence. */
export function namesOfLeg(evidence: LegEvidence, outcome: string): LegNames {
  const { names, marketType, specifiers } = evidence;
  if (names !== undefined) return names;
  const type = MARKET_TYPES.get(marketType);
  if (type === undefined) return { market: { en: marketType }, outcome: { en: outcome } };
  return legNames({ type, specifiers }, outcome, evidence);
}
