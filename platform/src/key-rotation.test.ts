import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { DAY_MS, MINUTE_MS } from '@paddock/contract';

import { runKeys } from './cli/keys/run-keys.ts';
import { composeModules } from './compose.ts';
import { ConfigError } from './kernel/index.ts';
import { newRootSecret } from './kernel/crypto/root-secret.ts';
import { readSignedText, signText } from './kernel/crypto/signed-text.ts';
import { signUp, tokenOf } from './modules/identity/identity.fixture.ts';
import {
  atSecurityPage,
  takeSecondStep,
  withTwoFactor,
} from './modules/identity/security/security.fixture.ts';
import {
  codeAt,
  createOperatorsFixture,
  operatorWith,
  trySignIn,
  type OperatorsPlatform,
} from './modules/operators/operators.fixture.ts';
import { createTestPlatform, quickFolder } from './testing/index.ts';
import { TEST_SECRET } from './testing/test-secret.ts';

let platform: OperatorsPlatform;
let dataDir: string;
beforeEach(async () => {
  platform = await createOperatorsFixture();
  dataDir = await mkdtemp(join(quickFolder(), 'paddock-keys-'));
});
afterEach(async () => {
  await platform.close();
  await rm(dataDir, { recursive: true });
});

/** `npm run keys -- …` on the machine of the running site. */
const keys = (words: string, more: object = {}) =>
  runKeys(
    words.split(' ').filter((word) => word !== ''),
    { DATABASE_URL: platform.databaseUrl, DATA_DIR: dataDir, PADDOCK_SECRET: TEST_SECRET, ...more },
    platform.clock.nowMs(),
  );
/** The running site has heard of what the command did. */
const heard = () => platform.advance(MINUTE_MS);
const keyIdOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

describe('rotating keys while people play', () => {
  it('keeps a player signed in, with the token of before and a new one', async () => {
    const ann = await signUp(platform.app);
    const isIn = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await platform.app.inject({ url: '/web-api/user/config', headers })).statusCode === 200;
    };
    await keys('rotate player-token');
    await heard();
    const anew = await tokenOf(platform.app, ann.session);
    expect(keyIdOf(anew)).not.toBe(keyIdOf(ann.token));
    expect([await isIn(ann.token), await isIn(anew)]).toEqual([true, true]);
    await expect(keys('rotate player-token')).rejects.toThrow('retire player-token');
    await expect(keys('retire player-token')).rejects.toThrow('is good until');
    await keys('retire player-token --now');
    await heard();
    expect([await isIn(ann.token), await isIn(anew)]).toEqual([false, true]);
    expect(await isIn(await tokenOf(platform.app, ann.session))).toBe(true);
  });

  it('keeps an operator signed in until the key is retired, eight hours later', async () => {
    const operator = await operatorWith(platform, 'ann', 'support');
    const status = async () =>
      (await platform.app.inject({ url: '/operator-api/session', headers: operator.bearer })).statusCode;
    await keys('rotate operator-token');
    await heard();
    expect(await status()).toBe(200);
    await keys('retire operator-token --now');
    await heard();
    expect(await status()).toBe(401);
  });

  it('takes links that were sent before for the thirty days they may last', async () => {
    const { secrets } = platform.kernel;
    const before = signText(secrets, 'cashier.pay-link', '11');
    const forEver = signText(secrets.lasting, 'messages.unsubscribe', 'hash');
    await keys('rotate signature');
    await heard();
    const after = signText(secrets, 'cashier.pay-link', '11');
    const read = (text: string) => readSignedText(secrets, 'cashier.pay-link', text);
    expect([after === before, read(before), read(after)]).toEqual([false, '11', '11']);
    await platform.leap(30 * DAY_MS - 2 * MINUTE_MS);
    await expect(keys('retire signature')).rejects.toThrow('is good until');
    await platform.leap(2 * MINUTE_MS);
    await keys('retire signature');
    await heard();
    expect([read(before), read(after)]).toEqual([undefined, '11']);
    expect(readSignedText(secrets.lasting, 'messages.unsubscribe', forEver)).toBe('hash');
    await expect(keys('rotate lasting')).rejects.toThrow('stays');
  });

  it('takes codes of apps under the key of before, and seals them anew before it goes', async () => {
    const ann = atSecurityPage(platform, await signUp(platform.app));
    const { app } = await withTwoFactor(platform, ann);
    const operator = await operatorWith(platform, 'ann', 'support');
    const signsIn = async () => {
      await platform.advance(MINUTE_MS);
      const code = app(platform.clock.nowMs());
      const { user_id } = await takeSecondStep(platform, ann.email, { method: 'totp', code });
      const desk = await trySignIn(platform, 'ann', { code: codeAt(operator.given, platform.clock.nowMs()) });
      return [user_id, desk.statusCode];
    };
    await keys('rotate data');
    await heard();
    expect(await signsIn()).toEqual([ann.playerId, 201]);
    await expect(keys('retire data')).rejects.toThrow('is good until');
    await expect(keys('retire data --now')).rejects.toThrow('without --now');
    await platform.advance(10 * MINUTE_MS);
    await keys('retire data');
    await heard();
    expect(await signsIn()).toEqual([ann.playerId, 201]);
  });
});

describe('another root secret', () => {
  it('loses nothing: what was made before is read after a start with it, and the old one opens no more', async () => {
    const ann = atSecurityPage(platform, await signUp(platform.app));
    const { app } = await withTwoFactor(platform, ann);
    const token = await tokenOf(platform.app, ann.session);
    const link = signText(platform.kernel.secrets, 'cashier.pay-link', '11');
    const listed = await keys('list');
    const next = newRootSecret();
    await expect(keys('rewrap')).rejects.toThrow('PADDOCK_SECRET_NEXT');
    await keys('rewrap', { PADDOCK_SECRET_NEXT: next });
    await expect(keys('rotate data')).rejects.toThrow('another root secret');
    expect(await keys('list', { PADDOCK_SECRET: next })).toBe(listed);
    await keys('rotate data', { PADDOCK_SECRET: next });

    const { siteDir } = platform.kernel.config;
    const startMs = platform.clock.nowMs() + MINUTE_MS;
    const start = (secret: string) =>
      createTestPlatform(composeModules, {
        config: { siteDir, feeds: ['push'], secret },
        databaseUrl: platform.databaseUrl,
        startMs,
      });
    await expect(start(TEST_SECRET)).rejects.toThrow(ConfigError);
    const restarted = await start(next);
    const headers = { authorization: `Bearer ${token}` };
    const user = await restarted.app.inject({ url: '/web-api/user/config', headers });
    expect(user.statusCode).toBe(200);
    expect(readSignedText(restarted.kernel.secrets, 'cashier.pay-link', link)).toBe('11');
    const proof = { method: 'totp', code: app(startMs) };
    expect(await takeSecondStep(restarted, ann.email, proof)).toEqual({ user_id: ann.playerId });
    await restarted.close();
  });

  it('is made in the data directory, whose own secret it replaces; broken off, it goes on', async () => {
    const own = { PADDOCK_SECRET: undefined };
    await writeFile(join(dataDir, 'secret'), TEST_SECRET);
    await keys('rewrap', own);
    const first = await readFile(join(dataDir, 'secret'), 'utf8');
    expect(first).not.toBe(TEST_SECRET);
    await keys('rotate data', own);
    // The keys are wrapped by the next one, and the process ended before its file took its place.
    const next = newRootSecret();
    await writeFile(join(dataDir, 'secret.next'), next);
    await keys('rewrap', { PADDOCK_SECRET: first, PADDOCK_SECRET_NEXT: next });
    await expect(keys('rotate signature', own)).rejects.toThrow('rewrap');
    await keys('rewrap', own);
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(next);
    await keys('rotate signature', own);
  });
});
