import { linesAround, mainLine, type PricedLine } from './lines.ts';

const line = (marketId: string, ...odds: [] | [number, number]): PricedLine => ({
  marketId,
  oddsMilli: odds.length === 0 ? null : odds,
});

describe('the main line', () => {
  it('is the one closest to even money', () => {
    expect(mainLine([line('1', 1400, 2900), line('2', 1880, 1920), line('3', 2600, 1500)])).toBe('2');
  });

  it('takes bets while any does', () => {
    expect(mainLine([line('1'), line('2', 1400, 2900)])).toBe('2');
    expect(mainLine([line('1'), line('2'), line('3')])).toBe('2');
    expect(mainLine([])).toBeUndefined();
  });
});

describe('folded lines', () => {
  const lines = Array.from({ length: 12 }, (_, at) => ({ id: String(at) }));
  it.each([
    ['6', '4 5 6 7 8'],
    ['0', '0 1 2 3 4'],
    ['11', '7 8 9 10 11'],
    [undefined, '0 1 2 3 4'],
  ])('stand around main line %s', (mainId, shown) => {
    expect(linesAround(lines, mainId).map(({ id }) => id)).toEqual(shown.split(' '));
  });

  it('are all there when they are few', () => {
    expect(linesAround(lines.slice(0, 3), '1')).toHaveLength(3);
  });
});
