import { linkTokenOf } from './link-token.ts';
import { recoveryErrorOf } from './recovery-error.ts';

it('reads the token of a link behind the #', () => {
  expect(linkTokenOf('#token=abc-_1')).toBe('abc-_1');
  expect(['', '#', '#token=', '#other=1', '#main'].map(linkTokenOf)).toEqual([null, null, null, null, null]);
});

it('classes errors of a recovery code as mistyped or too late [S8-19]', () => {
  expect(recoveryErrorOf('WRONG_CODE')).toBe('wrong_code');
  expect([recoveryErrorOf('CODE_EXPIRED'), recoveryErrorOf('CODE_SPENT')]).toEqual(['time_up', 'time_up']);
  expect(recoveryErrorOf('TOO_MANY_REQUESTS')).toBeUndefined();
});
