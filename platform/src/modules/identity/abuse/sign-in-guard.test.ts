import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { CAPTCHA_HEADER } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { createIdentityFixture, type IdentityPlatform } from '../identity.fixture.ts';
import { createCaptcha } from './captcha.ts';
import { mintedPass } from './captcha.fixture.ts';
import { createSpentMarks } from './spent-marks.ts';
import { createSignInGuard, type SignInGuard, type Trier } from './sign-in-guard.ts';

/** The numbers are those of docs/sign-in.md, said here once more: a budget that grows is noticed. */
describe('failed sign-ins are paused', () => {
  let platform: IdentityPlatform;
  let guard: SignInGuard;
  let captchas = 0;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    guard = createSignInGuard(platform.kernel, {
      require: () => {
        captchas += 1;
        return Promise.resolve(2);
      },
    });
  });
  afterAll(() => platform.close());

  /** Tries until there is a pause. Each try is of another account, device and address but for what stays. */
  async function untilPaused(kind: string, stays: Partial<Trier> & { readonly ip?: string }) {
    captchas = 0;
    for (let tries = 0; tries < 1_000; tries++) {
      const request = { ip: stays.ip ?? `2001:db8:${kind.length}:${tries.toString(16)}::1` };
      const trier = { account: `${kind} ${tries}`, device: undefined, ...stays };
      try {
        await guard.admit(request as FastifyRequest, trier);
      } catch (error) {
        if (!(error instanceof PlatformError)) throw error;
        return { free: tries - captchas, withCaptcha: captchas, code: error.code, details: error.details };
      }
    }
    return undefined;
  }

  it.each([
    ['an account', { account: 'ann', ip: '192.0.2.9' }, 5, 10, 60_000],
    ['a device', { device: 'd'.repeat(43) }, 6, 14, 60_000],
    ['an address', { ip: '192.0.2.77' }, 40, 60, 2_000],
  ])(
    'of %s, after those that are free and those for a captcha',
    async (kind, stays, free, withCaptcha, waitMs) => {
      const paused = await untilPaused(kind, stays);
      expect(paused).toEqual({
        free,
        withCaptcha,
        code: 'SIGN_IN_PAUSED',
        details: { retryAfterMs: waitMs },
      });
      await platform.advance(waitMs);
      expect(await untilPaused(`${kind} again`, stays)).toMatchObject({ free: 0, withCaptcha: 1 });
    },
  );

  it('of a crowd without work, or with a pass that was used, count for nothing', async () => {
    const captcha = createCaptcha(platform.kernel, createSpentMarks(platform.kernel));
    const crowded = createSignInGuard(platform.kernel, captcha);
    const counts = async () => {
      const { rows } = await sql<{ counts: number }>`
        select count(*)::int as counts from identity_budget`.execute(platform.kernel.db);
      return rows[0]?.counts;
    };
    const admit = (headers: object, account: string) =>
      crowded.admit({ ip: '198.51.100.7', headers } as FastifyRequest, {
        account,
        device: 'm'.repeat(43),
        isCrowded: true,
      });
    const pass = mintedPass(platform.kernel, 2);
    await expect(admit(pass, 'carl')).resolves.toMatchObject({ isGuessedAt: false });
    const before = await counts();
    for (const headers of [{}, pass, { [CAPTCHA_HEADER]: 'made up' }])
      await expect(admit(headers, 'dora')).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(await counts()).toBe(before);
  });

  it('of one account from everywhere pause nobody, and say that it is guessed at', async () => {
    const from = (n: number, over: Partial<Trier> = {}) =>
      guard.admit({ ip: `2001:db8:77:${n.toString(16)}::1` } as FastifyRequest, {
        account: 'bob',
        device: undefined,
        ...over,
      });
    for (let n = 0; n < 15; n++) expect(await from(n)).toMatchObject({ isGuessedAt: false });
    for (let n = 15; n < 40; n++) expect(await from(n)).toMatchObject({ isGuessedAt: true });
    const known = await from(99, { device: 'k'.repeat(43), isKnownDevice: true });
    expect(known.isGuessedAt).toBe(false);
  });

  it('with the facts of a browser that many have pause nobody who has them', async () => {
    expect(await untilPaused('facts', { facts: 'a phone like many' })).toBeUndefined();
  });
});
