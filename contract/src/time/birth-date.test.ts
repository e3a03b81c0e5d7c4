import { ageYears } from './birth-date.ts';

describe('age', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
  it.each([
    ['2000-11-21', '2018-11-20', 17],
    ['2000-11-21', '2018-11-21', 18],
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2000-12-31', '2019-01-01', 18],
    ['2018-11-21', '2018-11-21', 0],
    ['2018-11-22', '2018-11-21', undefined],
    ['1880-01-01', '2018-11-21', undefined],
    ['2001-02-29', '2018-11-21', undefined],
    ['2000-13-01', '2018-11-21', undefined],
  ])('born %s, on %s: %s', (born, today, age) => {
    expect(ageYears(born, at(today))).toBe(age);
  });
});
