import type { BetLegView } from '@paddock/contract/schemas';

import { countedMilli, legStateOf } from './leg-state.ts';

const NOW_MS = 1_000_000;
const leg = (over: Partial<BetLegView>) =>
  ({ result: 'open', startsAtMs: NOW_MS, oddsMilli: 1_901, ...over }) as BetLegView;

describe('a leg of a bet', () => {
  it.each<[string, Partial<BetLegView>]>([
    ['to-come', { startsAtMs: NOW_MS + 1 }],
    ['running', { eventPath: '/live/x' }],
    ['waiting', {}],
    ['waiting', { eventPath: '/live/x', finalScore: [1, 0] }],
    ['half-win', { result: 'half-win', eventPath: '/live/x' }],
  ])('says %s of itself', (state, over) => {
    expect(legStateOf(leg(over), NOW_MS)).toBe(state);
  });

  it('counts with less than its price when it is void or half (rules §7)', () => {
    expect(countedMilli(leg({ result: 'void' }))).toBe(1_000n);
    expect(countedMilli(leg({ result: 'half-win' }))).toBe(1_450n);
    expect(countedMilli(leg({ result: 'half-lose' }))).toBe(500n);
    expect(countedMilli(leg({ result: 'win' }))).toBeUndefined();
  });
});
