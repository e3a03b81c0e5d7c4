import { resultOf } from './selection-ends.ts';

describe('a result by hand', () => {
  it('names every outcome', () => {
    expect(resultOf(['over', 'under'], { over: 'half-win' })).toBeUndefined();
    expect(resultOf(['over', 'under'], { over: 'half-win', under: 'half-lose' })).toEqual([
      { outcome: 'over', won: 1, voidHalves: 1 },
      { outcome: 'under', won: 0, voidHalves: 1 },
    ]);
  });

  it('is a win, a loss or a void', () => {
    expect(resultOf(['home', 'draw', 'away'], { home: 'win', draw: 'lose', away: 'void' })).toEqual([
      { outcome: 'home', won: 1, voidHalves: 0 },
      { outcome: 'draw', won: 0, voidHalves: 0 },
      { outcome: 'away', won: 0, voidHalves: 2 },
    ]);
  });
});
