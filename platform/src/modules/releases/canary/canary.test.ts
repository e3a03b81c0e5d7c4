import { canaryTerms, openCanaryDesk, type CanaryDesk } from '../testing/canary-desk.ts';
import { testParcel } from '../testing/test-parcel.ts';

let registry: CanaryDesk['registry'];
let shop: CanaryDesk['shop'];
let publish: CanaryDesk['publish'];
let visitor: CanaryDesk['visitor'];
let audit: CanaryDesk['audit'];

beforeEach(async () => {
  ({ registry, shop, publish, visitor, audit } = await openCanaryDesk());
});
afterEach(() => registry.close());

const promote = () => shop.post('promote', { parcel: 'shop', why: 'It holds.' });
const rollback = () =>
  shop.post('rollback', { channel: 'production', parcel: 'shop', why: 'It looks wrong.' });

describe('who gets a canary', () => {
  it('is the share of visitors that was asked for, each of them again and again', async () => {
    await publish('shop', '1.0.0');
    const { body } = await publish('shop', '1.1.0', canaryTerms({ sharePercent: 10 }));
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
    await publish('shop', '1.1.0', canaryTerms({ sharePercent: 30 }));
    const wider = await Promise.all(inCanary.slice(0, 50).map((one) => one.open()));
    expect(wider.every(({ canary }) => canary === 'shop@1.1.0')).toBe(true);
  });

  it('is somebody: no share and no testers are refused', async () => {
    await publish('shop', '1.0.0');
    const { status, body } = await publish('shop', '1.1.0', canaryTerms({ sharePercent: 0 }));
    expect([status, body.details?.problems]).toEqual([400, ['/canary: no share and no testers is nobody']]);
  });

  it('is a tester whatever the share, while signed in', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', canaryTerms({ sharePercent: 0, testers: ['77'] }));
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
    await publish('shop', '1.0.0', canaryTerms({ sharePercent: 1 }));
    const forged = visitor({ visitor: 'aaaaaaaaaaaaaaaa.77.AAAA' });
    await forged.open();
    expect(forged.cookies['visitor']).not.toContain('aaaaaaaaaaaaaaaa');
  });

  it('has the routes of a parcel nobody else has', async () => {
    await publish('shop', '1.0.0', canaryTerms({ testers: ['77'], sharePercent: 0 }));
    expect((await visitor({ player: '77' }).open('/en/shop')).status).toBe(200);
    expect((await visitor().open('/en/shop')).status).toBe(404);
  });

  it('tells tabs of the release their visitor is served, and no other', async () => {
    await publish('shop', '1.0.0');
    const outside = visitor();
    await outside.open();
    await publish('shop', '1.1.0', canaryTerms());
    expect(await outside.told()).toEqual({ release: 3, withdrawn: '' });
    const inside = visitor();
    await inside.open();
    expect(await inside.told()).toEqual({ release: 4, withdrawn: '' });
  });
});

describe('a channel that moves under a canary', () => {
  it('takes it along in the same step, with everybody in it where they were', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', canaryTerms());
    const one = visitor();
    await one.open();
    await Promise.all([publish('kiosk', '1.0.0'), publish('stall', '1.0.0')]);
    const { channels, canaries } = await registry.status();
    expect(canaries).toMatchObject([{ parcel: 'shop', version: '1.1.0', release: 8 }]);
    expect(channels[0]?.release.number).toBe(7);
    expect(await one.open()).toMatchObject({ release: 8, canary: 'shop@1.1.0' });
    const [newest] = await registry.history();
    expect(newest).toMatchObject({ number: 8, kind: 'canary', from: 7, who: 'system' });
    expect(newest?.parcels).toMatchObject({ shop: '1.1.0', kiosk: '1.0.0', stall: '1.0.0' });
  });

  it('takes back one that no longer fits, and says so', async () => {
    await publish('shop', '1.0.0');
    await shop.publish(
      testParcel('shop', { version: '1.1.0', path: '/corner' }),
      'production',
      canaryTerms(),
    );
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
    await publish('shop', '1.1.0', canaryTerms());
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
    await publish('shop', '1.1.0', canaryTerms({ sharePercent: 1 }));
    expect((await promote()).body).toEqual({ release: 5, channel: 'production', outcome: 'published' });
    expect((await visitor().open()).release).toBe(5);
    expect((await registry.status()).canaries).toEqual([]);
    expect((await visitor().told()).withdrawn).toBe('');
    const { channels } = await registry.status();
    expect(channels[0]?.release).toMatchObject({ kind: 'promote', parcels: { shop: '1.1.0' } });
  });

  it('by taking it back, while everybody else stays where they are', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', canaryTerms());
    const inside = visitor();
    await inside.open();
    expect((await rollback()).body).toEqual({ release: 5, channel: 'production', outcome: 'withdrawn' });
    expect(await inside.told()).toEqual({ release: 3, withdrawn: '4' });
    expect((await inside.open()).release).toBe(3);
    // The build may be tried again: its tabs are welcome.
    await publish('shop', '1.1.0', canaryTerms());
    expect((await inside.open()).canary).toBe('shop@1.1.0');
    expect(await inside.told()).toEqual({ release: 6, withdrawn: '' });
  });

  it('by another one, and not by the same again', async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', canaryTerms());
    expect((await publish('shop', '1.1.0', canaryTerms())).body).toMatchObject({
      release: 4,
      outcome: 'unchanged',
    });
    await publish('shop', '1.1.1', canaryTerms());
    expect((await registry.status()).canaries).toMatchObject([{ version: '1.1.1' }]);
    const staged = await shop.publish(testParcel('shop', { version: '2.0.0' }), 'staging', canaryTerms());
    expect([staged.status, staged.body.details?.problems]).toEqual([
      400,
      ['/canary: canaries run in production'],
    ]);
  });
});
