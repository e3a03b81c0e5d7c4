import { registrationStep } from './registration-step.ts';

const opened = { accepted: false, onPage: false };

it('shows the agreement before anything else, until it is accepted [S4-05]', () => {
  const terms = { agreement: true, start: 'login-page' } as const;
  expect(registrationStep(terms, opened)).toEqual({ kind: 'agreement' });
  expect(registrationStep(terms, { ...opened, onPage: true })).toEqual({ kind: 'agreement' });
  expect(registrationStep(terms, { ...opened, accepted: true })).toEqual({
    kind: 'page',
    path: '/user/login',
  });
});

it.each([
  ['modal', { kind: 'form' }],
  ['registration-page', { kind: 'page', path: '/registration' }],
  ['login-page', { kind: 'page', path: '/user/login' }],
  ['deposit-event', { kind: 'deposit-event' }],
] as const)('then does what the site is configured to: %s [S4-05]', (start, step) => {
  expect(registrationStep({ agreement: false, start }, opened)).toEqual(step);
});

it('does not lead away from the registration page itself', () => {
  expect(
    registrationStep({ agreement: false, start: 'registration-page' }, { ...opened, onPage: true }),
  ).toEqual({
    kind: 'form',
  });
});
