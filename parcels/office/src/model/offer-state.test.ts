import { offerState } from './offer-state.ts';

const offer = { points: 100, left: null, leftForPlayer: null };

describe('whether an offer can be bought', () => {
  it.each([
    ['open', offer, 100, false],
    ['short', offer, 99, false],
    ['paused', offer, 100, true],
    ['sold', { ...offer, left: 0 }, 100, false],
    ['had', { ...offer, leftForPlayer: 0 }, 100, false],
  ] as const)('is %s', (state, one, balance, isPaused) => {
    expect(offerState(one, balance, isPaused)).toBe(state);
  });
});
