import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

import { composeModules } from '../../compose.ts';
import { newRootSecret } from '../../kernel/crypto/root-secret.ts';
import { createTestPlatform, query } from '../../testing/index.ts';
import { signUp } from '../../modules/identity/identity.fixture.ts';
import {
  appOf,
  atSecurityPage,
  takeSecondStep,
  withTwoFactor,
} from '../../modules/identity/security/security.fixture.ts';
import { createOperatorsFixture } from '../../modules/operators/operators.fixture.ts';
import { runKeys } from './run-keys.ts';

const EARLIER = 'sunshine';

/** As releases before this one sealed the key of a player's app. */
function sealedBefore(playerId: string, key: Buffer): Buffer {
  const sealingKey = Buffer.from(hkdfSync('sha256', EARLIER, 'paddock', 'identity.two-factor', 32));
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(playerId));
  const text = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** A database that ran on a secret anybody guesses, with a player who has an app. */
async function earlierInstallation() {
  const platform = await createOperatorsFixture();
  const ann = atSecurityPage(platform, await signUp(platform.app));
  await withTwoFactor(platform, ann);
  const key = randomBytes(20);
  const sealed = sealedBefore(ann.playerId, key).toString('hex');
  await query(
    platform.databaseUrl,
    `update identity_two_factor set sealed_key = '\\x${sealed}'; drop table kernel_key, kernel_key_migration, kernel_key_migration_lock`,
  );
  const secret = newRootSecret();
  const adopt = (before?: string) =>
    runKeys(
      ['adopt'],
      {
        DATABASE_URL: platform.databaseUrl,
        DATA_DIR: platform.kernel.config.dataDir,
        PADDOCK_SECRET: secret,
        PADDOCK_SECRET_BEFORE: before,
      },
      platform.clock.nowMs(),
    );
  const start = () =>
    createTestPlatform(composeModules, {
      config: { siteDir: platform.kernel.config.siteDir, feeds: ['push'], secret },
      databaseUrl: platform.databaseUrl,
      startMs: platform.clock.nowMs() + 60_000,
    });
  return { platform, ann, key, adopt, start };
}

describe('an installation that ran on a word', () => {
  let earlier: Awaited<ReturnType<typeof earlierInstallation>>;
  beforeEach(async () => {
    earlier = await earlierInstallation();
  });
  afterEach(() => earlier.platform.close());

  async function signsIn(): Promise<string | undefined> {
    const started = await earlier.start();
    const code = appOf(base32(earlier.key))(started.clock.nowMs());
    const { user_id } = await takeSecondStep(started, earlier.ann.email, { method: 'totp', code });
    await started.close();
    return user_id;
  }

  it('is taken over by a command, and its players sign in with the apps they have', async () => {
    expect(await earlier.adopt(EARLIER)).toContain('1 sealed anew');
    expect(await signsIn()).toBe(earlier.ann.playerId);
    await expect(earlier.adopt('moonlight')).rejects.toThrow('opens nothing more');
    await expect(earlier.adopt()).rejects.toThrow('PADDOCK_SECRET_BEFORE');
  });

  it('is taken over also when it was started with the new secret before', async () => {
    expect(await signsIn()).toBeUndefined();
    await expect(earlier.adopt('moonlight')).rejects.toThrow('opens nothing more');
    await earlier.adopt(EARLIER);
    earlier.platform.clock.advance(60_000);
    expect(await signsIn()).toBe(earlier.ann.playerId);
    // And rows are found by their hashes of before.
    const started = await earlier.start();
    const before = Buffer.from(hkdfSync('sha256', EARLIER, 'paddock', 'link', 32));
    const hash = createHmac('sha256', before).update('text').digest('base64url');
    expect(started.kernel.secrets.lasting.sign('link', 'text')).toBe(hash);
    await started.close();
  });

  it('takes nothing that was signed by the word: anybody may have', async () => {
    await earlier.adopt(EARLIER);
    const started = await earlier.start();
    expect(started.kernel.keys.ring.valid('signature')).toHaveLength(1);
    expect(started.kernel.keys.ring.current('lasting').keyId).toBe('original');
    await started.close();
  });
});

function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? [])
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[parseInt(five, 2)])
    .join('');
}
