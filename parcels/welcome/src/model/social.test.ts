import { socialOutcomeOf, startAddress, twoStepOf } from './social.ts';

it('reads how the way by a company ended, and nothing it does not know', () => {
  expect(socialOutcomeOf('?social=exists&provider=acme')).toEqual({ outcome: 'exists', provider: 'acme' });
  expect(socialOutcomeOf('?social=failed')).toEqual({ outcome: 'failed', provider: '' });
  expect(socialOutcomeOf('?social=%3Cscript%3E')).toBeNull();
  expect(socialOutcomeOf('')).toBeNull();
});

it('reads the second step from the fragment', () => {
  const challenge = 'c'.repeat(43);
  expect(twoStepOf(`#two-step=${challenge}.totp.recovery`)).toEqual({
    challenge,
    methods: ['totp', 'recovery'],
  });
  for (const hash of ['', '#two-step=', `#two-step=${challenge}`, `#two-step=${challenge}.magic`, '#x']) {
    expect(twoStepOf(hash)).toBeNull();
  }
});

it('leads to the company with the way back', () => {
  expect(startAddress('acme', 'ru', '/live?x=1')).toBe(
    '/web-api/auth/social/acme/start?language=ru&returnUrl=%2Flive%3Fx%3D1',
  );
  expect(startAddress('acme', 'en', null)).toBe('/web-api/auth/social/acme/start?language=en');
});
