import { formatAmount, type AmountMinor } from '@paddock/contract';
import { countedForBoost, percentOfSteps } from '@paddock/contract/bets';
import type { BetExplanationView } from '@paddock/contract/schemas';

import type { StakeMovement } from '../../wallet/index.ts';
import type { BetRecord } from '../bets/bet-record.ts';
import { plannedLeg } from '../settlement/leg-result.ts';
import type { LegRow } from '../settlement/settling-store.ts';

/** Money that a promotion added to a bet: no part of what the bet itself paid. */
export const isExtra = ({ kind }: StakeMovement): boolean => kind === 'boost' || kind === 'insurance';

/** What a boost or an insurance has to have added, and by what percent of the winnings. */
export function explainedExtra(
  { gift, currency }: Pick<BetRecord, 'gift' | 'currency'>,
  legs: readonly LegRow[],
  extraMinor: AmountMinor,
): NonNullable<BetExplanationView['extra']> {
  const paid = formatAmount(extraMinor, currency);
  if (gift?.kind === 'odds-boost') return { paid, percent: gift.percent };
  if (gift?.kind !== 'accumulator-boost') return { paid };
  const counted = countedForBoost(legs.map(plannedLeg), gift.minLegOddsMilli);
  return { paid, percent: percentOfSteps(gift.steps, counted) };
}
