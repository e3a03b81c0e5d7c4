import { canaryOf } from './canary-terms.ts';

const MAX = { 'max-error-share': '0.05' };

it('goes to a share, to testers, or to everybody at once where neither is said', () => {
  expect(canaryOf({ ...MAX, canary: '10' })).toEqual({ sharePercent: 10, testers: [], maxErrorShare: 0.05 });
  expect(canaryOf({ ...MAX, testers: '4711, 4712' })).toEqual({
    sharePercent: 0,
    testers: ['4711', '4712'],
    maxErrorShare: 0.05,
  });
  expect(canaryOf(MAX)).toBeUndefined();
});

it.each([
  [{ ...MAX, canary: 'ten' }, '--canary: "ten" is no number'],
  [{ ...MAX, canary: '101' }, '--canary: 101 is no whole share of 0 to 100 per cent'],
  [{ ...MAX, canary: '0' }, '--canary: 0 per cent is nobody; name --testers, or a share'],
  [{ ...MAX, testers: 'ada' }, '--testers: "ada" is no player id, which are digits'],
  [
    { canary: '10', 'max-error-share': '5' },
    '--max-error-share: 5 is no share such as 0.05, which is five per cent',
  ],
])('says which option of %j cannot be, in its own words', (options, problem) => {
  expect(() => canaryOf(options)).toThrow(problem);
});
