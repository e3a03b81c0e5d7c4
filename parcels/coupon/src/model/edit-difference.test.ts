import { editDifference } from './edit-difference.ts';

describe('what an edit does to the money of its player (rules §11)', () => {
  it.each([
    [1_200n, 895n, 5_000n, { kind: 'pay', amountMinor: 305n }],
    [400n, 895n, 0n, { kind: 'back', amountMinor: 495n }],
    [895n, 895n, 0n, { kind: 'even' }],
    [1_200n, 895n, 305n, { kind: 'pay', amountMinor: 305n }],
    [1_200n, 895n, 304n, { kind: 'missing', amountMinor: 1n }],
    [1_200n, 895n, null, { kind: 'pay', amountMinor: 305n }],
  ] as const)('stake %s, worth %s, on the account %s', (stake, worth, available, difference) => {
    expect(editDifference(stake, worth, available)).toEqual(difference);
  });
});
