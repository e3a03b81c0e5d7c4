import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';

import type { Scheduler, Task } from '../../kernel/index.ts';
import { createTestPlatform } from '../../testing/index.ts';
import { composeTestSite } from '../site/testing/test-site.ts';
import { testParcel, type TestParcel } from './testing/test-parcel.ts';
import { startTestShop, type TestRegistry, type TestTeam } from './testing/test-registry.ts';

let registry: TestRegistry;
let shop: TestTeam;

beforeEach(async () => {
  ({ registry, shop } = await startTestShop());
});
afterEach(() => registry.close());

/** Days go by, with a sweep on each: the scheduler's polls of other nodes are left out. */
async function days(count: number): Promise<void> {
  const { platform } = registry.site;
  for (let day = 0; day < count; day++) {
    platform.clock.advance(DAY_MS);
    await platform.modules.releases.sweep();
  }
}

const statusOf = async (parcel: TestParcel) =>
  (await registry.site.platform.app.inject(parcel.built.entry.href)).statusCode;

describe('files of old releases', () => {
  it('stay for 30 days after their release was last current, then go with their builds', async () => {
    const first = testParcel('shop');
    const second = testParcel('shop', { version: '1.1.0' });
    await shop.publish(first);
    await days(40);
    expect(await statusOf(first)).toBe(200);
    await shop.publish(second);
    await days(29);
    expect(await statusOf(first)).toBe(200);
    await days(2);
    expect(await statusOf(first)).toBe(404);
    expect(await statusOf(second)).toBe(200);
    // What both releases share, and what the site's build brought, stays.
    for (const href of [second.built.files[2]?.href ?? '', '/assets/shared/react.0123456789abcdef.js']) {
      expect((await registry.site.platform.app.inject(href)).statusCode).toBe(200);
    }
    const back = await shop.post('rollback', { channel: 'production', parcel: 'shop', why: 'Too late.' });
    expect([back.status, back.body]).toMatchObject([
      404,
      { code: 'PARCEL_UNKNOWN', details: { problems: ['shop: the files of 1.0.0 are no longer kept'] } },
    ]);
    expect((await registry.history()).map(({ kind }) => kind)).toEqual(['publish', 'publish', 'site']);
    expect((await registry.site.platform.app.inject('/en/shop')).statusCode).toBe(200);
  });

  it('that were uploaded and never published go too, and can be uploaded again', async () => {
    const parcel = testParcel('shop');
    for (const file of parcel.built.files) await shop.put(file, parcel.contents.get(file.href) ?? '');
    await days(29);
    expect(await statusOf(parcel)).toBe(200);
    await days(3);
    expect(await statusOf(parcel)).toBe(404);
    expect((await shop.send(parcel.built)).body['code']).toBe('FILES_MISSING');
    expect((await shop.publish(parcel)).body).toMatchObject({ outcome: 'published' });
    expect(await statusOf(parcel)).toBe(200);
  });

  it('are swept once a day by the scheduler', async () => {
    const { kernel, databaseUrl } = registry.site.platform;
    const parcel = testParcel('shop');
    for (const file of parcel.built.files) await shop.put(file, parcel.contents.get(file.href) ?? '');
    await sql`update releases_file set stored_at_ms = 0 where href = ${parcel.built.entry.href}`.execute(
      kernel.db,
    );
    const tasks = new Map<string, { readonly everyMs: number; readonly task: Task }>();
    const scheduler: Scheduler = {
      every(name, everyMs, task) {
        tasks.set(name, { everyMs, task });
        return () => tasks.delete(name);
      },
      stop: () => Promise.resolve(),
    };
    const node = await createTestPlatform((own) => composeTestSite({ ...own, scheduler }), {
      databaseUrl,
      config: kernel.config,
      startMs: kernel.clock.nowMs(),
    });
    expect(tasks.get('releases.sweep')?.everyMs).toBe(DAY_MS);
    await tasks.get('releases.sweep')?.task();
    await node.close();
    expect(await statusOf(parcel)).toBe(404);
  });
});
