import type { TableRoundView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

import { heardRound } from './heard-round.ts';

const ROUND = { number: 7, phase: 'ended' } as TableRoundView;
const bet = (over: Partial<SharedBetView>): SharedBetView =>
  ({
    round: 7,
    currency: 'EUR',
    stake: '2.00',
    paid: '0.00',
    isTakenBack: false,
    endedAtMs: 1,
    ...over,
  }) as never;
const over = (isWon: boolean) => ({ isDealing: false, over: { id: '7', isWon } });

describe('what is heard of a round that many share', () => {
  it('is its beginning, and no end before it ends', () => {
    expect(heardRound(undefined, [])).toEqual({ isDealing: false, over: undefined });
    expect(heardRound({ ...ROUND, phase: 'open' }, [])).toEqual({ isDealing: false, over: undefined });
    expect(heardRound({ ...ROUND, phase: 'running' }, [])).toEqual({ isDealing: true, over: undefined });
  });

  it.each([
    ['nobody’s bets', [], false],
    ['a bet that paid more than it cost', [bet({ paid: '3.00' })], true],
    ['bets that paid less together', [bet({ paid: '3.00' }), bet({})], false],
    [
      'a bet that was taken back beside one that won',
      [bet({ paid: '3.00' }), bet({ isTakenBack: true })],
      true,
    ],
    ['a bet of another round', [bet({ round: 6, paid: '9.00' })], false],
  ])('is its end with %s', (_what, bets, isWon) => {
    expect(heardRound(ROUND, bets)).toEqual(over(isWon));
  });

  it('waits for what became of the bets', () => {
    const open = heardRound(ROUND, [bet({ endedAtMs: null, paid: null })]);
    expect(open).toEqual({ isDealing: false, over: undefined });
  });
});
