import { multipliersAt2 } from '../../results/multipliers.testing.ts';
import type { FieldRecord } from './field-record.ts';
import { fieldResult } from './field-results.ts';

const RUNNERS = ['1', '2', '3', '4', '5'];

/** The runners by their places; one that is left out was withdrawn. */
function came(places: Readonly<Record<string, number>>): FieldRecord {
  return {
    sport: 'marbles',
    runners: RUNNERS,
    places: new Map(Object.entries(places)),
    end: 'finished',
  };
}

const paid = (record: FieldRecord, type: string, specifiers: Record<string, string> = {}) =>
  multipliersAt2(fieldResult({ type, specifiers }, record));

const RACE = came({ 3: 1, 5: 2, 1: 3, 2: 4, 4: 5 });

describe('a field that has come in', () => {
  it('pays who won, and who came among the first so many', () => {
    expect(paid(RACE, 'field-winner')).toEqual({ 1: 0, 2: 0, 3: 2, 4: 0, 5: 0 });
    expect(paid(RACE, 'field-top-2')).toEqual({ 1: 0, 2: 0, 3: 2, 4: 0, 5: 2 });
    expect(paid(RACE, 'field-top-3')).toEqual({ 1: 2, 2: 0, 3: 2, 4: 0, 5: 2 });
  });

  it('pays who came before whom, the first two in order, and whether the number that won is odd', () => {
    expect(paid(RACE, 'field-head-to-head', { pair: '2:5' })).toEqual({ 2: 0, 5: 2 });
    const forecast = paid(RACE, 'field-forecast') ?? {};
    expect(Object.keys(forecast)).toHaveLength(20);
    expect(Object.entries(forecast).filter(([, back]) => back > 0)).toEqual([['3:5', 2]]);
    expect(paid(RACE, 'field-odd-even')).toEqual({ odd: 2, even: 0 });
  });

  it('shares what is left of the places among those who share them: a dead heat', () => {
    const tied = came({ 1: 1, 2: 2, 3: 2, 4: 2, 5: 5 });
    // Three for the last two places.
    expect(paid(tied, 'field-top-3')).toEqual({ 1: 2, 2: 4 / 3, 3: 4 / 3, 4: 4 / 3, 5: 0 });
    expect(paid(tied, 'field-top-4')).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 0 });
    expect(paid(tied, 'field-head-to-head', { pair: '3:4' })).toEqual({ 3: 1, 4: 1 });
    expect(paid(tied, 'field-forecast')?.['1:3']).toBeCloseTo(2 / 3, 12);
    const first = came({ 1: 1, 2: 1, 3: 1, 4: 4, 5: 5 });
    expect(paid(first, 'field-winner')?.['2']).toBeCloseTo(2 / 3, 12);
    expect(paid(first, 'field-forecast')?.['3:1']).toBeCloseTo(2 / 6, 12);
    expect(paid(first, 'field-odd-even')?.['odd']).toBeCloseTo(4 / 3, 12);
  });

  it('pays who came among the last so many, by their places from the end', () => {
    expect(paid(RACE, 'field-bottom-2')).toEqual({ 1: 0, 2: 2, 3: 0, 4: 2, 5: 0 });
    // Three for one of the last two places.
    const tied = came({ 1: 1, 2: 2, 3: 2, 4: 2, 5: 5 });
    expect(paid(tied, 'field-bottom-2')).toEqual({ 1: 0, 2: 2 / 3, 3: 2 / 3, 4: 2 / 3, 5: 2 });
    // Of four that ran two are last.
    expect(paid(came({ 3: 1, 5: 2, 1: 3, 2: 4 }), 'field-bottom-2')).toEqual({
      1: 2,
      2: 2,
      3: 0,
      4: 1,
      5: 0,
    });
  });

  it('gives back what was staked on one that was withdrawn, and pays the others whole', () => {
    const without4 = came({ 3: 1, 5: 2, 1: 3, 2: 4 });
    expect(paid(without4, 'field-winner')).toEqual({ 1: 0, 2: 0, 3: 2, 4: 1, 5: 0 });
    expect(paid(without4, 'field-top-3')?.['4']).toBe(1);
    expect(paid(without4, 'field-head-to-head', { pair: '4:1' })).toEqual({ 4: 1, 1: 1 });
    expect(paid(without4, 'field-forecast')?.['4:5']).toBe(1);
  });
});

describe('a field before its end', () => {
  it('decides nothing, and everything is void where it breaks off', () => {
    const running: FieldRecord = { sport: 'marbles', runners: RUNNERS, places: new Map() };
    expect(paid(running, 'field-winner')).toBeUndefined();
    const off: FieldRecord = { ...running, end: 'broken-off' };
    expect(paid(off, 'field-top-2')).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
  });

  it('has no markets of matches, and no pair of one', () => {
    expect(() => fieldResult({ type: 'winner', specifiers: {} }, RACE)).toThrow(RangeError);
    expect(() => fieldResult({ type: 'field-head-to-head', specifiers: { pair: '3' } }, RACE)).toThrow(
      RangeError,
    );
  });
});
