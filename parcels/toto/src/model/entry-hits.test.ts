import { entryHits, pickState } from './entry-hits.ts';

describe('how the choices of an entry stand', () => {
  it('is open until a match has a result, then right or wrong', () => {
    expect(pickState(0b011, { outcome: null })).toBe('open');
    expect(pickState(0b011, { outcome: 1 })).toBe('right');
    expect(pickState(0b011, { outcome: 2 })).toBe('wrong');
  });

  it('is right whatever was chosen of a match of which every outcome is', () => {
    expect(pickState(0b100, { outcome: 'all' })).toBe('right');
  });

  it('is counted by the results there are', () => {
    const events = [{ outcome: 0 }, { outcome: 1 }, { outcome: 'all' as const }, { outcome: null }];
    expect(entryHits([1, 1, 4, 7], events)).toEqual({ right: 2, known: 3, open: 1 });
  });
});
