import { aBet } from '@paddock/shared-utils/testing';

import { chainAgain, legsAgain, modeAgain, systemAgain } from './legs-again.ts';

describe('placing the same again', () => {
  const [leg] = aBet().legs;
  if (leg === undefined) throw new Error('a bet has a leg');
  const legs = [501, 502, 503, 504].map((id) => ({ ...leg, selectionId: `${id}.home` }));

  it('takes the legs of all bets at the prices they were struck at', () => {
    expect(legsAgain([aBet(), aBet({ legs })])).toHaveLength(5);
    expect(legsAgain([aBet({ legs })])[1]).toMatchObject({
      selectionId: '502.home',
      marketId: '502',
      seenOddsMilli: leg.oddsMilli,
    });
  });

  it('takes the lines of a system with its bankers', () => {
    const bet = aBet({ type: 'system', legs, lines: { bankers: [1], folds: [2] }, lineCount: 3 });
    expect(modeAgain([bet])).toBe('system');
    expect(systemAgain([bet])).toEqual({ folds: [2], bankers: ['502.home'] });
  });

  it('takes the order and the links of a conditional bet', () => {
    const bet = aBet({ type: 'conditional', legs, links: [1, 2, 1] });
    expect(modeAgain([bet])).toBe('conditional');
    expect(chainAgain([bet])).toEqual({
      order: legs.map(({ selectionId }) => selectionId),
      joined: ['503.home'],
    });
    expect(chainAgain([aBet({ legs })])).toBeUndefined();
  });

  it('is singles of several bets, and one bet of all legs else', () => {
    expect([modeAgain([aBet(), aBet()]), modeAgain([aBet({ legs })])]).toEqual(['singles', 'accumulator']);
    expect(systemAgain([aBet({ legs })])).toBeUndefined();
  });
});
