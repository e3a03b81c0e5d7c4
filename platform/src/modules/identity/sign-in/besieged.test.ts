import type { CodeSentView, SignInAnswer } from '@paddock/contract/schemas';

import { codeSentTo, sentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import { createIdentityFixture, newPhone, PASSWORD, type IdentityPlatform } from '../identity.fixture.ts';
import {
  bindPhone,
  securityPlayer,
  withTwoFactor,
  type SecurityPlayer,
} from '../security/security.fixture.ts';
import { DEVICE_COOKIE } from '../sessions/device-cookie.ts';

const ROUNDS = 6;
const ROUND_MS = 10 * 60_000;
/** More in each round than grow back in it, from whichever number of networks. */
const GUESSES = 30;

/** A stranger who knows mailbox and number, and does everything that needs no more, the work of captchas too. */
describe.each([1, 50])('an hour of a stranger with %i networks', (networks) => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;
  let phone: string;
  let device: string;
  let recoveryCodes: string[];

  beforeAll(async () => {
    platform = await createIdentityFixture();
    ann = await securityPlayer(platform);
    phone = newPhone();
    await ann.stepUp();
    await bindPhone(platform, ann, phone);
    const first = await post('/auth/login', login(PASSWORD), {});
    device = first.cookies.find(({ name }) => name === DEVICE_COOKIE)?.value ?? '';
    recoveryCodes = [...(await withTwoFactor(platform, ann)).recoveryCodes];
    for (let round = 0; round < ROUNDS; round++) {
      await platform.leap(ROUND_MS);
      for (let n = 0; n < networks; n++) await besiege(`198.51.${n}.7`);
    }
  });
  afterAll(() => platform.close());

  interface From {
    readonly address?: string;
    readonly device?: string;
  }
  function post(path: string, body: object, { address = '192.0.2.50', device: cookie }: From) {
    return platform.app.inject({
      method: 'POST',
      url: `/web-api${path}`,
      remoteAddress: address,
      headers: mintedPass(platform.kernel),
      body,
      ...(cookie === undefined ? {} : { cookies: { [DEVICE_COOKIE]: cookie } }),
    });
  }
  const login = (password: string) => ({ login: ann.email, password, save: false });
  const byNumber = () => ({ 'phone-number': phone, language: 'en' });
  const forgotten = (channel: 'email' | 'sms') =>
    channel === 'email'
      ? { channel, email: ann.email, language: 'en' }
      : { channel, phone_number: phone, language: 'en' };

  async function besiege(address: string): Promise<void> {
    const from = { address };
    for (let n = 0; n < GUESSES / networks; n++) {
      const guessed = (await post('/auth/login', login(`guess ${n}`), from)).json<Partial<SignInAnswer>>();
      const challenge = guessed.user_id === null ? guessed.two_step?.challenge : undefined;
      if (challenge === undefined) continue;
      await post('/auth/two-step/send', { challenge, method: 'email' }, from);
      await post('/auth/two-step', { challenge, method: 'email', code: '123456', save: false }, from);
    }
    const sent = (await post('/auth/sms/send', byNumber(), from)).json<
      Partial<CodeSentView> & { code_id?: string }
    >();
    if (sent.code_id !== undefined)
      await post('/auth/login/sms', { code_id: sent.code_id, code: '123456', save: false }, from);
    for (const channel of ['email', 'sms'] as const) {
      await post('/auth/forgot-password', forgotten(channel), from);
      const to = channel === 'email' ? ann.email : phone;
      await post('/registration/code', { channel, to, language: 'en' }, from);
    }
  }

  type Step = Extract<SignInAnswer, { user_id: null }>['two_step'];
  const stepOf = (answer: { json(): unknown }): Step => {
    const body = answer.json() as Partial<Extract<SignInAnswer, { user_id: null }>>;
    if (body.two_step === undefined) throw new Error(`no second step: ${JSON.stringify(body)}`);
    return body.two_step;
  };
  async function expectIn(challenge: string, from: From): Promise<void> {
    const code = recoveryCodes.shift() ?? '';
    const answer = await post('/auth/two-step', { challenge, method: 'recovery', code, save: false }, from);
    expect(answer.json()).toEqual({ user_id: ann.playerId });
  }
  async function signInBySms(from: From): Promise<void> {
    const sent = await post('/auth/sms/send', byNumber(), from);
    expect(sent.statusCode).toBe(200);
    const { code_id } = sent.json<{ code_id: string }>();
    const code = await codeSentTo(platform.kernel.db, phone);
    await expectIn(
      stepOf(await post('/auth/login/sms', { code_id, code, save: false }, from)).challenge,
      from,
    );
  }

  it('leaves the owner’s own device the password and a recovery code', async () => {
    const step = stepOf(await post('/auth/login', login(PASSWORD), { device }));
    expect(step.methods).toEqual(['totp', 'recovery']);
    await expectIn(step.challenge, { device });
  });

  it('leaves a new device the password, a code to the mailbox and a recovery code', async () => {
    const step = stepOf(await post('/auth/login', login(PASSWORD), {}));
    expect(step).toMatchObject({ methods: ['email'], confirms: true });
    const { challenge } = step;
    expect((await post('/auth/two-step/send', { challenge, method: 'email' }, {})).statusCode).toBe(200);
    const code = await codeSentTo(platform.kernel.db, ann.email);
    const next = stepOf(await post('/auth/two-step', { challenge, method: 'email', code, save: false }, {}));
    expect(next.methods).toEqual(['totp', 'recovery']);
    await expectIn(next.challenge, {});
  });

  it('leaves the owner’s own device codes by SMS', () => signInBySms({ device }));

  it.each(['email', 'sms'] as const)(
    'leaves the owner’s own device a new password by %s',
    async (channel) => {
      const to = channel === 'email' ? ann.email : phone;
      const before = (await sentTo(platform.kernel.db, to)).length;
      expect((await post('/auth/forgot-password', forgotten(channel), { device })).statusCode).toBeLessThan(
        300,
      );
      expect((await sentTo(platform.kernel.db, to)).length).toBe(before + 1);
    },
  );

  it('leaves a session the changes of its security', async () => {
    await ann.stepUp();
    expect((await ann.post('/email/send', { email: 'new@example.com' })).status).toBe(200);
  });

  // From many networks they use up what strangers have: a new device without the password is one.
  if (networks === 1) it('leaves a new device codes by SMS', () => signInBySms({}));
});
