import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { composeRelease, foundationOf, placedByName } from '@paddock/contract/releases';
import { sql } from 'kysely';

import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { composeTestSite, type TestSiteModules } from '../site/testing/test-site.ts';
import { publishOverHttp, uploadOverHttp, type HttpAnswer } from './testing/publish-over-http.ts';
import { testParcel } from './testing/test-parcel.ts';
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts';

const PROCESSES = 8;
const EACH = 25;

let registry: TestRegistry;
let other: TestPlatform<TestSiteModules>;

beforeAll(async () => {
  registry = await startTestRegistry();
  const { databaseUrl, clock, kernel } = registry.site.platform;
  other = await createTestPlatform(composeTestSite, {
    databaseUrl,
    config: kernel.config,
    startMs: clock.nowMs(),
  });
});
afterAll(async () => {
  await other.close();
  await registry.close();
});

async function listen({ app }: TestPlatform<TestSiteModules>): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** A team's machine: `begin` lets it publish all of its parcels at once. */
async function machine(origin: string, token: string, names: readonly string[]) {
  const program = join(import.meta.dirname, 'testing', 'publish-many.process.ts');
  const child = spawn(process.execPath, [program, origin, token, ...names], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const said = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect((await said.next()).value).toBe('ready');
  return {
    async begin(): Promise<readonly HttpAnswer[]> {
      child.stdin.write('now\n');
      return JSON.parse(String((await said.next()).value)) as HttpAnswer[];
    },
  };
}

describe('two hundred publishes at once, from eight machines to two nodes', () => {
  it('are all in, one after the other, each making a valid map', async () => {
    const origins = [await listen(registry.site.platform), await listen(other)];
    const names = Array.from({ length: PROCESSES * EACH }, (_, at) => `shop-${at}`);
    const { token } = await registry.team(names);
    const machines = await Promise.all(
      Array.from({ length: PROCESSES }, (_, at) =>
        machine(origins[at % 2] ?? '', token, names.slice(at * EACH, (at + 1) * EACH)),
      ),
    );
    const answers = (await Promise.all(machines.map(({ begin }) => begin()))).flat();
    expect(answers.filter(({ body }) => body['outcome'] !== 'published')).toEqual([]);

    // None lost, and numbers without a gap: every one of them made one release.
    const numbers = answers.map(({ body }) => Number(body['release'])).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: names.length }, (_, at) => at + 3));
    const { rows } = await sql<{ number: bigint; from_number: bigint; parcels: object; parcel: string }>`
      select number, from_number, parcels, parcel from releases_release
      where channel = 'production' order by number`.execute(registry.site.platform.kernel.db);
    const [, ...published] = rows;
    published.forEach(({ number, from_number, parcels, parcel }, at) => {
      // Strictly ordered: each was made from the one before and adds its own parcel to it.
      expect(from_number).toBe(rows[at]?.number);
      const before = Object.keys(rows[at]?.parcels ?? {});
      expect(Object.keys(parcels).toSorted()).toEqual([...before, parcel].toSorted());
      expect(Number(number)).toBe(at + 3);
    });
    expect(new Set(published.map(({ parcel }) => parcel))).toEqual(new Set(names));

    // Each map is valid by itself: everything it names is there, with its integrity, and its routes go together.
    for (const number of numbers) {
      const release = (await other.modules.releases.source.byNumber(number))?.release;
      if (release === undefined) throw new Error(`there is no release ${number}`);
      const again = composeRelease(foundationOf(release), release.parcels.map(placedByName), number);
      expect(again).toEqual({ ok: true, release });
    }

    for (const { modules } of [registry.site.platform, other]) {
      await modules.releases.source.refresh();
      const { release } = modules.releases.source.current();
      expect(release.number).toBe(202);
      for (const name of names) expect(release.imports[`@paddock/${name}`]).toBeDefined();
      for (const href of Object.values(release.imports)) expect(release.integrity[href]).toBeDefined();
    }
    const { release } = other.modules.releases.source.current();
    const href = release.imports['@paddock/shop-0'] ?? '';
    expect((await fetch(`${origins[1] ?? ''}${href}`)).status).toBe(200);
  });

  it('of one parcel with different contents let one have the version', async () => {
    const { token } = await registry.team(['kiosk']);
    const origin = `http://127.0.0.1:${(other.app.server.address() as AddressInfo).port}`;
    const parcels = Array.from({ length: 10 }, (_, at) => testParcel('kiosk', { code: `try ${at}` }));
    await Promise.all(parcels.map((parcel) => uploadOverHttp(origin, token, parcel)));
    const answers = await Promise.all(parcels.map(({ built }) => publishOverHttp(origin, token, built)));
    const outcomes = answers.map(({ body }) => body['outcome'] ?? body['code']).toSorted();
    expect(outcomes).toEqual([...Array.from({ length: 9 }, () => 'VERSION_TAKEN'), 'published']);
  });
});
