import fc from 'fast-check';
import type { BetId } from '@paddock/contract';

import { targetsOf, type RoundBet, type RoundWin } from './targets.ts';

fc.configureGlobal({ seed: 20261126 });

const bet = (id: number, stakeMinor: bigint, isVoid = false): RoundBet => ({
  stakeId: String(id) as BetId,
  stakeMinor,
  isVoid,
});
const win = (wonMinor: bigint, betsBefore: number, id?: number): RoundWin => ({
  wonMinor,
  betsBefore,
  stakeId: id === undefined ? undefined : (String(id) as BetId),
});

describe('what the bets of a round have to have paid', () => {
  it.each([
    ['nothing without a win', [bet(1, 10n)], [], [0n]],
    ['the win of the only bet', [bet(1, 10n)], [win(25n, 1)], [25n]],
    ['several wins together', [bet(1, 10n)], [win(25n, 1), win(5n, 1, 1)], [30n]],
    ['a named win to its bet alone', [bet(1, 10n), bet(2, 10n)], [win(25n, 2, 2)], [0n, 25n]],
    [
      'a win of the round by size, the rest to the first',
      [bet(1, 1n), bet(2, 2n)],
      [win(100n, 2)],
      [34n, 66n],
    ],
    ['nothing of a win to a bet after it', [bet(1, 1n), bet(2, 2n)], [win(100n, 1)], [100n, 0n]],
    [
      'its stake to one that is void, its share to the rest',
      [bet(1, 1n, true), bet(2, 2n)],
      [win(9n, 2)],
      [1n, 9n],
    ],
    ['nothing to anybody where all are void', [bet(1, 7n, true)], [win(9n, 1)], [7n]],
  ])('%s', (_what, bets, wins, targets) => {
    expect([...targetsOf(bets, wins).values()]).toEqual(targets);
  });

  it('is every win that a standing bet is there for, to the last unit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.boolean()), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.array(fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 14n }), fc.nat(6)), { maxLength: 6 }),
        (stakes, wonAt) => {
          const bets = stakes.map(([stakeMinor, isVoid], at) => bet(at, stakeMinor, isVoid));
          const wins = wonAt.map(([wonMinor, betsBefore]) => win(wonMinor, betsBefore));
          const targets = targetsOf(bets, wins);
          const standing = bets.filter(({ isVoid }) => !isVoid);
          const paid = standing.reduce((sum, { stakeId }) => sum + (targets.get(stakeId) ?? 0n), 0n);
          const owed = wins
            .filter(({ betsBefore }) => bets.slice(0, betsBefore).some(({ isVoid }) => !isVoid))
            .reduce((sum, { wonMinor }) => sum + wonMinor, 0n);
          expect(paid).toBe(owed);
        },
      ),
    );
  });
});
