import { startSocial } from './social.fixture.ts';

it('has neither the company nor its pages outside sandbox mode', async () => {
  const platform = await startSocial({ sandbox: false });
  for (const url of [
    '/sandbox/oidc/.well-known/openid-configuration',
    '/web-api/auth/social/sandbox/start',
  ]) {
    expect((await platform.app.inject(url)).statusCode).toBe(404);
  }
  expect((await platform.app.inject('/web-api/auth/social')).json()).toEqual({
    providers: [],
    oneTap: false,
  });
  await platform.close();
});

it('says that an issuer which cannot be reached is away, and asks it again the next time', async () => {
  const issuer = 'https://127.0.0.1:1/nobody';
  const down = { id: 'down', name: 'Down', issuer, clientId: 'a', clientSecret: 'b' };
  const platform = await startSocial({ social: { providers: [down], oneTap: undefined } });
  for (let n = 0; n < 2; n++) {
    const answer = await platform.app.inject('/web-api/auth/social/down/start?language=ru');
    expect(answer.headers.location).toBe('/ru/user/login?returnUrl=%2F&social=unavailable&provider=down');
  }
  await platform.close();
});
