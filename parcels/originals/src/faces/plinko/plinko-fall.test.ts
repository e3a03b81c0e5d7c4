import { PLINKO } from '@paddock/games/plinko';

import { ballAt, pegsOf, plinkoEnds, ROWS } from './plinko-fall.ts';

describe('the board of plinko', () => {
  it('has a peg more in each row, between those above', () => {
    expect(pegsOf(2)).toEqual([
      { x: 0, y: 0 },
      { x: -0.5, y: 1 },
      { x: 0.5, y: 1 },
    ]);
  });

  it.each([
    [[0, 0, 0, 0], -2],
    [[1, 1, 1, 1], 2],
    [[0, 1, 1, 0], 0],
  ])('lets the ball fall by the path %j into its slot', (path, x) => {
    expect(ballAt(path, 0)).toEqual({ x: 0, y: 0 });
    expect(ballAt(path, 1)).toEqual({ x, y: 4 });
    // Half way it has passed half of its pegs.
    expect(ballAt(path, 0.5).y).toBe(2);
  });

  it('bets on all rows there are, with the return of the rules', () => {
    for (const rows of ROWS) {
      const choice = { rows, risk: 'low' } as const;
      const ends = plinkoEnds(choice);
      const { num, den } = PLINKO.returnOf(choice);
      const paid = ends.reduce((sum, [ways, milli]) => sum + ways * BigInt(milli), 0n);
      expect(paid * den).toBe(num * 2n ** BigInt(rows) * 1000n);
    }
  });
});
