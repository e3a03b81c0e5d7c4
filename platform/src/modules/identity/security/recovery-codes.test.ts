import { hashRawSync } from '@node-rs/argon2';

import { query } from '../../../testing/query.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { securityPlayer, takeSecondStep, withTwoFactor, type SecurityPlayer } from './security.fixture.ts';

/** Of no other hash: what the product is configured to spend is what these cost. */
const COST = { memoryCost: 24, timeCost: 3, parallelism: 1 };

describe('recovery codes', () => {
  let platform: IdentityPlatform;
  let ann: SecurityPlayer;

  beforeAll(async () => {
    platform = await createIdentityFixture({ config: { passwordCost: COST } });
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await securityPlayer(platform);
  });

  const secondStep = (method: string, code: string) => takeSecondStep(platform, ann.email, { method, code });
  const storedOf = async ({ playerId }: SecurityPlayer) =>
    (await query(
      platform.databaseUrl,
      `select code_hash, encode(salt, 'hex') as salt from identity_recovery_code where player_id = ${playerId}`,
    )) as { code_hash: string; salt: string }[];

  it('work once each, however they are typed, and are counted', async () => {
    const { recoveryCodes } = await withTwoFactor(platform, ann);
    const [code = ''] = recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await secondStep('recovery', ` ${code.toLowerCase().replace('-', ' ')} `)).toEqual({
      user_id: ann.playerId,
    });
    expect(await secondStep('recovery', code)).toMatchObject({ code: 'WRONG_CODE' });
    expect((await ann.get()).two_factor.recovery_codes_left).toBe(9);
  });

  it('are replaced all at once', async () => {
    const { recoveryCodes: old } = await withTwoFactor(platform, ann);
    const renewed = await ann.post('/two-factor/recovery-codes');
    const [code = ''] = (renewed.body as { recovery_codes: string[] }).recovery_codes;
    expect(await secondStep('recovery', old[1] ?? '')).toMatchObject({ code: 'WRONG_CODE' });
    expect(await secondStep('recovery', code)).toEqual({ user_id: ann.playerId });
  });

  it('let one in of many at the same moment', async () => {
    const { recoveryCodes } = await withTwoFactor(platform, ann);
    const [code = ''] = recoveryCodes;
    const answers = await Promise.all([1, 2, 3].map(() => secondStep('recovery', code)));
    expect(answers.filter((answer) => 'user_id' in answer)).toHaveLength(1);
  });

  it('are stored as argon2id of their keyed hashes, under one salt for the ten', async () => {
    const { recoveryCodes } = await withTwoFactor(platform, ann);
    const rows = await storedOf(ann);
    const [salt = ''] = rows.map((row) => row.salt);
    expect(rows).toHaveLength(10);
    expect(rows.every((row) => row.salt === salt && salt.length === 32)).toBe(true);
    const keyed = platform.kernel.secrets.lasting.sign(
      'identity.recovery-code',
      `${ann.playerId}:${(recoveryCodes[0] ?? '').replace('-', '')}`,
    );
    const cost = { ...COST, salt: Buffer.from(salt, 'hex') };
    expect(rows.map((row) => row.code_hash)).toContain(hashRawSync(keyed, cost).toString('base64url'));
  });

  it('of the time before they had a salt go on to work, once', async () => {
    await withTwoFactor(platform, ann);
    const keyed = platform.kernel.secrets.lasting.sign(
      'identity.recovery-code',
      `${ann.playerId}:AB12CD34EF`,
    );
    await query(
      platform.databaseUrl,
      `update identity_recovery_code set salt = null,
         code_hash = case when code_hash = (select min(code_hash) from identity_recovery_code
           where player_id = ${ann.playerId}) then '${keyed}' else code_hash end
         where player_id = ${ann.playerId}`,
    );
    expect(await secondStep('recovery', 'ab12c-d34ef')).toEqual({ user_id: ann.playerId });
    expect(await secondStep('recovery', 'ab12c-d34ef')).toMatchObject({ code: 'WRONG_CODE' });
  });

  it('are nobody else’s, and stored as hashes', async () => {
    const { recoveryCodes } = await withTwoFactor(platform, ann);
    const first = ann;
    ann = await securityPlayer(platform);
    await withTwoFactor(platform, ann);
    expect(await secondStep('recovery', recoveryCodes[0] ?? '')).toMatchObject({ code: 'WRONG_CODE' });
    const rows = await query(
      platform.databaseUrl,
      `select code_hash from identity_recovery_code where player_id = ${first.playerId}`,
    );
    for (const code of recoveryCodes) expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''));
  });
});
