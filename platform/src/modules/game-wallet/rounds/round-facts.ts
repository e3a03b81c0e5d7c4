import { formatAmount } from '@paddock/contract';
import type { CompanyRoundState, CompanyRoundView } from '@paddock/contract/schemas';

import type { ToldRound } from './told-round-store.ts';

/** What became of a round. One that won less than was staked has won all the same. */
function stateOf({
  endedAtMs,
  stakedMinor,
  returnedMinor,
  wonMinor,
}: Pick<ToldRound, 'endedAtMs' | 'stakedMinor' | 'returnedMinor' | 'wonMinor'>): CompanyRoundState {
  if (endedAtMs === undefined) return 'open';
  if (returnedMinor === stakedMinor) return 'returned';
  return wonMinor > 0n ? 'won' : 'lost';
}

/** What every telling of a round says of it. */
export function factsOf(round: ToldRound): Omit<CompanyRoundView, 'game'> {
  const { number, reference, currency, stakedMinor, wonMinor, returnedMinor, beganAtMs, endedAtMs } = round;
  const money = (minor: bigint) => formatAmount(minor, currency);
  return {
    ...{ number, round: reference, currency, state: stateOf(round) },
    ...{ staked: money(stakedMinor), won: money(wonMinor), returned: money(returnedMinor) },
    ...{ beganAtMs, endedAtMs: endedAtMs ?? null },
  };
}
