import { freeBetReturn } from './free-bet.ts';

describe('a free bet', () => {
  it.each([
    ['pays the win above its stake', 2_500n, false, 1_500n],
    ['pays its stake, too, where its terms say so', 2_500n, true, 2_500n],
    ['pays nothing of half a loss', 500n, false, 0n],
    ['pays nothing where it lost', 0n, false, 0n],
    ['pays what is left of half a loss where its stake is paid', 500n, true, 500n],
  ])('%s', (_name, returnMinor, stakeReturned, paidMinor) => {
    expect(freeBetReturn(returnMinor, 1_000n, stakeReturned)).toBe(paidMinor);
  });
});
