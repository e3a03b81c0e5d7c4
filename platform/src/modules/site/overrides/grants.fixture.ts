import { sql } from 'kysely';

import type { Secrets } from '../../../kernel/crypto/secrets.ts';
import { bootOf, startTestSite } from '../testing/test-site.ts';
import { giveGrant, GRANT_PATH } from './give-grant.ts';
import type { GrantWish } from './grant.ts';

export const ORIGIN = 'http://127.0.0.1:9101';
export const OTHER = 'https://dev.example';
export const WISH: GrantWish = { developer: 'Ada', origins: [ORIGIN, OTHER], minutes: 60 };

export type GrantSite = Awaited<ReturnType<typeof startGrantSite>>;

/** A site in production mode that takes overrides from two places, and what developers and strangers do with it. */
export async function startGrantSite() {
  const site = await startTestSite({
    config: {
      mode: 'production',
      publicOrigin: 'https://bets.example',
      overrideOrigins: ['http://127.0.0.1:*', OTHER],
    },
  });

  const give = (wish: Partial<GrantWish> = {}, secrets?: Secrets) => {
    const { kernel, clock } = site.platform;
    return giveGrant(
      { ...WISH, ...wish },
      {
        db: kernel.db,
        secrets: secrets ?? kernel.secrets,
        nowMs: clock.nowMs(),
        publicOrigin: kernel.config.publicOrigin,
        allowedOrigins: kernel.config.overrideOrigins,
      },
    );
  };
  const tokenOf = (link: string) => new URL(link).searchParams.get('grant') ?? '';
  const look = (token: string) =>
    site.platform.app.inject({ url: `${GRANT_PATH}?grant=${encodeURIComponent(token)}` });
  /** Presses the button of the link's page. */
  const open = (token: string, headers: Record<string, string> = {}) =>
    site.platform.app.inject({
      method: 'POST',
      url: GRANT_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ grant: token }).toString(),
    });
  const cookieOf = (header: unknown) => /__Host-override_grant=([^;]+)/.exec(String(header))?.[1] ?? '';
  const takeUp = async () => cookieOf((await open(tokenOf(await give()))).headers['set-cookie']);
  const documentWith = (cookie: string) =>
    site.platform.app.inject({ url: '/en/live', headers: { cookie: `__Host-override_grant=${cookie}` } });
  const audit = async () => {
    const { rows } = await sql<{ event: string; developer: string | null; origins: string; reason: string }>`
      select event, developer, origins, reason, address, until_ms from override_audit order by line`.execute(
      site.platform.kernel.db,
    );
    return rows;
  };
  const expectNoOverrides = (answer: Awaited<ReturnType<typeof documentWith>>) => {
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/src="[^"]*(?:overrides|rescue)/);
    expect(bootOf(answer.body)).toMatchObject({ overridesAllowed: false });
    expect(bootOf(answer.body).overrides).toBeUndefined();
    expect(String(answer.headers['content-security-policy'])).not.toMatch(/9101|dev\.example|nonce/);
  };

  return { site, give, tokenOf, look, open, cookieOf, takeUp, documentWith, audit, expectNoOverrides };
}
