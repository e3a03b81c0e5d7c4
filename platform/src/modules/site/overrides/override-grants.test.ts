import { sql } from 'kysely';

import { createSecrets, type Secrets } from '../../../kernel/crypto/secrets.ts';
import { bootOf, startTestSite, type TestSite } from '../testing/test-site.ts';
import { giveGrant, GRANT_PATH, GrantRefusedError } from './give-grant.ts';
import { readGrant, signGrant, type GrantWish } from './grant.ts';

const ORIGIN = 'http://127.0.0.1:9101';
const OTHER = 'https://dev.example';
const WISH: GrantWish = { developer: 'Ada', origins: [ORIGIN, OTHER], minutes: 60 };
const MINUTE_MS = 60_000;

describe('grants of overrides in production', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      config: {
        mode: 'production',
        publicOrigin: 'https://bets.example',
        overrideOrigins: ['http://127.0.0.1:*', OTHER],
      },
    });
  });
  afterAll(() => site.close());

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
  const open = (token: string) =>
    site.platform.app.inject({ url: `${GRANT_PATH}?grant=${encodeURIComponent(token)}` });
  const cookieOf = (header: unknown) => /override_grant=([^;]+)/.exec(String(header))?.[1] ?? '';
  const takeUp = async () => cookieOf((await open(tokenOf(await give()))).headers['set-cookie']);
  const documentWith = (cookie: string) =>
    site.platform.app.inject({ url: '/en/live', headers: { cookie: `override_grant=${cookie}` } });
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

  it('turn a link into a cookie and lead to the clean address', async () => {
    const answer = await open(tokenOf(await give()));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('give the document the scripts and exactly the granted origins, and nothing to the next visitor', async () => {
    const answer = await documentWith(await takeUp());
    expect(answer.body).toMatch(/src="[^"]*\/rescue\.[^"]*"/);
    expect(answer.body).toMatch(/src="[^"]*\/import-map-overrides\.[^"]*"/);
    const { overrides, overridesAllowed } = bootOf(answer.body);
    expect(overridesAllowed).toBe(true);
    const untilMs = site.platform.clock.nowMs() + 60 * MINUTE_MS;
    expect(overrides?.grant).toEqual({ developer: 'Ada', untilMs });
    const policy = String(answer.headers['content-security-policy']);
    const both = `${ORIGIN} ${OTHER}`;
    expect(policy).toContain(`script-src 'self' ${both};`);
    expect(policy).toContain(`style-src 'self' 'nonce-${overrides?.styleNonce}' ${both};`);
    expect(policy).toContain(`font-src 'self' ${both};`);
    expect(policy).toContain(`img-src 'self' data: ${both};`);
    expect(policy).toContain(
      `connect-src 'self' wss://bets.example ${both} ws://127.0.0.1:9101 wss://dev.example;`,
    );
    expect(policy).not.toMatch(/\*|unsafe|localhost/);
    expectNoOverrides(await documentWith(''));
  });

  it('are what a site says it takes, so that who serves a parcel knows', async () => {
    const { app } = site.platform;
    const current = (await app.inject('/web-api/releases/current')).json<{ overrides: string }>();
    expect(current.overrides).toBe('by-grant');
  });

  it('are good for one use of the link', async () => {
    const token = tokenOf(await give());
    expect((await open(token)).statusCode).toBe(302);
    const again = await open(token);
    expect([again.statusCode, again.json()]).toMatchObject([403, { code: 'OVERRIDE_GRANT_INVALID' }]);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await audit()).at(-1)).toMatchObject({
      event: 'refused',
      developer: 'Ada',
      reason: 'used before',
    });
  });

  it('are taken up once even when two tabs try at the same time', async () => {
    const token = tokenOf(await give());
    const answers = await Promise.all([open(token), open(token), open(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([302, 403, 403]);
  });

  it('end with their time, as a link and as a cookie', async () => {
    const token = tokenOf(await give({ minutes: 5 }));
    const cookie = cookieOf((await open(tokenOf(await give({ minutes: 5 })))).headers['set-cookie']);
    await site.platform.advance(5 * MINUTE_MS);
    expect((await open(token)).statusCode).toBe(403);
    expect((await audit()).at(-1)).toMatchObject({ event: 'refused', reason: 'expired' });
    expectNoOverrides(await documentWith(cookie));
  });

  it('are refused when forged, signed elsewhere, widened, or used in another form', async () => {
    const { secrets } = site.platform.kernel;
    const genuine = readGrant(secrets, 'link', tokenOf(await give()));
    if (genuine === undefined) throw new Error('the grant is not ours');
    const widened = Buffer.from(JSON.stringify({ ...genuine, origins: ['https://evil.example'] }));
    const [, signature = ''] = signGrant(secrets, 'link', genuine).split('.');
    const cookie = signGrant(secrets, 'cookie', genuine);
    const tokens = [
      'nothing',
      `${widened.toString('base64url')}.${signature}`,
      signGrant(createSecrets('another site'), 'link', genuine),
      cookie,
    ];
    for (const token of tokens) {
      expect((await open(token)).json()).toMatchObject({ code: 'OVERRIDE_GRANT_INVALID' });
      expect((await audit()).at(-1)).toMatchObject({
        event: 'refused',
        developer: null,
        reason: 'not signed by this site',
      });
    }
    for (const text of [...tokens.slice(0, 3), signGrant(secrets, 'link', genuine)]) {
      expectNoOverrides(await documentWith(text));
    }
  });

  it('hold only while the site allows their origins', async () => {
    const { secrets, config } = site.platform.kernel;
    const allowed = [...config.overrideOrigins, 'https://left.example'];
    const { db } = site.platform.kernel;
    const nowMs = site.platform.clock.nowMs();
    const link = await giveGrant(
      { ...WISH, origins: ['https://left.example'] },
      { db, secrets, nowMs, publicOrigin: '', allowedOrigins: allowed },
    ).then((text) => text.split('grant=')[1] ?? '');
    expect((await open(link)).statusCode).toBe(403);
    expect((await audit()).at(-1)?.reason).toBe('https://left.example is not allowed any more');
    const grant = readGrant(secrets, 'link', link);
    if (grant === undefined) throw new Error('the grant is not ours');
    expectNoOverrides(await documentWith(signGrant(secrets, 'cookie', grant)));
  });

  it('leave a line when given and when used, with who, where from and until when', async () => {
    await takeUp();
    const lines = (await audit()).slice(-2);
    const untilMs = BigInt(site.platform.clock.nowMs() + 60 * MINUTE_MS);
    const common = { developer: 'Ada', origins: `${ORIGIN} ${OTHER}`, until_ms: untilMs };
    expect(lines).toMatchObject([
      { ...common, event: 'granted', address: 'command' },
      { ...common, event: 'used', address: '127.0.0.1' },
    ]);
  });

  it.each<[Partial<GrantWish>, string]>([
    [{ origins: ['http://127.0.0.1:9101/path'] }, 'is no origin'],
    [{ origins: ['*'] }, 'is no origin'],
    [{ origins: [] }, 'must name 1 to 5 origins'],
    [{ origins: ['https://evil.example'] }, 'not in OVERRIDE_ORIGINS'],
    [{ minutes: 481 }, '--minutes must be 1 to 480'],
    [{ minutes: 0.5 }, '--minutes must be 1 to 480'],
    [{ developer: '<b>' }, '--developer must be a name'],
  ])('are not given for %j', async (wish, problem) => {
    const before = (await audit()).length;
    await expect(give(wish)).rejects.toThrow(GrantRefusedError);
    await expect(give(wish)).rejects.toThrow(problem);
    expect(await audit()).toHaveLength(before);
  });

  it('keep the audit short when somebody tries keys', async () => {
    await site.platform.advance(MINUTE_MS);
    const before = (await audit()).length;
    await Promise.all(Array.from({ length: 50 }, (_, at) => open(`guess${at}`)));
    expect(await audit()).toHaveLength(before + 20);
  });
});
