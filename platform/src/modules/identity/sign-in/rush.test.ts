import { CAPTCHA_HEADER } from '@paddock/contract';

import { captchaPass } from '../abuse/captcha.fixture.ts';
import {
  createIdentityFixture,
  PASSWORD,
  signUp,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { DEVICE_COOKIE } from '../sessions/device-cookie.ts';

const STRANGERS = 1_000;

describe('a thousand sign-ins at once', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;
  beforeAll(async () => {
    platform = await createIdentityFixture();
    ann = await signUp(platform.app);
  });
  afterAll(() => platform.close());

  async function signIn(login: string, password: string, n: number, headers: Record<string, string> = {}) {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/login',
      remoteAddress: `203.${n >> 8}.113.${n & 255}`,
      body: { login, password, save: false },
      headers,
    });
    return { answer, code: answer.json<{ code?: string }>().code ?? 'in' };
  }

  it('refuse nobody for the crowd: who is known comes before it, the others after a captcha', async () => {
    const first = await signIn(ann.email, PASSWORD, 1);
    const device = first.answer.cookies.find(({ name }) => name === DEVICE_COOKIE)?.value ?? '';
    const codes: string[] = [];
    const crowd = Array.from({ length: STRANGERS }, async (_, n) => {
      codes.push((await signIn(`nobody${n}@example.com`, 'wrong', n)).code);
    });
    const owner = signIn(ann.email, PASSWORD, 9_999, { cookie: `${DEVICE_COOKIE}=${device}` });
    const pass = await captchaPass(platform.app);
    const stranger = signIn('other@example.com', 'wrong', 8_888, { [CAPTCHA_HEADER]: pass });
    await Promise.all(crowd);
    expect((await owner).code).toBe('in');
    expect((await stranger).code).toBe('WRONG_CREDENTIALS');
    expect(new Set(codes)).toEqual(new Set(['WRONG_CREDENTIALS', 'CAPTCHA_REQUIRED']));
    const hashed = codes.filter((code) => code === 'WRONG_CREDENTIALS').length;
    expect(hashed).toBeLessThan(STRANGERS / 2);
  });
});
