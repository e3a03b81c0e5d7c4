import type { BetId, PlayerId } from '@paddock/contract';

import { byPlayers } from './by-players.ts';
import type { Listed } from './table-view.ts';

const bet = (id: string, playerId: string, stakeMinor: bigint, changes: Partial<Listed> = {}): Listed => ({
  betId: id as BetId,
  playerId: playerId as PlayerId,
  who: `10•••${playerId}`,
  currency: 'EUR',
  stakeMinor,
  collectedMilli: undefined,
  paidMinor: undefined,
  ...changes,
});

describe('players of a round', () => {
  it('stand once for each currency, by their first bet', () => {
    const bets = [
      bet('9', '1', 5n),
      bet('10', '2', 7n),
      bet('11', '1', 3n),
      bet('12', '1', 2n, { currency: 'USD' }),
    ];
    expect(byPlayers(bets)).toEqual([
      bet('9', '1', 8n),
      bet('10', '2', 7n),
      bet('12', '1', 2n, { currency: 'USD' }),
    ]);
  });

  it('are paid once all their bets are known', () => {
    const [won, lost] = [bet('1', '1', 5n, { paidMinor: 10n }), bet('2', '1', 5n)];
    expect(byPlayers([won, lost])[0]?.paidMinor).toBeUndefined();
    expect(byPlayers([won, { ...lost, paidMinor: 0n }])[0]?.paidMinor).toBe(10n);
  });
});
