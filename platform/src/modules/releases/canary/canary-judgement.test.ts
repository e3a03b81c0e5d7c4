import { sql } from 'kysely';

import { canaryTerms, openCanaryDesk, type CanaryDesk } from '../testing/canary-desk.ts';
import type { TestVisitor } from '../testing/test-visitor.ts';

let registry: CanaryDesk['registry'];
let publish: CanaryDesk['publish'];
let visitor: CanaryDesk['visitor'];
let audit: CanaryDesk['audit'];

beforeEach(async () => {
  ({ registry, publish, visitor, audit } = await openCanaryDesk());
});
afterEach(() => registry.close());

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

  async function visitorThatFails(): Promise<void> {
    const one = visitor();
    await one.open();
    await one.fail('shop@1.1.0');
  }

  beforeEach(async () => {
    await publish('shop', '1.0.0');
    await publish('shop', '1.1.0', canaryTerms());
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
    await publish('shop', '1.1.1', canaryTerms({ maxErrorShare: 0.01 }));
    for (const one of honest) await one.open();
    for (const one of honest) await one.meet('shop@1.1.1');
    await honest[0]?.fail('shop@1.1.1');
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 4, failed: 1 }]);
    await honest[1]?.fail('shop@1.1.1');
    expect((await registry.status()).canaries).toEqual([]);
  });

  it.each([
    ['203.0.113.x', (at: number) => `203.0.113.${at + 1}`],
    ['2001:db8:5::/48', (at: number) => `2001:db8:5:${at + 1}::1`],
  ])('is not taken back by all addresses of one network: %s', async (_network, addressOf) => {
    await crowd(4, 0);
    const hosted = Array.from({ length: 9 }, (_, at) => visitor({}, addressOf(at)));
    for (const one of hosted) {
      await one.open();
      await one.fail('shop@1.1.0');
    }
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 9, failed: 1 }]);
  });

  it('is not kept by one network that says all is well, whatever it makes of itself', async () => {
    await crowd(4, 1);
    for (let at = 0; at < 12; at++) {
      const one = visitor({}, `2001:db8:5:${at + 1}::1`);
      await one.open();
      await one.meet('shop@1.1.0');
    }
    expect((await registry.status()).canaries).toMatchObject([{ visitors: 9, failed: 1 }]);
    for (let at = 0; at < 2; at++) await visitorThatFails();
    expect((await registry.status()).canaries).toEqual([]);
  });

  it('is taken back where it fails everybody, though many share a network', async () => {
    await publish('shop', '1.1.1', canaryTerms({ maxErrorShare: 0.1 }));
    const offices = Array.from({ length: 24 }, (_, at) => visitor({}, `203.0.${at % 2}.${at + 1}`));
    for (const one of offices) {
      await one.open();
      await one.meet('shop@1.1.1');
    }
    for (const one of offices) await one.fail('shop@1.1.1');
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
