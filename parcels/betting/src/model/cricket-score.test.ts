import type { EventState } from '@paddock/contract/schemas';

import { chaseOf, inningsText, oversText } from './cricket-score.ts';

const state = (more: Partial<EventState> = {}): EventState => ({
  ...{ status: 'live', startsAtMs: 0, period: 'i2', score: [153, 80], parts: [] },
  cricket: { first: 'home', wickets: [10, 4], balls: [118, 76], overs: [] },
  ...more,
});

describe('the score of cricket', () => {
  it('is runs and wickets, runs alone once all are out or where nobody tells', () => {
    expect(inningsText(state(), 0)).toBe('153');
    expect(inningsText(state(), 1)).toBe('80/4');
    expect(inningsText(state({ period: 'ib', score: [153, 0] }), 1)).toBe('');
    const { cricket: _cricket, ...untold } = state();
    expect(inningsText(untold, 1)).toBe('80');
  });

  it('counts six balls an over', () => {
    expect(oversText(state(), 'away')).toBe('12.4');
    expect(oversText(state(), 'home')).toBe('19.4');
  });

  it('says what a chase still needs, and nothing before there is one', () => {
    expect(chaseOf(state())).toEqual({ side: 'away', runs: 74, balls: 44 });
    expect(chaseOf(state({ period: 'i1' }))).toBeUndefined();
    expect(chaseOf(state({ period: 'so' }))).toBeUndefined();
  });
});
