import { betLabel } from './bet-label.ts';

/** Says the key with what it is filled with. */
const t = (key: string, values: object = {}) => [key, ...Object.values(values)].join(' ');
const legs = [1, 2, 3, 4];

describe('the kind of a bet', () => {
  it('is its type', () => {
    expect(betLabel({ type: 'accumulator', legs }, t, 'en')).toBe('betType.accumulator');
  });

  it('says of a system its lines', () => {
    const lines = { bankers: [], folds: [2, 3] };
    expect(betLabel({ type: 'system', lines, lineCount: 10, legs }, t, 'en')).toBe(
      'betType.system betLines.of 2/3 4, betLines.count 10',
    );
  });

  it('says of a conditional bet its links', () => {
    expect(betLabel({ type: 'conditional', links: [2, 1], legs }, t, 'en')).toBe('betType.conditional 2 + 1');
  });

  it('and its bankers, of which none is chosen', () => {
    const lines = { bankers: [0], folds: [2] };
    expect(betLabel({ type: 'system', lines, lineCount: 3, legs }, t, 'en')).toBe(
      'betType.system betLines.of 2 3, betLines.bankers 1, betLines.count 3',
    );
  });

  it('has the comma of its language', () => {
    const lines = { bankers: [], folds: [2] };
    expect(betLabel({ type: 'system', lines, lineCount: 3, legs }, t, 'ar')).toContain('4، betLines.count 3');
  });
});
