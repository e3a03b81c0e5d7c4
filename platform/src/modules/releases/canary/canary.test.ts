import { sql } from 'kysely';

import { testParcel } from '../testing/test-parcel.ts';
import { startTestRegistry, type TestRegistry, type TestTeam } from '../testing/test-registry.ts';
import { testVisitor, type TestVisitor } from '../testing/test-visitor.ts';

let registry: TestRegistry;
let shop: TestTeam;

beforeEach(async () => {
  registry = await startTestRegistry({ config: { canaryMinVisitors: 4 } });
  shop = await registry.team(['shop', 'kiosk']);
});
afterEach(() => registry.close());

const terms = (more: object = {}) => ({
  canary: { sharePercent: 100, testers: [], maxErrorShare: 0.25, ...more },
});
const publish = (name: string, version: string, more: object = {}) =>
  shop.publish(testParcel(name, { version }), 'production', more);
const visitor = (cookies = {}, address?: string): TestVisitor => testVisitor(registry.site, cookies, address);
const promote = () => shop.post('promote', { parcel: 'shop', why: 'It holds.' });
const rollback = () =>
  shop.post('rollback', { channel: 'production', parcel: 'shop', why: 'It looks wrong.' });

async function audit(): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select who, what, why, details from releases_audit
    where what <> 'token made' order by id desc`.execute(registry.site.platform.kernel.db);
  return rows;
}

describe('who gets a canary', () => {
  it('is the share of visitors that was asked for, each of them again and again', async () => {
    await publish('shop', '1.0.0');
    const { body } = await publish('shop', '1.1.0', terms({ sharePercent: 10 }));
    expect(body).toEqual({ release: 4, channel: 'production', outcome: 'canary' });
    const crowd = Array.from({ length: 2_000 }, () => visitor());
    const first = await Promise.all(crowd.map((one) => one.open()));
    const inCanary = crowd.filter((_, at) => first[at]?.release === 4);
    // Five standard deviations of a tenth of 2000.
    expect(Math.abs(inCanary.length - 200)).toBeLessThan(67);
    expect(first.filter(({ release }) => release === 3)).toHaveLength(2_000 - inCanary.length);
    const again = await Promise.all(crowd.map((one) => one.open('/en/shop')));
    expect(again.map(({ release }) => release)).toEqual(first.map(({ release }) => release));
    // The same build on other terms keeps who has it, and brings more to it.
    await publish('shop', '1.1.0', terms({ sharePercent: 30 }));
    const wider = await Promise.all(inCanary.slice(0, 50).map((one) => one.open()));
    expect(wider.every(({ canary }) => canary === 'shop@1.1.0')).toBe(true);
  });

  it('is a tester whatever the share, while signed in', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', terms({ sharePercent: 0, testers: ['77'] }));
    const guest = visitor();
    expect((await guest.open()).canary).toBeUndefined();
    expect(guest.cookies['visitor']).toBeUndefined();
    const other = visitor({ player: '78' });
    expect((await other.open()).canary).toBeUndefined();
    const tester = visitor({ player: '77' });
    expect(await tester.open()).toMatchObject({ canary: 'shop@1.1.0', release: 4 });
    expect((await tester.told()).release).toBe(4);
    delete tester.cookies['player'];
    expect((await tester.open()).canary).toBeUndefined();
    expect((await tester.told()).release).toBe(3);
  });

  it('is nobody without one: no cookie, and what a cookie says is not believed', async () => {
    const early = visitor();
    await early.open();
    expect(early.cookies['visitor']).toBeUndefined();
    await publish('shop', '1.0.0', terms({ sharePercent: 1 }));
    const forged = visitor({ visitor: 'aaaaaaaaaaaaaaaa.77.AAAA' });
    await forged.open();
    expect(forged.cookies['visitor']).not.toContain('aaaaaaaaaaaaaaaa');
  });

  it('has the routes of a parcel nobody else has', async () => {
    await publish('shop', '1.0.0', terms({ testers: ['77'], sharePercent: 0 }));
    expect((await visitor({ player: '77' }).open('/en/shop')).status).toBe(200);
    expect((await visitor().open('/en/shop')).status).toBe(404);
  });

  it('tells tabs of the release their visitor is served, and no other', async () => {
    await publish('shop', '1.0.0');
    const outside = visitor();
    await outside.open();
    await publish('shop', '1.1.0', terms());
    expect(await outside.told()).toEqual({ release: 3, withdrawn: '' });
    const inside = visitor();
    await inside.open();
    expect(await inside.told()).toEqual({ release: 4, withdrawn: '' });
  });
});

describe('a channel that moves under a canary', () => {
  it('takes it along in the same step, with everybody in it where they were', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', terms());
    const one = visitor();
    await one.open();
    await Promise.all([publish('kiosk', '1.0.0'), publish('kiosk', '1.1.0')]);
    const { channels, canaries } = await registry.status();
    expect(canaries).toMatchObject([{ parcel: 'shop', version: '1.1.0', release: 8 }]);
    expect(channels[0]?.release.number).toBe(7);
    expect(await one.open()).toMatchObject({ release: 8, canary: 'shop@1.1.0' });
    const [newest] = await registry.history();
    expect(newest).toMatchObject({ number: 8, kind: 'canary', from: 7, who: 'system' });
    expect(newest?.parcels).toMatchObject({ shop: '1.1.0', kiosk: channels[0]?.release.parcels['kiosk'] });
  });

  it('takes back one that no longer fits, and says so', async () => {
    await publish('shop', '1.0.0');
    await shop.publish(testParcel('shop', { version: '1.1.0', path: '/corner' }), 'production', terms());
    const taken = await shop.publish(testParcel('kiosk', { path: '/corner' }));
    expect(taken.body).toMatchObject({ outcome: 'published' });
    expect((await registry.status()).canaries).toEqual([]);
    expect((await audit())[0]).toMatchObject({
      who: 'system',
      what: 'withdrawn',
      why: 'shop@1.1.0 does not go together with release 5.',
      details: { state: 'taken back', code: 'PARCEL_REFUSED' },
    });
    expect((await visitor().told()).withdrawn).toBe('4');
  });

  it('ends it when the parcel changes for everybody, and is no step of a rollback', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', terms());
    await publish('shop', '1.2.0');
    expect((await registry.status()).canaries).toEqual([]);
    await rollback();
    const { channels } = await registry.status();
    expect(channels[0]?.release.parcels['shop']).toBe('1.0.0');
  });
});

describe('a team ends its canary', () => {
  it('by giving it to everybody', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', terms({ sharePercent: 1 }));
    expect((await promote()).body).toEqual({ release: 5, channel: 'production', outcome: 'published' });
    expect((await visitor().open()).release).toBe(5);
    expect((await registry.status()).canaries).toEqual([]);
    expect((await visitor().told()).withdrawn).toBe('');
    const { channels } = await registry.status();
    expect(channels[0]?.release).toMatchObject({ kind: 'promote', parcels: { shop: '1.1.0' } });
  });

  it('by taking it back, while everybody else stays where they are', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', terms());
    const inside = visitor();
    await inside.open();
    expect((await rollback()).body).toEqual({ release: 5, channel: 'production', outcome: 'withdrawn' });
    expect(await inside.told()).toEqual({ release: 3, withdrawn: '4' });
    expect((await inside.open()).release).toBe(3);
    // The build may be tried again: its tabs are welcome.
    await publish('shop', '1.1.0', terms());
    expect((await inside.open()).canary).toBe('shop@1.1.0');
    expect(await inside.told()).toEqual({ release: 6, withdrawn: '' });
  });

  it('by another one, and not by the same again', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', terms());
    expect((await publish('shop', '1.1.0', terms())).body).toMatchObject({
      release: 4,
      outcome: 'unchanged',
    });
    await publish('shop', '1.1.1', terms());
    expect((await registry.status()).canaries).toMatchObject([{ version: '1.1.1' }]);
    const staged = await shop.publish(testParcel('shop', { version: '2.0.0' }), 'staging', terms());
    expect([staged.status, staged.body.details?.problems]).toEqual([
      400,
      ['/canary: canaries run in production'],
    ]);
  });
});

describe('a canary that fails its visitors', () => {
  /** Visitors that all met it; the last `failed` of them a failure, too. */
  async function crowd(size: number, failed: number): Promise<readonly TestVisitor[]> {
    const all = Array.from({ length: size }, () => visitor());
    for (const [at, one] of all.entries()) {
      await one.open();
      await one.meet('shop@1.1.0');
      if (at >= size - failed) await one.fail('shop@1.1.0');
    }
    return all;
  }

  beforeEach(async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', terms());
  });

  it('is taken back by itself once its share is above the bound, and not at it', async () => {
    const all = await crowd(8, 2);
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 8, failed: 2 }]);
    await all[3]?.fail('shop@1.1.0', 'error');
    expect((await registry.status()).canaries).toEqual([]);
    expect((await audit())[0]).toMatchObject({
      who: 'system',
      what: 'withdrawn',
      why: '3 of 8 visitors met a failure: 37.5%, and 25% is the bound.',
      details: { parcel: 'shop', version: '1.1.0', from: 4, visitors: 8, failed: 3 },
    });
    expect((await registry.history())[0]).toMatchObject({ kind: 'withdrawn', from: 4, who: 'system' });
    expect(await all[0]?.told()).toEqual({ release: 3, withdrawn: '4' });
    expect((await all[0]?.open())?.release).toBe(3);
  });

  it('is not judged by fewer than it takes, nor twice by one', async () => {
    const [one] = await crowd(3, 3);
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 3, failed: 3 }]);
    await one?.open();
    await one?.meet('shop@1.1.0');
    for (let n = 0; n < 5; n++) await one?.fail('shop@1.1.0');
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 3, failed: 3 }]);
  });

  it('is judged by its own failures alone', async () => {
    const all = await crowd(6, 0);
    for (const one of all) {
      await one.fail('shop@1.0.0');
      await one.fail('betting@0.1.0');
      await one.fail('shop@1.1.0', 'navigation');
    }
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 6, failed: 0 }]);
  });

  it('is not judged by strangers: without our cookie, or many of one address', async () => {
    for (let n = 0; n < 8; n++) {
      expect(await visitor().fail('shop@1.1.0')).toBe(202);
      await visitor({ visitor: `visitor${n}..c2lnbmVk` }).fail('shop@1.1.0');
    }
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 0, failed: 0 }]);
    for (let n = 0; n < 9; n++) {
      const one = visitor({}, '203.0.113.7');
      await one.open();
      await one.meet('shop@1.1.0');
    }
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 5, failed: 0 }]);
  });

  it('is not taken back by one address, whatever it makes of itself, nor by one visitor', async () => {
    const honest = await crowd(4, 0);
    const many = Array.from({ length: 9 }, () => visitor({}, '203.0.113.7'));
    await Promise.all(many.map((one) => one.open()));
    await Promise.all(many.map((one) => one.fail('shop@1.1.0')));
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 9, failed: 1 }]);
    await Promise.all(many.map((one) => one.fail('shop@1.1.0', 'error')));
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 9, failed: 1 }]);
    // A bound that one of four is beyond.
    await publish('shop', '1.1.1', terms({ maxErrorShare: 0.01 }));
    for (const one of honest) await one.open();
    for (const one of honest) await one.meet('shop@1.1.1');
    await honest[0]?.fail('shop@1.1.1');
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 4, failed: 1 }]);
    await honest[1]?.fail('shop@1.1.1');
    expect((await registry.status()).canaries).toEqual([]);
  });

  it('keeps who they were for 30 days', async () => {
    await crowd(4, 4);
    const { db, clock } = registry.site.platform.kernel;
    const rows = async () => (await sql`select 1 from releases_canary_visitor`.execute(db)).rows.length;
    expect([(await registry.status()).canaries, await rows()]).toEqual([[], 4]);
    registry.site.platform.clock.set(clock.nowMs() + 31 * 86_400_000);
    await registry.site.platform.modules.releases.sweep();
    expect(await rows()).toBe(0);
  });
});
