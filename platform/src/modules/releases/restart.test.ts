import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@paddock/contract';
import { withoutParcel, withParcel, type ComposedRelease } from '@paddock/contract/releases';

import { createTestPlatform, quickFolder } from '../../testing/index.ts';
import { composeTestSite } from '../site/testing/test-site.ts';
import { testParcel } from './testing/test-parcel.ts';
import { startTestRegistry, type TestRegistry } from './testing/test-registry.ts';

let registry: TestRegistry;
afterEach(() => registry.close());

/** The site is built anew: `change` makes the next `release.json`. */
function build(change: (release: Release) => ComposedRelease): Release {
  const file = join(registry.site.fixture.siteDir, 'release.json');
  const changed = change(JSON.parse(readFileSync(file, 'utf8')) as Release);
  if (!changed.ok) throw new Error(changed.problems.join('\n'));
  writeFileSync(file, JSON.stringify(changed.release));
  return changed.release;
}

/** What a build of the site's own brings. */
function bring(name: string, version: string): void {
  const { built, contents } = testParcel(name, { version });
  for (const [href, content] of contents) registry.site.fixture.write(href, content);
  build((release) => withParcel(release, built));
}

async function restart(): Promise<void> {
  const { site } = registry;
  registry.site = { ...site, platform: await site.platform.restart() };
}

describe('a restart', () => {
  it('makes no release when the build is the same', async () => {
    registry = await startTestRegistry();
    await restart();
    expect((await registry.history()).map(({ number }) => number)).toEqual([1]);
    expect((await registry.history('staging')).map(({ number }) => number)).toEqual([2]);
  });

  it('takes in what the build changed, and leaves what a team has published since', async () => {
    registry = await startTestRegistry();
    bring('shop', '1.0.0');
    bring('kiosk', '1.0.0');
    await restart();
    expect((await registry.history())[0]).toMatchObject({ kind: 'site', parcel: null });
    const team = await registry.team(['shop']);
    const own = testParcel('shop', { version: '1.1.0' });
    expect((await team.publish(own)).body).toMatchObject({ outcome: 'published' });
    await restart();
    expect((await registry.served())['@paddock/shop']).toBe(own.built.entry.href);

    bring('kiosk', '1.1.0');
    await restart();
    const [last] = await registry.history();
    expect(last).toMatchObject({ kind: 'site', parcel: 'kiosk', who: 'site build' });
    expect(last?.parcels).toMatchObject({ shop: '1.1.0', kiosk: '1.1.0' });

    build((release) => withoutParcel(release, 'kiosk'));
    build((release) => withoutParcel(release, 'shop'));
    await restart();
    expect((await registry.history())[0]?.parcels).toMatchObject({ shop: '1.1.0' });
    expect((await registry.served())['@paddock/kiosk']).toBeUndefined();
  });

  it('serves the release as it stood, without the folder of the build', async () => {
    registry = await startTestRegistry();
    const team = await registry.team(['shop']);
    const own = testParcel('shop');
    await team.publish(own);
    registry.site.fixture.remove();
    await restart();
    const { app } = registry.site.platform;
    expect((await app.inject('/en/shop')).statusCode).toBe(200);
    expect((await app.inject('/assets/parcels/betting/betting.js')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toMatchObject({ release: true });
  });

  it('keeps the release before when the build does not fit what was published, and says why', async () => {
    registry = await startTestRegistry();
    const team = await registry.team(['shop']);
    await team.publish(testParcel('shop'));
    build((release) => ({
      ok: true,
      release: {
        ...release,
        shared: Object.fromEntries(
          Object.entries(release.shared).map(([name, file]) => [name, { ...file, version: '2.0.0' }]),
        ),
      },
    }));
    await restart();
    expect((await registry.served())['@paddock/shop']).toBeDefined();
    expect((await registry.history())[0]).toMatchObject({ kind: 'publish' });
    const refused = registry.site.platform.logged.find(({ level }) => level === 'error');
    expect(refused?.fields).toEqual({
      channel: 'production',
      refused: {
        problems: ['shop/parcel.json /requires/react: wants ^1.0.0, the site has 2.0.0'],
      },
    });
  });
});

describe('a build that is under way', () => {
  it('is not taken in before all of its files are there', async () => {
    registry = await startTestRegistry({ config: { mode: 'development' } });
    const { fixture, platform } = registry.site;
    const href = '/assets/shared/react.fedcba9876543210.js';
    const file = join(fixture.siteDir, 'release.json');
    const text = readFileSync(file, 'utf8').replaceAll('/assets/shared/react.0123456789abcdef.js', href);
    writeFileSync(file, text);
    await platform.advance(500);
    expect((await registry.served())['react']).toBe('/assets/shared/react.0123456789abcdef.js');
    expect(platform.logged.at(-1)?.fields).toMatchObject({
      refused: { problems: [`${href}: not in the folder of the build`] },
    });
    fixture.write(href, "System.register('react')");
    writeFileSync(file, `${text}\n`);
    await platform.advance(500);
    expect((await registry.served())['react']).toBe(href);
  });
});

describe('in development', () => {
  it('a new build is served without a restart', async () => {
    registry = await startTestRegistry({ config: { mode: 'development' } });
    bring('shop', '1.0.0');
    await registry.site.platform.advance(500);
    expect((await registry.site.platform.app.inject('/en/shop')).statusCode).toBe(200);
    expect((await registry.history())[0]).toMatchObject({ kind: 'site', parcel: 'shop' });
  });
});

describe('another node', () => {
  it('serves a release within half a second of its publish', async () => {
    registry = await startTestRegistry();
    const { databaseUrl, clock } = registry.site.platform;
    const other = await createTestPlatform((kernel) => composeTestSite(kernel), {
      databaseUrl,
      startMs: clock.nowMs(),
      config: { siteDir: registry.site.fixture.siteDir, dataDir: registry.site.dataDir },
    });
    try {
      const team = await registry.team(['shop']);
      await team.publish(testParcel('shop'));
      const { source } = other.modules.releases;
      expect(source.currentNumber()).toBe(1);
      await other.advance(500);
      expect(source.currentNumber()).toBe(3);
      expect(source.current().release.imports).toEqual(await registry.served());
    } finally {
      await other.close();
    }
  });

  it('two that start at once bring the build in once', async () => {
    registry = await startTestRegistry();
    bring('shop', '1.0.0');
    const { databaseUrl } = registry.site.platform;
    const config = { siteDir: registry.site.fixture.siteDir, dataDir: registry.site.dataDir };
    const nodes = await Promise.all(
      [1, 2, 3].map(() => createTestPlatform((kernel) => composeTestSite(kernel), { databaseUrl, config })),
    );
    for (const node of nodes) await node.close();
    expect((await registry.history()).map(({ kind }) => kind)).toEqual(['site', 'site']);
  });
});

describe('a first start', () => {
  it('without a build names the way out', async () => {
    registry = await startTestRegistry();
    const siteDir = mkdtempSync(join(quickFolder(), 'paddock-empty-'));
    await expect(startTestRegistry({ config: { siteDir } })).rejects.toThrow(/no release at .*npm run build/);
    rmSync(siteDir, { recursive: true });
  });
});
