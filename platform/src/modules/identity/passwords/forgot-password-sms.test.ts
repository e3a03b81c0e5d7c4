import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  givePhone,
  newPhone,
  PASSWORD,
  signUp,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { callerOf, tokenSentTo } from './passwords.fixture.ts';

const NEW = 'quite another horse';

describe('a password forgotten by who has a phone', () => {
  let platform: IdentityPlatform;
  let caller: ReturnType<typeof callerOf>;
  let ann: SignedIn;
  let phone = '';

  beforeAll(async () => {
    platform = await createIdentityFixture();
    caller = callerOf(platform);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await signUp(platform.app);
    phone = newPhone();
    await givePhone(platform, ann.playerId, phone);
  });

  const bySms = (number = phone) =>
    caller.post(
      '/web-api/auth/forgot-password',
      { channel: 'sms', phone_number: number, language: 'en' },
      { headers: mintedPass(platform.kernel) },
    );
  const reset = (token: string) => caller.post('/web-api/auth/reset-password', { token, password: NEW });
  const login = async (password: string) =>
    (await caller.post('/web-api/auth/login', { login: ann.email, password, save: false })).statusCode;
  const redeem = (codeId: string | null, code: string) =>
    caller.post('/web-api/auth/reset-password/code', { code_id: codeId, code });

  it('is set anew by the code, which is traded for a token once', async () => {
    const { code_id: codeId } = (await bySms()).json<{ code_id: string }>();
    const code = await codeSentTo(platform.kernel.db, phone);
    const { token } = (await redeem(codeId, ` ${code} `)).json<{ token: string }>();
    expect((await redeem(codeId, code)).json()).toMatchObject({ code: 'CODE_SPENT' });
    expect((await reset(token)).statusCode).toBe(200);
    expect([await login(NEW), await login(PASSWORD)]).toEqual([200, 422]);
  });

  it('tells a wrong code from one whose time is up [S8-19]', async () => {
    const { code_id: codeId } = (await bySms()).json<{ code_id: string }>();
    const code = await codeSentTo(platform.kernel.db, phone);
    const wrong = await redeem(codeId, code === '000000' ? '111111' : '000000');
    expect(wrong.json()).toMatchObject({ code: 'WRONG_CODE', details: { triesLeft: 4 } });
    await platform.advance(10 * 60_000);
    expect((await redeem(codeId, code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('answers alike for a number nobody has, and takes no code for it', async () => {
    const nobody = newPhone();
    const known = (await bySms()).json<Record<string, unknown>>();
    const unknown = (await bySms(nobody)).json<Record<string, unknown>>();
    expect(Object.keys(unknown)).toEqual(Object.keys(known));
    expect(unknown['expires_at_ms']).toBe(known['expires_at_ms']);
    expect(await sentTo(platform.kernel.db, nobody)).toEqual([]);
    expect((await redeem(unknown['code_id'] as string, '123456')).json()).toMatchObject({
      code: 'WRONG_CODE',
    });
  });

  it('ends with a change of the password', async () => {
    const { code_id: codeId } = (await bySms()).json<{ code_id: string }>();
    const code = await codeSentTo(platform.kernel.db, phone);
    await caller.post('/web-api/auth/forgot-password', {
      channel: 'email',
      email: ann.email,
      language: 'en',
    });
    await reset(await tokenSentTo(platform, ann.email));
    expect((await redeem(codeId, code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
  });
});
