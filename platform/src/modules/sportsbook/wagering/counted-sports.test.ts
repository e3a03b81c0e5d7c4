import type { BetId, PlayerId } from '@paddock/contract';
import { oneLine } from '@paddock/contract/bets';

import type { LegAtRisk } from '../joint-loss/bet-at-risk.ts';
import { judgeBets, type PersonsBet } from './judge-bets.ts';

const OWNER = '1' as PlayerId;

const lost = (eventId: string, sport: string): LegAtRisk => ({
  ...{ eventId, sport, marketId: `${eventId}-1x2`, marketType: '1x2', specifiers: {}, outcome: 'home' },
  ...{ oddsMilli: 2_000, chancePpb: 500_000_000, score: [0, 0], result: 'lose' },
});

/** A bet of ten that was lost, on a match of each of some sports. */
const betOn = (...sports: readonly string[]): PersonsBet => ({
  ...{ playerId: OWNER, betId: '7' as BetId, currency: 'EUR', stakeMinor: 10_00n, struckMinor: 10_00n },
  ...{ status: 'lost', revision: 1, acceptedAtMs: 110, settledAtMs: 120, isPriced: true },
  plan: oneLine(sports.length),
  legs: sports.map((sport, at) => lost(String(at), sport)),
});

function counted(bet: PersonsBet, sports: readonly string[]): readonly string[] {
  const terms = { minOddsMilli: 1_500, maxStakeMinor: null, sports };
  const grant = { playerId: OWNER, currency: 'EUR', grantedAtMs: 100, terms };
  return (judgeBets(grant, [bet], [bet]).get(bet.betId) ?? []).map(
    ({ countedMinor, reason }) => `${countedMinor} ${reason}`,
  );
}

it('counts of named sports alone: every leg of a bet is of one of them', () => {
  expect(counted(betOn('football'), ['football'])).toEqual(['1000 counted']);
  expect(counted(betOn('football'), ['tennis'])).toEqual(['0 product']);
  expect(counted(betOn('football', 'tennis'), ['football'])).toEqual(['0 product']);
  expect(counted(betOn('football', 'tennis'), ['football', 'tennis'])).toEqual(['1000 counted']);
});

it('says of which sports a bet is, each once', () => {
  const bet = betOn('football', 'tennis', 'football');
  const grant = {
    ...{ playerId: OWNER, currency: 'EUR', grantedAtMs: 100 },
    terms: { minOddsMilli: 1_500, maxStakeMinor: null },
  };
  expect(judgeBets(grant, [bet], [bet]).get(bet.betId)).toMatchObject([{ on: ['football', 'tennis'] }]);
});
