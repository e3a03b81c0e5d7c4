import {
  createRouteMatcher,
  resolveUrl,
  type BlockInfo,
  type BlockReason,
  type ResolveContext,
} from '@paddock/contract';

import { REDIRECTS, ROUTES } from '../testing/fixture-routes.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const ADDRESSES = [
  '/',
  '/live',
  '/live/tennis',
  '/user/login',
  '/registration',
  '/office',
  '/office/account',
].concat('/block', '/site-updates', '/oldbrowser', '/casino', '/nowhere', '/desk');
const PLAYERS = { guest: undefined, player: '7:0', banned: '7:1' } as const;
const REASONS = [undefined, 1, 4, 14] as const;

/** A visitor in a state, as cookies tell it to the test site. */
const states = Object.entries(PLAYERS).flatMap(([who, player]) =>
  REASONS.map((reason) => ({
    name: `${who}, ${reason === undefined ? 'let in' : `reason ${reason}`}`,
    player,
    reason,
  })),
);

const blockOf = (reason: BlockReason | undefined): BlockInfo | undefined =>
  reason === undefined ? undefined : { reason, displayTypeId: 1, templateTypeId: 1 };

/** Two brands: the installation's own, and one without some of its pages and with one that is its alone. */
const MEADOW = { closedParcels: ['welcome'], features: [12], isRegistrationAllowed: false };
const BRANDS = {
  own: { host: 'paddock.test', says: { isRegistrationAllowed: true, features: [217, 39] } },
  meadow: { host: 'meadow.test', says: MEADOW },
} as const;
type BrandName = keyof typeof BRANDS;

describe.each(['open', 'maintenance'] as const)('documents of a site in %s', (mode) => {
  const maintenance = { startedAt: 1_795_264_200, endedAt: 1_895_271_400, state: true };
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      siteFile: {
        'brand:meadow': { hosts: [BRANDS.meadow.host], ...MEADOW },
        ...(mode === 'maintenance' && { maintenance }),
      },
      dependencies: {
        blockOf: ({ cookies: { reason } }) =>
          blockOf(reason === undefined ? undefined : (Number(reason) as BlockReason)),
      },
    });
  });
  afterAll(() => site.close());

  const matcher = createRouteMatcher({
    routes: ROUTES,
    redirects: REDIRECTS,
    notFound: 'system-pages.not-found',
  });

  /** Where a click ends, by what the browser resolves. */
  function click(
    path: string,
    brand: BrandName,
    player: string | undefined,
    block: BlockInfo | undefined,
  ): readonly unknown[] {
    const [userId = null, banLevel = '0'] = player?.split(':') ?? [];
    const context: ResolveContext = {
      session: { userId, banLevel: Number(banLevel) },
      site: { ...BRANDS[brand].says, ...(mode === 'maintenance' && { maintenance }) },
      block,
      languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' },
      browserLanguages: [],
    };
    let at = path;
    for (let step = 0; step < 6; step++) {
      const { pathname, search } = new URL(at, 'http://site.invalid');
      const found = resolveUrl(matcher, pathname, search, context);
      if (found.kind === 'page') return [at, found.status];
      at = found.to;
    }
    return ['a circle'];
  }

  async function load(
    path: string,
    asking: { readonly cookie: string; readonly host: string },
  ): Promise<readonly unknown[]> {
    let at = path;
    for (let step = 0; step < 6; step++) {
      const { statusCode, headers } = await site.platform.app.inject({ url: at, headers: asking });
      if (statusCode !== 301 && statusCode !== 302) return [at, statusCode];
      at = String(headers['location']);
    }
    return ['a circle'];
  }

  const ofBrands = states.flatMap((state) =>
    (['own', 'meadow'] as const).map((brand) => ({ ...state, brand })),
  );
  it.each(ofBrands)('end where a click ends, for a $name at $brand', async ({ player, reason, brand }) => {
    const cookie = [
      'lng=en',
      ...(player === undefined ? [] : [`player=${player}`]),
      ...(reason === undefined ? [] : [`reason=${reason}`]),
    ].join('; ');
    for (const address of ADDRESSES) {
      const path = address === '/' ? '/en' : `/en${address}`;
      const loaded = await load(path, { cookie, host: BRANDS[brand].host });
      const explainsUpdates = mode === 'maintenance' && (reason === undefined || reason === 4);
      if (explainsUpdates) expect([address, loaded[1]]).toEqual([address, address === '/desk' ? 200 : 503]);
      expect([address, ...loaded]).toEqual([address, ...click(path, brand, player, blockOf(reason))]);
    }
  });
});
