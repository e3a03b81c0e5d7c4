import type { TableRoundView } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

import { collectableMilli, lastEnd, slotAction } from './slot-action.ts';

const ROUND: TableRoundView = {
  number: 7,
  phase: 'running',
  betsOn: 8,
  startsAtMs: null,
  beganAtMs: 1_000,
  endedAtMs: null,
  stopMilli: null,
  hashBefore: null,
  hash: null,
  result: null,
};
const bet = (changes: Partial<SharedBetView> = {}): SharedBetView => ({
  id: '1',
  number: '11111111111',
  game: 'crash',
  round: 7,
  slot: 1,
  currency: 'EUR',
  stake: '10.00',
  choice: { targetMilli: null },
  placedAtMs: 1,
  collectedMilli: null,
  paid: null,
  isVoid: false,
  isTakenBack: false,
  endedAtMs: null,
  result: null,
  ...changes,
});

describe('the button of a place', () => {
  it('collects a bet that flies, and nothing else does', () => {
    expect(slotAction(ROUND, [bet()], 1)).toMatchObject({ kind: 'collect', bet: { id: '1' } });
    expect(slotAction(ROUND, [bet()], 2)).toEqual({ kind: 'bet', round: 8, isNext: true });
    expect(slotAction(ROUND, [bet({ paid: '12.00' })], 1)).toEqual({ kind: 'bet', round: 8, isNext: true });
    expect(slotAction({ ...ROUND, phase: 'ended' }, [bet()], 1)).toMatchObject({ kind: 'bet' });
  });

  it('takes a bet back that waits for this round or the next, but not one that is gone', () => {
    const open = { ...ROUND, phase: 'open', betsOn: 7 } as const;
    expect(slotAction(open, [bet()], 1)).toMatchObject({ kind: 'take-back', isNext: false });
    expect(slotAction(ROUND, [bet({ round: 8 })], 1)).toMatchObject({ kind: 'take-back', isNext: true });
    expect(slotAction(open, [bet({ isTakenBack: true, paid: '10.00' })], 1)).toEqual({
      kind: 'bet',
      round: 7,
      isNext: false,
    });
  });

  it('waits where no round takes bets', () => {
    expect(slotAction(undefined, [], 1)).toEqual({ kind: 'wait' });
    expect(slotAction({ ...ROUND, betsOn: null }, [], 1)).toEqual({ kind: 'wait' });
  });

  it('tells how the bet of this round ended, and no other', () => {
    expect(lastEnd(ROUND, [bet()], 1)).toBeUndefined();
    expect(lastEnd(ROUND, [bet({ paid: '0.00' })], 1)).toMatchObject({ paid: '0.00' });
    expect(lastEnd(ROUND, [bet({ round: 6, paid: '0.00' })], 1)).toBeUndefined();
  });

  it('names what counts: never more than target and bound', () => {
    expect(collectableMilli(bet(), 2_470, null)).toBe(2_470);
    expect(collectableMilli(bet({ choice: { targetMilli: 2_000 } }), 2_470, null)).toBe(2_000);
    expect(collectableMilli(bet(), 2_470, 1_500)).toBe(1_500);
  });
});
