import fc from 'fast-check';
import type { PlayerId } from '@paddock/contract';

import { judgeBets } from './judge-bets.ts';
import { bet, GRANT, leg, OWNER } from './judged-bets.fixture.ts';

describe('bets by chance, judged for the wagering (rules §14)', () => {
  it('never counts more than could be lost, whatever was bet in whatever order', () => {
    const outcomes = ['home', 'draw', 'away'] as const;
    const anyBet = fc.record({
      outcome: fc.constantFrom(...outcomes),
      oddsMilli: fc.integer({ min: 1_500, max: 9_000 }),
      stake: fc.integer({ min: 1, max: 50 }),
      end: fc.integer({ min: 120, max: 160 }),
      owner: fc.constantFrom('1', '2'),
    });
    fc.assert(
      fc.property(fc.array(anyBet, { minLength: 1, maxLength: 8 }), (found) => {
        const bets = found.map(({ outcome, oddsMilli, stake, end, owner }) =>
          bet(stake, `1 ${outcome} ${oddsMilli}`, { settledAtMs: end, playerId: owner as PlayerId }),
        );
        const ended = bets.find(({ playerId }) => playerId === OWNER);
        if (ended === undefined) return;
        const counted = (judgeBets(GRANT, bets, [ended]).get(ended.betId) ?? []).reduce(
          (sum, { countedMinor }) => sum + Number(countedMinor),
          0,
        );
        const losses = outcomes.map((winner) =>
          bets.reduce((sum, { stakeMinor, legs }) => {
            const [only] = legs;
            const won = only?.outcome === winner ? (Number(stakeMinor) * only.oddsMilli) / 1_000 : 0;
            return sum + Number(stakeMinor) - won;
          }, 0),
        );
        expect(counted).toBeLessThanOrEqual(Math.max(0, ...losses));
      }),
      { seed: 20_261_122, numRuns: 500 },
    );
  });

  it('judges bets together as it judges each alone, beside those on its own matches', () => {
    const outcomes = ['home', 'draw', 'away'] as const;
    const anyLeg = fc.record({
      event: fc.constantFrom('1', '2', '3'),
      outcome: fc.constantFrom(...outcomes),
      oddsMilli: fc.integer({ min: 1_300, max: 4_000 }),
    });
    const anyBet = fc.record({
      legs: fc.uniqueArray(anyLeg, { minLength: 1, maxLength: 3, selector: ({ event }) => event }),
      stake: fc.integer({ min: 1, max: 60 }),
      start: fc.integer({ min: 90, max: 120 }),
      end: fc.integer({ min: 120, max: 160 }),
      owner: fc.constantFrom('1', '1', '2'),
    });
    fc.assert(
      fc.property(fc.array(anyBet, { minLength: 1, maxLength: 8 }), (found) => {
        const bets = found.map(({ legs, stake, start, end, owner }) =>
          bet(
            stake,
            legs.map(({ event, outcome, oddsMilli }) => leg(`${event} ${outcome} ${oddsMilli}`)),
            { acceptedAtMs: start, settledAtMs: end, playerId: owner as PlayerId },
          ),
        );
        const together = judgeBets(GRANT, bets, bets);
        for (const one of bets) {
          const events = one.legs.map(({ eventId }) => eventId);
          const beside = bets.filter(({ legs }) => legs.some(({ eventId }) => events.includes(eventId)));
          expect(together.get(one.betId)).toEqual(judgeBets(GRANT, beside, [one]).get(one.betId));
        }
      }),
      { seed: 20_261_129, numRuns: 300 },
    );
  });
});
