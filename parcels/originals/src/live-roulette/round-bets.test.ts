import type { SharedBetView } from '@paddock/contract/schemas';

import {
  beyond,
  chipsOf,
  freeSlot,
  lastChips,
  paidOf,
  pocketOf,
  stakedOf,
  standing,
  together,
} from './round-bets.ts';

const chip = (on: string, amountMinor: number) => ({ on, amountMinor: String(amountMinor) });

const bet = (
  slot: number,
  chips: ReturnType<typeof chip>[],
  changes: Partial<SharedBetView> = {},
): SharedBetView => ({
  id: String(slot),
  number: '6500000001',
  game: 'live-roulette',
  round: 7,
  slot,
  currency: 'EUR',
  stake: '1.00',
  choice: { table: 'la-partage', chips },
  placedAtMs: 0,
  collectedMilli: null,
  paid: null,
  isVoid: false,
  isTakenBack: false,
  endedAtMs: null,
  result: null,
  ...changes,
});

const BETS = [
  bet(3, [chip('red', 50), chip('odd', 50)]),
  bet(2, [chip('red', 100)], { isTakenBack: true }),
  bet(1, [chip('red', 100)]),
  bet(1, [chip('black', 100)], { round: 5 }),
  bet(1, [chip('even', 100)], { round: 4 }),
];

describe('the player’s bets in a round', () => {
  it('are those that stand, with their chips together on the cloth', () => {
    const own = standing(BETS, 7, 'EUR');
    expect(own.map(({ slot }) => slot)).toEqual([3, 1]);
    expect(chipsOf(own)).toEqual([chip('red', 150), chip('odd', 50)]);
    expect(stakedOf(own)).toBe(200n);
    expect(standing(BETS, 7, 'USD')).toEqual([]);
    expect([freeSlot(own, 8), freeSlot(own, 1)]).toEqual([2, undefined]);
  });

  it('stay when chips that were laid beyond them are taken away', () => {
    const placed = [chip('red', 150)];
    expect(beyond(together(placed, [chip('red', 50), chip('odd', 10)]), placed)).toEqual([
      chip('red', 50),
      chip('odd', 10),
    ]);
    expect(beyond([chip('odd', 10)], placed)).toEqual([chip('odd', 10)]);
  });

  it('are paid as the house pays them', () => {
    const own = standing(BETS, 7, 'EUR');
    // 150 on red and 50 on odd: both at 7, half of both at zero.
    expect([7, 0, 2].map((pocket) => paidOf(own, pocket))).toEqual([400n, 100n, 0n]);
    expect([pocketOf({ result: { pocket: 0 } }), pocketOf({ result: null })]).toEqual([0, undefined]);
  });

  it('can be laid again: those of the last round before this one', () => {
    expect(lastChips(BETS, 7, 'EUR')).toEqual([chip('black', 100)]);
    expect(lastChips(BETS, 5, 'EUR')).toEqual([chip('even', 100)]);
    expect(lastChips(BETS, 4, 'EUR')).toEqual([]);
  });
});
