import { sql } from 'kysely';
import type { BuiltParcel } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import { testParcel, type TestParcel } from './testing/test-parcel.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

/** An address a check of today refuses: its first word would be read as a language. */
const REFUSED_PATH = '/tv/guide';
const REFUSED =
  'old/parcel.json /routes/0/paths/0: "/tv/guide" begins with two letters, which is how an address names its language';

describe('a parcel that stood before a check became stricter', () => {
  let registry: TestRegistry;
  let old: TestTeam;
  let shop: TestTeam;

  beforeEach(async () => {
    registry = await startTestRegistry();
    old = await registry.team(['old']);
    shop = await registry.team(['shop']);
    await old.publish(testParcel('old', { version: '1.0.0' }));
    await old.publish(testParcel('old', { version: '1.1.0' }));
  });
  afterEach(() => registry.close());

  /** Puts into every build of the parcel what no check of before would have refused. */
  async function standsWith(more: Partial<ParcelManifest>, paths: string[] = [REFUSED_PATH]): Promise<void> {
    const { db } = registry.site.platform.kernel;
    const { rows } = await sql<{ id: string; body: BuiltParcel }>`
      select id, body from releases_build where name = 'old'`.execute(db);
    for (const { id, body } of rows) {
      const routes = body.manifest.routes.map((route) => ({ ...route, paths }));
      const changed = { ...body, manifest: { ...body.manifest, ...more, routes } };
      await sql`update releases_build set body = ${JSON.stringify(changed)}::jsonb where id = ${id}`.execute(
        db,
      );
    }
    registry.site = { ...registry.site, platform: await registry.site.platform.restart() };
  }
  const withPaths = (name: string, paths: string[], more: object = {}): TestParcel => {
    const [route] = testParcel(name).built.manifest.routes;
    return testParcel(name, { version: '1.2.0', manifest: { routes: [{ ...route, paths }], ...more } });
  };
  const problemsOf = async (team: TestTeam, parcel: TestParcel) => {
    const { status, body } = await team.publish(parcel);
    return status === 200 ? body['outcome'] : body.details?.problems;
  };
  const toldOf = async (channel: string) =>
    (await registry.status()).channels.find((each) => each.channel === channel)?.problems;

  it('keeps no other team from publishing, and is told by status until it is mended', async () => {
    expect(await toldOf('production')).toEqual([]);
    await standsWith({});
    expect(await problemsOf(shop, testParcel('shop'))).toBe('published');
    expect(await toldOf('production')).toEqual([REFUSED]);
    expect(await toldOf('staging')).toEqual([]);
    expect(await problemsOf(old, withPaths('old', ['/old-guide']))).toBe('published');
    expect(await toldOf('production')).toEqual([]);
  });

  it('is refused itself with its next publish, and with a canary', async () => {
    await standsWith({});
    const next = withPaths('old', [REFUSED_PATH]);
    expect(await problemsOf(old, next)).toEqual([REFUSED]);
    const canary = { sharePercent: 10, testers: [], maxErrorShare: 0.05 };
    const { body } = await old.send(next.built, 'production', { canary });
    expect(body.details?.problems).toEqual([REFUSED]);
  });

  it('hides no collision that another team brings', async () => {
    await standsWith({});
    expect(await problemsOf(shop, withPaths('shop', ['/shop', '/user/login']))).toEqual([
      'shop/parcel.json /routes/0/paths/1: /user/login also belongs to welcome/parcel.json /routes/0/paths/0',
    ]);
  });

  it('that collides hides no second collision with the same path', async () => {
    await standsWith({}, ['/user/login']);
    expect(await problemsOf(shop, testParcel('shop'))).toBe('published');
    const redirects = [{ id: 'shop.away', from: '/user/login', to: '/shop', status: 302 }];
    const problems = await problemsOf(
      shop,
      testParcel('shop', { version: '1.0.1', manifest: { redirects } }),
    );
    expect(problems).toEqual([
      expect.stringMatching(/^shop\/parcel\.json \/redirects\/0\/from: \/user\/login also belongs to /),
    ]);
    expect(await problemsOf(old, withPaths('old', ['/user/login']))).toEqual([
      expect.stringMatching(
        /^old\/parcel\.json \/routes\/0\/paths\/0: \/user\/login also belongs to welcome/,
      ),
    ]);
  });

  it('with a page for unknown paths hides no further one', async () => {
    await standsWith({ notFound: 'old.home' }, ['/old']);
    expect(await problemsOf(shop, testParcel('shop', { manifest: { notFound: 'shop.home' } }))).toEqual([
      expect.stringMatching(/^shop\/parcel\.json \/notFound: .* names one already/),
    ]);
  });

  it('goes back to how it was, alone and with the whole channel, in spite of it', async () => {
    await standsWith({});
    const back = await old.post('rollback', { channel: 'production', parcel: 'old', why: 'Broken.' });
    expect(back.body).toMatchObject({ outcome: 'published' });
    const [now] = await registry.history();
    expect(now?.parcels).toMatchObject({ old: '1.0.0' });
    await problemsOf(old, withPaths('old', ['/old-guide']));
    const all = await registry.team(['*'], '@paddock/operators');
    const whole = { channel: 'production', release: now?.number, why: 'All of it is broken.' };
    expect((await all.post('rollback', whole)).body).toMatchObject({ outcome: 'published' });
    expect(await toldOf('production')).toEqual([REFUSED]);
  });

  it('does not end the canaries of others', async () => {
    await standsWith({});
    const canary = { sharePercent: 10, testers: [], maxErrorShare: 0.05 };
    const tried = await shop.publish(testParcel('shop'), 'production', { canary });
    expect(tried.body).toMatchObject({ outcome: 'canary' });
    const kiosk = await registry.team(['kiosk']);
    expect(await problemsOf(kiosk, testParcel('kiosk'))).toBe('published');
    expect((await registry.status()).canaries.map(({ parcel }) => parcel)).toEqual(['shop']);
  });
});
