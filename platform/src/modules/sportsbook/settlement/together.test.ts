import { inLanes, inRounds, inTransactions } from './together.ts';

interface Bet {
  readonly playerId: string;
  readonly betId: string;
}

/** `'2a 10a 2b'`: a bet each, by player and name. */
function bets(text: string): readonly Bet[] {
  return text.split(' ').map((betId) => ({ playerId: /^\d+/.exec(betId)?.[0] ?? '', betId }));
}

const names = (groups: readonly (readonly Bet[])[]) =>
  groups.map((group) => group.map(({ betId }) => betId).join(' '));

describe('bets that are settled together', () => {
  it('are in one lane with all of their player, as many in each lane', () => {
    const page = bets('1a 2a 3a 3b 4a 3c 5a');
    expect(names(inLanes(page, 2))).toEqual(['3a 3b 3c 5a', '1a 2a 4a']);
    expect(names(inLanes(bets('1a 1b'), 2))).toEqual(['1a 1b', '']);
    expect(names(inLanes([], 2))).toEqual(['', '']);
  });

  it('are of another player each in a round, in the order of players, and one of a player after the other', () => {
    expect(names(inRounds(bets('10a 2a 10b 1a 2b 10c')))).toEqual(['1a 2a 10a', '2b 10b', '10c']);
  });

  it('go into one transaction while they have room in it', () => {
    const lane = bets('1a 2a 3a 1b 2b 3b 1c 2c');
    expect(names(inTransactions(lane, { bets: 8, rounds: 4 }))).toEqual(['1a 2a 3a 1b 2b 3b 1c 2c']);
    expect(names(inTransactions(lane, { bets: 7, rounds: 4 }))).toEqual(['1a 2a 3a 1b 2b 3b', '1c 2c']);
    expect(names(inTransactions(lane, { bets: 8, rounds: 2 }))).toEqual(['1a 2a 3a 1b 2b 3b', '1c 2c']);
    expect(names(inTransactions(lane, { bets: 3, rounds: 4 }))).toEqual(['1a 2a 3a', '1b 2b 3b', '1c 2c']);
    expect(inTransactions([], { bets: 3, rounds: 4 })).toEqual([]);
  });

  it('bring no further player into a transaction that has begun with others', () => {
    const lane = bets('1a 2a 3a 1b');
    // The rest of the first round is of player 3, and the second round of player 1.
    expect(names(inTransactions(lane, { bets: 2, rounds: 4 }))).toEqual(['1a 2a', '3a', '1b']);
  });

  it('are all there, each once, whoever has how many', () => {
    const page = Array.from({ length: 500 }, (_, n) => {
      const playerId = String((n * n) % 61);
      return { playerId, betId: `${playerId}-${n}` };
    });
    const settled = inLanes(page, 2).flatMap((lane) => inTransactions(lane, { bets: 64, rounds: 4 }));
    expect(settled.flat().toSorted((a, b) => a.betId.localeCompare(b.betId))).toEqual(
      page.toSorted((a, b) => a.betId.localeCompare(b.betId)),
    );
    for (const all of settled) {
      const [first = [], ...rest] = inRounds(all);
      expect(all.length).toBeLessThanOrEqual(64);
      expect(rest.length).toBeLessThan(4);
      for (const round of rest) {
        expect(first.map(({ playerId }) => playerId)).toEqual(
          expect.arrayContaining(round.map(({ playerId }) => playerId)),
        );
      }
    }
  });
});
