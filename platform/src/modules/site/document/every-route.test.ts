import { readdirSync, readFileSync } from 'node:fs';
import {
  createRouteMatcher,
  resolveUrl,
  type BlockInfo,
  type ResolveContext,
  type RouteDefinition,
  type SiteConfig,
} from '@paddock/contract';
import {
  exampleAddresses,
  mergeRoutes,
  wholeManifest,
  type PlacedManifest,
} from '@paddock/contract/releases';

import { MEADOW } from '../testing/meadow.ts';
import { bootOf, startTestSite, type TestSite } from '../testing/test-site.ts';

const PARCELS = new URL('../../../../../parcels/', import.meta.url);
const placed = readdirSync(PARCELS).map((name) => {
  const file = new URL(`${name}/parcel.json`, PARCELS);
  return { file: name, manifest: wholeManifest(JSON.parse(readFileSync(file, 'utf8'))) } as PlacedManifest;
});
const { table } = mergeRoutes(placed);
const matcher = createRouteMatcher(table);
/**
 * What a route's gate looks at. Those of a parcel that say the same of it are asked by one of them: that each leads alike
 * is asked of the table (`every-state.test`).
 */
const gateOf = ({ parcel, guards, layout, meta }: RouteDefinition): string => {
  const { status, banLevels, featureId, routeId } = meta;
  return JSON.stringify([parcel, guards, layout, status, banLevels, featureId, routeId]);
};
const routes = [...new Map(table.routes.map((route) => [gateOf(route), route])).values()];
const ADDRESSES = ['/nowhere/at/all', ...routes.flatMap((route) => exampleAddresses(route).slice(0, 1))];

const BLOCK: BlockInfo = { reason: 1, displayTypeId: 1, templateTypeId: 1 };
const VISITORS = {
  guest: { cookie: '', session: { userId: null, banLevel: 0 }, block: undefined },
  player: { cookie: '; player=7:0', session: { userId: '7', banLevel: 0 }, block: undefined },
  'banned player': { cookie: '; player=7:1', session: { userId: '7', banLevel: 1 }, block: undefined },
  'visitor who is kept out': {
    cookie: '; blocked=1',
    session: { userId: null, banLevel: 0 },
    block: BLOCK,
  },
} as const;
const HOSTS = { own: 'paddock.test', meadow: MEADOW.hosts[0] ?? '' } as const;

type Brand = keyof typeof HOSTS;
type Who = keyof typeof VISITORS;
type End = readonly [path: string, status: number];
/** More steps than any address takes. */
const MOST_STEPS = 6;

describe('a direct load of each kind of route of the product', () => {
  let site: TestSite;
  const told: Partial<Record<Brand, SiteConfig>> = {};
  beforeAll(async () => {
    site = await startTestSite({
      manifests: placed.map(({ manifest }) => manifest),
      siteFile: { 'brand:meadow': MEADOW },
      dependencies: { blockOf: ({ cookies }) => (cookies['blocked'] === undefined ? undefined : BLOCK) },
    });
    for (const brand of ['own', 'meadow'] as const)
      told[brand] = bootOf((await ask('/en', brand, 'guest')).body).site;
  });
  afterAll(() => site.close());

  const ask = (url: string, brand: Brand, who: Who) =>
    site.platform.app.inject({
      url,
      headers: { cookie: `lng=en${VISITORS[who].cookie}`, host: HOSTS[brand] },
    });

  async function load(path: string, brand: Brand, who: Who): Promise<End> {
    let at = path;
    for (let step = 0; step < MOST_STEPS; step++) {
      const { statusCode, headers } = await ask(at, brand, who);
      if (statusCode !== 301 && statusCode !== 302) return [at, statusCode];
      at = String(headers['location']);
    }
    return ['a circle', 0];
  }

  /** Where a click ends, by what a page was told of its site and its visitor. */
  function click(path: string, brand: Brand, who: Who): End {
    const config = told[brand];
    if (config === undefined) throw new Error('no page has told of its site');
    const { session, block } = VISITORS[who];
    const context: ResolveContext = {
      session,
      site: config,
      block,
      languages: config.languages,
      languageCookie: 'en',
      browserLanguages: [],
    };
    let at = path;
    for (let step = 0; step < MOST_STEPS; step++) {
      const { pathname, search } = new URL(at, 'http://site.invalid');
      const found = resolveUrl(matcher, pathname, search, context);
      if (found.kind === 'page') return [at, found.status];
      at = found.to;
    }
    return ['a circle', 0];
  }

  const cases = (Object.keys(VISITORS) as Who[]).flatMap((who) =>
    (Object.keys(HOSTS) as Brand[]).map((brand) => [who, brand] as const),
  );
  it.each(cases)('ends where a click ends, for a %s at the brand %s [S3-13]', async (who, brand) => {
    const ends: { address: string; loaded: End; clicked: End }[] = [];
    for (const path of ADDRESSES) {
      const address = path === '/' ? '/en' : `/en${path}`;
      ends.push({ address, loaded: await load(address, brand, who), clicked: click(address, brand, who) });
    }
    expect(ends.filter(({ loaded, clicked }) => String(loaded) !== String(clicked))).toEqual([]);
    expect(ends.filter(({ loaded: [at] }) => at === 'a circle')).toEqual([]);
    expect(ends.length).toBeGreaterThan(30);
  });

  it('is another answer at a brand that lacks a parcel', async () => {
    expect([await load('/en/casino', 'own', 'guest'), await load('/en/casino', 'meadow', 'guest')]).toEqual([
      ['/en/casino', 200],
      ['/en/casino', 404],
    ]);
  });
});
