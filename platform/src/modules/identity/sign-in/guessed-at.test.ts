import type { SignInAnswer } from '@paddock/contract/schemas';

import { sentTo } from '../../messages/messages.fixture.ts';
import { mintedPass } from '../abuse/captcha.fixture.ts';
import { GUARD_RULES } from '../abuse/sign-in-guard.ts';
import {
  createIdentityFixture,
  PASSWORD,
  type IdentityPlatform,
  type SignedIn,
} from '../identity.fixture.ts';
import { securityPlayer, withTwoFactor } from '../security/security.fixture.ts';
import { DEVICE_COOKIE } from '../sessions/device-cookie.ts';
import { deviceOf, playerNobodyTried, tryPassword, type PasswordTry } from './password-try.fixture.ts';

describe('an account that strangers guess at', () => {
  let platform: IdentityPlatform;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await playerNobodyTried(platform);
  });

  /** More wrong passwords than all strangers together may try, each from a network of its own. */
  async function guess(login = ann.email): Promise<void> {
    for (let n = 0; n < GUARD_RULES.together.burst + 5; n++)
      await tryPassword(platform.app, {
        login,
        address: `198.51.100.${n}`,
        headers: mintedPass(platform.kernel),
      });
  }
  /** The answer of a new device, which does the work it is asked for. */
  const fromNewDevice = async (password: string, login = ann.email) => {
    const answer = await tryPassword(platform.app, {
      login,
      password,
      address: '192.0.2.50',
      headers: mintedPass(platform.kernel, 3),
    });
    expect(answer.json()).toMatchObject({ user_id: null, two_step: { confirms: true } });
    return answer.json<Exclude<SignInAnswer, { user_id: string }>>();
  };
  const call = (path: string, body: object, remoteAddress = '192.0.2.50') =>
    platform.app.inject({ method: 'POST', url: `/web-api/auth/two-step${path}`, remoteAddress, body });
  const confirm = (challenge: string, code: string) =>
    call('', { challenge, method: 'email', code, save: false });
  const codesOf = async (to: string) =>
    (await sentTo(platform.kernel.db, to)).flatMap(({ content }) => content.code ?? []);

  it('leaves a new device of the owner a way: the password and a code to the mailbox', async () => {
    await guess();
    const { two_step } = await fromNewDevice(PASSWORD);
    expect(two_step).toEqual({ challenge: two_step.challenge, methods: ['email'], confirms: true });
    expect((await call('/send', { challenge: two_step.challenge, method: 'email' })).statusCode).toBe(200);
    const [code = ''] = await codesOf(ann.email);
    const answer = await confirm(two_step.challenge, code);
    expect(answer.json()).toEqual({ user_id: ann.playerId });
    // The device is known from now on.
    const device = deviceOf(answer);
    const again = await tryPassword(platform.app, { login: ann.email, password: PASSWORD, device });
    expect(again.json()).toEqual({ user_id: ann.playerId });
  });

  it('tells nobody then whether a password was right, or whether there is an account', async () => {
    const nobody = 'nobody-at-all@example.com';
    await guess();
    await guess(nobody);
    const seen: unknown[] = [];
    for (const [login, password] of [
      [ann.email, PASSWORD],
      [ann.email, 'a wrong one'],
      [nobody, PASSWORD],
    ] as const) {
      const { two_step } = await fromNewDevice(password, login);
      const { challenge } = two_step;
      const told: unknown[] = [{ ...two_step, challenge: challenge.length }];
      const from = `192.0.2.${60 + seen.length}`;
      const send = await call('/send', { challenge, method: 'email' }, from);
      told.push(send.statusCode, send.json());
      told.push((await call('/send', { challenge, method: 'email' }, from)).json());
      for (let n = 0; n < 6; n++) told.push((await confirm(challenge, 'wrong1')).json());
      seen.push(told);
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(await codesOf(ann.email)).toHaveLength(1);
  });

  it('asks for the player’s own second step after the confirmation', async () => {
    const player = await securityPlayer(platform);
    const { app } = await withTwoFactor(platform, player);
    await guess(player.email);
    const { two_step } = await fromNewDevice(PASSWORD, player.email);
    await call('/send', { challenge: two_step.challenge, method: 'email' });
    const [code = ''] = await codesOf(player.email);
    const next = (await confirm(two_step.challenge, code)).json<{ two_step: { challenge: string } }>();
    expect(next).toMatchObject({ user_id: null, two_step: { methods: ['totp', 'recovery'] } });
    await platform.advance(30_000);
    const last = await call('', {
      challenge: next.two_step.challenge,
      method: 'totp',
      code: app(platform.clock.nowMs()),
      save: false,
    });
    expect(last.json()).toEqual({ user_id: player.playerId });
  });

  it('who have the password too leave the app’s codes to the owner’s own device', async () => {
    const player = await securityPlayer(platform);
    const right = { login: player.email, password: PASSWORD };
    const device = deviceOf(await tryPassword(platform.app, right));
    const { app } = await withTwoFactor(platform, player);
    const challengeOf = async (from: Pick<PasswordTry, 'address' | 'device'>) => {
      const answer = await tryPassword(platform.app, { ...right, ...from });
      return answer.json<{ two_step: { challenge: string } }>().two_step.challenge;
    };
    const codes: unknown[] = [];
    for (let n = 0; n < 7; n++) {
      const challenge = await challengeOf({ address: `198.51.100.${n}` });
      codes.push(
        (await call('', { challenge, method: 'totp', code: '000000', save: false })).json<{
          code: string;
        }>().code,
      );
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    await platform.advance(30_000);
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/auth/two-step',
      cookies: { [DEVICE_COOKIE]: device },
      body: {
        challenge: await challengeOf({ device }),
        method: 'totp',
        code: app(platform.clock.nowMs()),
        save: false,
      },
    });
    expect(answer.json()).toEqual({ user_id: player.playerId });
  });
});
