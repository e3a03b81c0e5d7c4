import { jest } from '@jest/globals';

import { createIdentityFixture, sessionCookieOf, signUp, PASSWORD } from '../identity.fixture.ts';

it('the secret of a session is 256 bits of the safe generator, and no two are alike', async () => {
  // Whatever took from the other generator would be the same each time.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const platform = await createIdentityFixture();
  const { email, session } = await signUp(platform.app);
  const secrets = [session];
  for (let n = 0; n < 5; n++) {
    const body = { login: email, password: PASSWORD, save: true };
    const answer = await platform.app.inject({ method: 'POST', url: '/web-api/auth/login', body });
    secrets.push(sessionCookieOf(answer.cookies) ?? '');
  }
  const bytes = secrets.map((secret) => Buffer.from(secret, 'base64url'));
  expect(bytes.map(({ length }) => length)).toEqual(Array(6).fill(32));
  // No part of it is a counter, a time or an id: of each eight bytes no two sessions have the same.
  for (const from of [0, 8, 16, 24])
    expect(new Set(bytes.map((each) => each.toString('hex', from, from + 8))).size).toBe(6);
  await platform.close();
});
