import { DICE } from '@paddock/games/dice';

import {
  diceEnds,
  multiplierOf,
  readTarget,
  targetsOf,
  turned,
  withTarget,
  writeRoll,
} from './dice-choice.ts';

describe('what is chosen in dice', () => {
  it.each(['under', 'over'] as const)('can be bet on at both ends of %s', (side) => {
    const [least, largest] = targetsOf(side);
    for (const target of [least, largest]) expect(DICE.readBet(1n, { side, target })).toBeDefined();
    for (const target of [least - 1, largest + 1]) expect(DICE.readBet(1n, { side, target })).toBeUndefined();
    expect(withTarget({ side, target: least }, -5).target).toBe(least);
    expect(withTarget({ side, target: least }, 2_000_000).target).toBe(largest);
  });

  it('has the same chance on the other side, and comes back', () => {
    const choice = { side: 'under', target: 123_456 } as const;
    expect(multiplierOf(turned(choice))).toBe(multiplierOf(choice));
    expect(turned(turned(choice))).toEqual(choice);
  });

  it('pays its multiplier or nothing', () => {
    expect(diceEnds({ side: 'under', target: 500_000 }).map(([, milli]) => milli)).toEqual([1_980, 0]);
  });

  it.each([
    ['49.5', 495_000],
    ['49,5', 495_000],
    ['0.0001', 1],
    ['100', undefined],
    ['1.23456', undefined],
    ['', undefined],
    ['-1', undefined],
  ])('is read from "%s"', (text, target) => {
    expect(readTarget(text)).toBe(target);
  });

  it('is written with four digits', () => {
    expect([writeRoll(7, '.'), writeRoll(999_999, ',')]).toEqual(['00.0007', '99,9999']);
  });
});
