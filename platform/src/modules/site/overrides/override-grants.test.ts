import { MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';

import { bootOf } from '../testing/test-site.ts';
import type { SecurityEvent } from '../../../kernel/security/security-record.ts';
import { overrideAudit } from './audit-store.ts';
import { GRANT_PATH, giveGrant, GrantRefusedError } from './give-grant.ts';
import { readGrant, signGrant, type GrantWish } from './grant.ts';
import { ORIGIN, OTHER, startGrantSite, WISH, type GrantSite } from './grants.fixture.ts';

describe('grants of overrides in production', () => {
  let site: GrantSite['site'];
  let desk: GrantSite;
  beforeAll(async () => {
    desk = await startGrantSite();
    ({ site } = desk);
  });
  afterAll(() => site.close());

  it('turn a link into a cookie and lead to the clean address', async () => {
    const answer = await desk.open(desk.tokenOf(await desk.give()));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('give the document the scripts and exactly the granted origins, and nothing to the next visitor', async () => {
    const answer = await desk.documentWith(await desk.takeUp());
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
    expect(answer.body).toContain(`<meta name="scripts" content="${ORIGIN}/ ${OTHER}/">`);
    desk.expectNoOverrides(await desk.documentWith(''));
  });

  it('are what a site says it takes, so that who serves a parcel knows', async () => {
    const { app } = site.platform;
    const current = (await app.inject('/web-api/releases/current')).json<{ overrides: string }>();
    expect(current.overrides).toBe('by-grant');
  });

  it('are good for one use of the link', async () => {
    const token = desk.tokenOf(await desk.give());
    expect((await desk.open(token)).statusCode).toBe(303);
    const again = await desk.open(token);
    expect([again.statusCode, again.json()]).toMatchObject([403, { code: 'OVERRIDE_GRANT_INVALID' }]);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect((await desk.audit()).at(-1)).toMatchObject({
      event: 'refused',
      developer: 'Ada',
      reason: 'used before',
    });
  });

  it('are taken up once even when two tabs try at the same time', async () => {
    const token = desk.tokenOf(await desk.give());
    const answers = await Promise.all([desk.open(token), desk.open(token), desk.open(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 403, 403]);
  });

  it('end with their time, as a link and as a cookie', async () => {
    const token = desk.tokenOf(await desk.give({ minutes: 5 }));
    const cookie = desk.cookieOf(
      (await desk.open(desk.tokenOf(await desk.give({ minutes: 5 })))).headers['set-cookie'],
    );
    await site.platform.advance(5 * MINUTE_MS);
    expect((await desk.open(token)).statusCode).toBe(403);
    expect((await desk.audit()).at(-1)).toMatchObject({ event: 'refused', reason: 'expired' });
    desk.expectNoOverrides(await desk.documentWith(cookie));
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
    expect((await desk.open(link)).statusCode).toBe(403);
    expect((await desk.audit()).at(-1)?.reason).toBe('https://left.example is not allowed any more');
    const grant = readGrant(secrets, 'link', link);
    if (grant === undefined) throw new Error('the grant is not ours');
    desk.expectNoOverrides(await desk.documentWith(signGrant(secrets, 'cookie', grant)));
  });

  it('leave a line when given and when used, with who, where from and until when', async () => {
    await desk.takeUp();
    const lines = (await desk.audit()).slice(-2);
    const untilMs = BigInt(site.platform.clock.nowMs() + 60 * MINUTE_MS);
    const common = { developer: 'Ada', origins: `${ORIGIN} ${OTHER}`, until_ms: untilMs };
    expect(lines).toMatchObject([
      { ...common, event: 'granted', address: 'command' },
      { ...common, event: 'used', address: '127.0.0.1' },
    ]);
  });

  it('are chained in the record of overrides, line after line', async () => {
    const { db } = site.platform.kernel;
    await desk.takeUp();
    const ids = await overrideAudit.idsAfter(db, '0', 1_000);
    expect(ids).toHaveLength((await desk.audit()).length);
    expect(await overrideAudit.idsAfter(db, ids[0] ?? '', 1)).toEqual([ids[1]]);
    const last = ids.at(-1) ?? '';
    const rows = await overrideAudit.rows(db, [last]);
    expect([...rows.keys()]).toEqual([last]);
    expect(rows.get(last)?.atMs).toBe(site.platform.clock.nowMs());
    expect(JSON.parse(rows.get(last)?.text ?? '')).toMatchObject({
      line: Number(last),
      event: 'used',
      developer: 'Ada',
      origins: `${ORIGIN} ${OTHER}`,
    });
    const chained = await sql`select from chain_entry where record = 'override' limit 1`.execute(db);
    expect(chained.rows).toHaveLength(1);
  });

  it('ask on a page of this site alone, and for a link', async () => {
    const page = await desk.look(desk.tokenOf(await desk.give()));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Ada');
    expect(page.body.match(/<link[^>]+stylesheet/g) ?? []).toHaveLength(1);
    const none = await site.platform.app.inject(GRANT_PATH);
    expect([none.statusCode, none.json()]).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  it('are told to whoever watches over security when they are taken up', async () => {
    const events: SecurityEvent[] = [];
    site.platform.kernel.security.keepBy((event) => events.push(event));
    await desk.takeUp();
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'grant-used', account: { developer: 'Ada' } }),
    );
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
    const before = (await desk.audit()).length;
    await expect(desk.give(wish)).rejects.toThrow(GrantRefusedError);
    await expect(desk.give(wish)).rejects.toThrow(problem);
    expect(await desk.audit()).toHaveLength(before);
  });
});
