import { statisticsOf } from './statistics.ts';

describe('statistics of the table', () => {
  it('count every place, and zero on none of them', () => {
    const { rounds, zeros, compared, most, least } = statisticsOf([0, 17, 17, 32, 5]);
    expect([rounds, zeros]).toEqual([5, 1]);
    expect(compared.flat().map(({ place, count }) => `${place} ${count}`)).toEqual([
      ...['red 2', 'black 2', 'odd 3', 'even 1', 'low 3', 'high 1'],
      ...['dozen-1 1', 'dozen-2 2', 'dozen-3 1', 'column-1 0', 'column-2 4', 'column-3 0'],
    ]);
    expect(most[0]).toEqual({ pocket: 17, count: 2 });
    expect(least.map(({ pocket }) => pocket)).toEqual([1, 2, 3, 4, 6]);
  });
});
