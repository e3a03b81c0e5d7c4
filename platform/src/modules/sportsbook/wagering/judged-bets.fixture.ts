import type { BetId, PlayerId } from '@paddock/contract';
import { oneLine } from '@paddock/contract/bets';

import type { LegAtRisk } from '../joint-loss/bet-at-risk.ts';
import type { PersonsBet } from './judge-bets.ts';

export const OWNER = '1' as PlayerId;
export const GRANT = {
  playerId: OWNER,
  currency: 'EUR',
  grantedAtMs: 100,
  terms: { minOddsMilli: 1_500, maxStakeMinor: 50_00n },
};
let made = 0;

/** `1 home 2000`: the 1X2 of match 1. */
export function leg(text: string, result: LegAtRisk['result'] = 'lose'): LegAtRisk {
  const [eventId = '', outcome = '', odds = ''] = text.split(' ');
  const market = { marketId: `${eventId}-1x2`, sport: 'football', marketType: '1x2', specifiers: {} };
  return {
    eventId,
    ...market,
    outcome,
    oddsMilli: Number(odds),
    chancePpb: 500_000_000,
    score: [0, 0],
    result,
  };
}

export function bet(
  stake: number,
  legs: string | readonly LegAtRisk[],
  over: Partial<PersonsBet> = {},
): PersonsBet {
  return {
    playerId: OWNER,
    betId: String(++made) as BetId,
    currency: 'EUR',
    stakeMinor: BigInt(stake * 100),
    struckMinor: BigInt(stake * 100),
    status: 'lost',
    revision: 1,
    acceptedAtMs: 110,
    settledAtMs: 120,
    plan: oneLine(typeof legs === 'string' ? 1 : legs.length),
    legs: typeof legs === 'string' ? [leg(legs)] : legs,
    isPriced: true,
    ...over,
  };
}
