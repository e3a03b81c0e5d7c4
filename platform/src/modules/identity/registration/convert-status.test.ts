import { codeSentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  signUp,
  tokenOf,
  sessionCookieOf,
  type IdentityPlatform,
} from '../identity.fixture.ts';

describe('what a light account may become [S4-06]', () => {
  let platform: IdentityPlatform;

  beforeAll(async () => {
    platform = await createIdentityFixture({ registrationTerms: { convert: true } });
  });
  afterAll(() => platform.close());

  const statusOf = async (bearer: { authorization: string }, on = platform) => {
    const answer = await on.app.inject({ url: '/web-api/user/config', headers: bearer });
    return answer.json<{ result: { convert: number } }>().result.convert;
  };

  it('is the main account while it has no name, and nothing once it has one', async () => {
    expect(await statusOf((await signUp(platform.app)).bearer)).toBe(1);
    const named = await signUp(platform.app, { name: 'Ann', surname: 'Other' });
    expect(await statusOf(named.bearer)).toBe(0);
  });

  it('is an additional one where an account with a name has the same number', async () => {
    const phone = '+4915155550001';
    await signUp(platform.app, { name: 'Ann', surname: 'Other', phone });
    const sent = await platform.app.inject({
      method: 'POST',
      url: '/web-api/registration/code',
      headers: mintedPass(platform.kernel),
      body: { channel: 'sms', to: phone, language: 'en' },
    });
    const light = await platform.app.inject({
      method: 'POST',
      url: '/web-api/registration/phone',
      body: {
        phone,
        password: PASSWORD,
        country_id: 276,
        currency_id: 'EUR',
        birth_date: '1990-05-17',
        language: 'en',
        terms_accepted: true,
        code_id: sent.json<{ code_id: string }>().code_id,
        code: await codeSentTo(platform.kernel.db, phone),
      },
    });
    const token = await tokenOf(platform.app, sessionCookieOf(light.cookies) ?? '');
    expect(await statusOf({ authorization: `Bearer ${token}` })).toBe(2);
  });

  it('is nothing on a site that does not offer it', async () => {
    const other = await createIdentityFixture();
    expect(await statusOf((await signUp(other.app)).bearer, other)).toBe(0);
    await other.close();
  });
});
