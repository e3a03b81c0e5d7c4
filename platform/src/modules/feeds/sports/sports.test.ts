import { decideMarket } from './sports.ts';
import type { TennisRecord } from './tennis/tennis-results.ts';

describe('markets a sport does not have', () => {
  it('are refused', () => {
    const match: TennisRecord = { sport: 'tennis', bestOf: 3, sets: [], current: [0, 0] };
    expect(() => decideMarket({ type: '1x2', specifiers: {} }, match)).toThrow(RangeError);
    expect(() => decideMarket({ type: 'games-total', specifiers: { line: 'x' } }, match)).toThrow(RangeError);
    expect(() => decideMarket({ type: 'set-winner', specifiers: {} }, match)).toThrow(RangeError);
  });
});
