import { brotliDecompressSync } from 'node:zlib';

import { testParcel } from './testing/test-parcel.ts';
import { startTestShop, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let shop: TestTeam;

beforeAll(async () => {
  ({ registry, shop } = await startTestShop(['shop', 'kiosk', 'stall']));
});
afterAll(() => registry.close());

describe('publishing a parcel', () => {
  it('serves it at once: import map, route, files, number of the release', async () => {
    const parcel = testParcel('shop');
    expect(await shop.publish(parcel)).toEqual({
      status: 200,
      body: { release: 3, channel: 'production', outcome: 'published' },
    });
    const { app } = registry.site.platform;
    expect((await registry.served())['@paddock/shop']).toBe(parcel.built.entry.href);
    const page = await app.inject('/en/shop');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Shop · Paddock</title>');
    expect(page.headers['x-release']).toBe('3');
    const file = await app.inject({
      url: parcel.built.entry.href,
      headers: { 'accept-encoding': 'br' },
    });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(file.rawPayload).toString()).toBe(
      parcel.contents.get(parcel.built.entry.href),
    );
  });

  it('says in the history who, when and why, and what changed between two releases', async () => {
    const [last, first] = await registry.history();
    expect(last).toMatchObject({
      number: 3,
      kind: 'publish',
      from: 1,
      parcel: 'shop',
      who: '@paddock/shop-team',
      why: 'A new shelf.',
      atMs: registry.site.platform.clock.nowMs(),
    });
    expect(last?.parcels).toMatchObject({ shop: '1.0.0', betting: '0.1.0' });
    expect(first).toMatchObject({ number: 1, kind: 'site', from: null, parcel: null, who: 'site build' });
    expect((await shop.get('diff?a=1&b=3')).body).toEqual({
      a: 1,
      b: 3,
      parcels: [{ name: 'shop', a: null, b: '1.0.0' }],
      shared: [],
      routesAdded: ['shop.home'],
      routesRemoved: [],
      routesChanged: [],
    });
  });

  it('changes nothing when repeated, and keeps a version to one content for ever', async () => {
    const again = await shop.publish(testParcel('shop'));
    expect(again.body).toEqual({ release: 3, channel: 'production', outcome: 'unchanged' });
    const other = await shop.publish(testParcel('shop', { code: 'other' }));
    expect([other.status, other.body['code']]).toEqual([409, 'VERSION_TAKEN']);
    expect(other.body.details?.problems).toEqual([
      'shop/parcel.json /version: 1.0.0 was published with other content; raise it',
    ]);
    await shop.publish(testParcel('shop', { version: '1.1.0' }));
    const old = await shop.publish(testParcel('shop', { code: 'third' }));
    expect(old.body['code']).toBe('VERSION_TAKEN');
  });

  it('tells everyone what a parcel meets in the site', async () => {
    const answer = await registry.site.platform.app.inject('/web-api/releases/current?channel=production');
    const body = answer.json<Record<string, Record<string, string>>>();
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(body['number']).toBe(4);
    expect(body['imports']).toEqual(await registry.served());
    expect(body['overrides']).toBe('by-grant');
    expect(body['sharedVersions']).toMatchObject({ react: '1.0.0' });
    expect(body['development']).toEqual({
      react: 'http://paddock.test/assets/shared/development/react.0123456789abcdef.js',
    });
  });

  it('goes to staging alone when asked, and from there into production', async () => {
    const kiosk = testParcel('kiosk');
    const staged = await shop.publish(kiosk, 'staging');
    expect(staged.body).toMatchObject({ channel: 'staging', outcome: 'published' });
    expect((await registry.served())['@paddock/kiosk']).toBeUndefined();
    const promoted = await shop.post('promote', { parcel: 'kiosk', why: 'Looked at.' });
    expect(promoted.body).toMatchObject({ channel: 'production', outcome: 'published' });
    expect((await registry.served())['@paddock/kiosk']).toBe(kiosk.built.entry.href);
    expect((await shop.post('promote', { parcel: 'kiosk', why: 'Again.' })).body).toMatchObject({
      outcome: 'unchanged',
    });
    expect((await shop.post('promote', { parcel: 'stall', why: 'None.' })).body).toMatchObject({
      code: 'PARCEL_UNKNOWN',
      details: { problems: ['stall: not in staging'] },
    });
    const { channels } = await registry.status();
    expect(channels.map(({ channel, release }) => [channel, release.kind])).toEqual([
      ['production', 'promote'],
      ['staging', 'publish'],
    ]);
  });
});

describe('what a team would not have meant', () => {
  let team: TestTeam;
  beforeAll(async () => {
    team = await registry.team(['cart', 'till']);
  });

  it('is an older version over a newer one, by a publish, a canary or a promotion, unless it says so', async () => {
    const built = (version: string) => testParcel('cart', { version });
    await team.publish(built('1.10.0'));
    const older = built('1.9.0');
    const problem = (channel: string) =>
      `cart/parcel.json /version: 1.9.0 is older than 1.10.0, which stands in ${channel}; --downgrade means it`;
    const canary = { canary: { sharePercent: 10, testers: [], maxErrorShare: 0.1 } };
    for (const more of [{}, canary]) {
      const { body } = await team.publish(older, 'production', more);
      expect(body).toMatchObject({ code: 'PARCEL_REFUSED', details: { problems: [problem('production')] } });
    }
    expect((await team.publish(older, 'staging')).body).toMatchObject({ outcome: 'published' });
    const promotion = { parcel: 'cart', why: 'Back.' };
    expect((await team.post('promote', promotion)).body).toMatchObject({
      details: { problems: [problem('production')] },
    });
    expect((await team.post('promote', { ...promotion, downgrade: true })).body).toMatchObject({
      outcome: 'published',
    });
    await team.publish(built('1.11.0'));
    const meant = await team.publish(built('1.9.1'), 'production', { downgrade: true });
    expect(meant.body).toMatchObject({ outcome: 'published' });
  });

  it('is a version it has not seen: of two that race, the second is told', async () => {
    const first = await team.publish(testParcel('till'), 'production', { expect: 'none' });
    expect(first.body).toMatchObject({ outcome: 'published' });
    const next = (version: string) =>
      team.publish(testParcel('till', { version }), 'production', { expect: '1.0.0' });
    const raced = await Promise.all([next('1.1.0'), next('1.2.0')]);
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = raced.find(({ status }) => status === 422);
    expect(refused?.body.details?.problems).toContainEqual(
      expect.stringMatching(/, not 1\.0\.0 as expected/),
    );
  });
});

describe('taking back', () => {
  it('takes one parcel to the build before and leaves what others published since', async () => {
    const before = testParcel('stall');
    const after = testParcel('stall', { version: '1.1.0' });
    await shop.publish(before);
    await shop.publish(after);
    await shop.publish(testParcel('kiosk', { version: '1.1.0' }));
    const back = { channel: 'production', parcel: 'stall', why: 'It flickers.' };
    expect((await shop.post('rollback', back)).body).toMatchObject({ outcome: 'published' });
    expect(await registry.served()).toMatchObject({ '@paddock/stall': before.built.entry.href });
    expect((await registry.history())[0]?.parcels).toMatchObject({ stall: '1.0.0', kiosk: '1.1.0' });
    // Once more: before its first build it was not there, which is asked for twice.
    expect((await shop.post('rollback', back)).body).toMatchObject({
      code: 'PARCEL_REFUSED',
      details: {
        problems: ['stall: production had nothing of it before 1.0.0; --remove takes it out, pages and all'],
      },
    });
    const removal = await shop.post('rollback', { ...back, remove: true });
    expect(removal.body).toMatchObject({ outcome: 'published' });
    expect((await registry.served())['@paddock/stall']).toBeUndefined();
    expect((await registry.site.platform.app.inject('/en/stall')).statusCode).toBe(404);
    expect((await shop.post('rollback', back)).body).toMatchObject({
      code: 'PARCEL_UNKNOWN',
      details: { problems: ['stall: production has nothing before what stands'] },
    });
    const named = await shop.post('rollback', { ...back, version: '1.1.0' });
    expect(named.body).toMatchObject({ outcome: 'published' });
    expect((await registry.served())['@paddock/stall']).toBe(after.built.entry.href);
  });

  it('names a version the channel never had', async () => {
    const answer = await shop.post('rollback', {
      channel: 'production',
      parcel: 'stall',
      version: '9.9.9',
      why: 'Try.',
    });
    expect([answer.status, answer.body]).toMatchObject([
      404,
      { code: 'PARCEL_UNKNOWN', details: { problems: ['stall: production has never had version 9.9.9'] } },
    ]);
  });

  it('takes a whole channel back for who may publish all parcels', async () => {
    const whole = { channel: 'production', release: 1, why: 'All of it.' };
    const refused = await shop.post('rollback', whole);
    expect([refused.status, refused.body['code']]).toEqual([403, 'PARCEL_NOT_YOURS']);
    const operators = await registry.team(['*'], '@paddock/operators');
    expect((await operators.post('rollback', whole)).body).toMatchObject({ outcome: 'published' });
    expect((await registry.served())['@paddock/shop']).toBeUndefined();
    for (const release of [2, 9_999]) {
      const answer = await operators.post('rollback', { ...whole, release });
      expect([answer.status, answer.body]).toMatchObject([
        404,
        { code: 'RELEASE_UNKNOWN', details: { problems: [`release ${release}: none of production`] } },
      ]);
    }
  });
});
