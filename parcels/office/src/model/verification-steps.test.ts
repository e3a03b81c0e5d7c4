import { megabytes, takesDocuments, verificationSteps } from './verification-steps.ts';

it.each([
  ['not-verified', 'now todo todo', true],
  ['checking', 'done now todo', false],
  ['in-review', 'done now todo', false],
  ['more-needed', 'now todo todo', true],
  ['refused', 'now todo failed', true],
  ['verified', 'done done done', false],
] as const)('%s stands at %s', (status, states, takes) => {
  expect(
    verificationSteps(status)
      .map(({ state }) => state)
      .join(' '),
  ).toBe(states);
  expect(takesDocuments(status)).toBe(takes);
});

it('writes sizes in megabytes', () => {
  expect([0, 1_000, 1_572_864, 8 * 1024 * 1024].map(megabytes)).toEqual([0.1, 0.1, 1.5, 8]);
});
