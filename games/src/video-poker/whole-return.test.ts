import { bestHold, HOLD_PARTS } from './hold-return.ts';
import { handClasses, wholeReturn } from './whole-return.ts';

describe('all hands of video poker', () => {
  it('are 2,598,960 in 134,459 classes, whatever suits are called', () => {
    let [classes, all] = [0, 0];
    for (const { hands } of handClasses()) {
      classes += 1;
      all += hands;
    }
    expect([classes, all]).toEqual([134_459, 2_598_960]);
  });

  it('are each of five cards of their own', () => {
    let seen = 0;
    for (const { cards, hands } of handClasses()) {
      if (seen++ > 500) break;
      expect(new Set(cards).size).toBe(5);
      expect([4, 12, 24]).toContain(hands);
    }
  });

  it('return the mean of their best holds, by how many are alike', () => {
    const classes = [
      { cards: [9, 10, 11, 12, 0], hands: 4 },
      { cards: [9, 10, 11, 12, 16], hands: 12 },
      { cards: [10, 11, 12, 0, 16], hands: 24 },
    ];
    const parts = classes.reduce((sum, { cards, hands }) => sum + bestHold(cards).parts * hands, 0);
    expect(wholeReturn(classes)).toEqual({ num: BigInt(parts), den: 40n * BigInt(HOLD_PARTS) });
  });
});
