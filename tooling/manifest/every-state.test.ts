import { readdirSync, readFileSync } from 'node:fs';
import {
  BLOCK_REASONS,
  blockPage,
  createRouteMatcher,
  resolveUrl,
  type BlockInfo,
  type ResolveContext,
  type RouteDefinition,
} from '@paddock/contract';
import {
  exampleAddresses,
  mergeRoutes,
  type PlacedManifest,
  wholeManifest,
} from '@paddock/contract/releases';

const PARCELS = new URL('../../parcels/', import.meta.url);

const manifests = readdirSync(PARCELS).map((name) => {
  const file = `parcels/${name}/parcel.json`;
  const written: unknown = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  return { file, manifest: wholeManifest(written) } as PlacedManifest;
});
const { table } = mergeRoutes(manifests);
const matcher = createRouteMatcher(table);

interface Words {
  readonly title?: string;
  readonly description?: string;
}
/** What the page of a ban says, by who keeps its visitor out: an operator, they themselves, the law of where they are. */
const WHY_BLOCKED = ['account', 'break', 'country'] as const;

const WHO = {
  guest: { userId: null, banLevel: 0 },
  player: { userId: '7', banLevel: 0 },
  'player to be identified': { userId: '7', banLevel: 0, needsIdentification: true },
  'banned, 45': { userId: '7', banLevel: 45 },
  'on a break, 53': { userId: '7', banLevel: 53 },
  'banned, 1': { userId: '7', banLevel: 1 },
} as const;

const SITES = {
  open: { isRegistrationAllowed: true, features: [] },
  'without registration': { isRegistrationAllowed: false, features: [] },
  'with all dialogs': {
    isRegistrationAllowed: true,
    isLoginDropdown: true,
    useRechargeModal: true,
    features: [],
    paymentPage: { available: true, authOnly: true },
  },
} as const;

type Who = keyof typeof WHO;

interface End {
  readonly route: RouteDefinition;
  readonly path: string;
  readonly status: number;
}

/** Where an address ends, step by step as browsers are redirected; undefined where it never does. */
function endOf(
  path: string,
  who: Who,
  site: ResolveContext['site'],
  block: BlockInfo | undefined,
): End | undefined {
  const context: ResolveContext = {
    session: WHO[who],
    site,
    block,
    languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: ['en'],
  };
  let at = path;
  for (let step = 0; step < 6; step++) {
    const { pathname, search } = new URL(at, 'http://site.invalid');
    const found = resolveUrl(matcher, pathname, search, context);
    if (found.kind === 'page')
      return { route: found.matched.route, path: found.matched.path, status: found.status };
    at = found.to;
  }
  return undefined;
}

const cases = Object.entries(SITES).flatMap(([siteName, site]) =>
  (Object.keys(WHO) as Who[]).map((who) => [siteName, who, site] as const),
);
const addresses = [...new Set(['/nowhere/at/all', ...table.routes.flatMap(exampleAddresses)])];

/** Each address that something is wrong with. */
const wrong = (judge: (path: string) => string | undefined): readonly string[] =>
  addresses.flatMap((path) => {
    const text = judge(path);
    return text === undefined ? [] : [`${path}: ${text}`];
  });

describe('every address of the site', () => {
  it('is asked: each route by each of its paths', () => {
    expect(addresses.length).toBeGreaterThan(100);
  });

  it.each(cases)(
    'ends on a page its visitor may see, on a site that is %s, for %s [S4-14]',
    (_name, who, site) => {
      const { userId, banLevel } = WHO[who];
      expect(
        wrong((path) => {
          const end = endOf(path, who, site, undefined);
          if (end === undefined) return 'leads in a circle';
          const { guards, meta } = end.route;
          if (userId === null && guards.includes('auth')) return 'shows a player’s page to a guest';
          if (userId !== null && guards.includes('guest')) return 'shows a guest’s page to a player';
          if (guards.includes('ban') && banLevel > 0 && meta.banLevels?.includes(banLevel) !== true)
            return 'shows a banned player what is not theirs';
          if (guards.includes('blocked')) return 'explains a block that there is not';
          if (guards.includes('banned') && banLevel === 0) return 'explains a ban that there is not';
          return end.status >= 500 && end.route.id !== 'system-pages.error'
            ? `answers ${end.status}`
            : undefined;
        }),
      ).toEqual([]);
    },
  );

  const STATUS: Readonly<Record<string, number>> = {
    '/block': 451,
    '/block-ua': 451,
    '/block-ie': 451,
    '/suspension': 403,
    '/coming-soon': 503,
    '/site-updates': 503,
  };
  // Those who run the site do so from anywhere.
  const DESK = ['/desk', '/desk/content', '/desk/promotions', '/desk/site', '/desk/trading', '/desk/words'];
  const OPEN = ['/user/accountverify', '/block-appeal-history', '/oldbrowser', ...DESK];
  const blocked = BLOCK_REASONS.flatMap((reason) =>
    (Object.keys(WHO) as Who[]).map((who) => [reason, who] as const),
  );

  it.each(blocked)('ends on the page of block reason %i for %s, with its status [S4-13]', (reason, who) => {
    const page = blockPage({ reason });
    const block: BlockInfo = { reason, displayTypeId: 1, templateTypeId: 1 };
    expect(
      wrong((path) => {
        const end = endOf(path, who, SITES.open, block);
        if (end === undefined) return 'leads in a circle';
        if (end.path === page) return end.status === STATUS[page] ? undefined : `answers ${end.status}`;
        return OPEN.includes(path) ? undefined : `ends at ${end.path}`;
      }),
    ).toEqual([]);
  });

  it('lets the banned in by level 53 or 45, by no other: a break with office and money, 45 with the way to withdraw [S9-14]', () => {
    const levels = table.routes.flatMap(({ meta }) => meta.banLevels ?? []);
    expect([...new Set(levels)].sort()).toEqual([45, 53]);
    const seen = (path: string) =>
      (['on a break, 53', 'banned, 45', 'banned, 1'] as const).map(
        (who) => endOf(path, who, SITES.open, undefined)?.path === path.replace('/en', ''),
      );
    expect(seen('/en/office/account')).toEqual([true, false, false]);
    expect(seen('/en/office/deduce')).toEqual([true, true, false]);
    expect(seen('/en/office/recharge')).toEqual([false, false, false]);
  });

  it('has a page for each block, complete by its title and words in every language, and one for errors [S2-66]', () => {
    const pages = { ...STATUS, '/block-appeal-history': undefined };
    const words = ['en', 'ru'].map(
      (language) =>
        JSON.parse(readFileSync(new URL(`system-pages/locales/${language}.json`, PARCELS), 'utf8')) as {
          readonly seo: Readonly<
            Record<string, Words & Partial<Record<(typeof WHY_BLOCKED)[number], Words>>>
          >;
        },
    );
    for (const [path, status] of Object.entries(pages)) {
      const route = table.routes.find(({ paths }) => paths.includes(path));
      expect([path, route?.layout, route?.meta.status]).toEqual([path, 'blocked', status]);
      const key = route?.meta.seoKey.replace('system-pages:seo.', '') ?? '';
      for (const { seo } of words) {
        const said = path === '/block' ? WHY_BLOCKED.map((why) => seo[key]?.[why]) : [seo[key]];
        for (const { title = '', description = '' } of said.map((one) => one ?? {}))
          expect([path, title.length > 5, description.length > 20]).toEqual([path, true, true]);
      }
    }
    expect(table.routes.find(({ paths }) => paths.includes('/error'))?.meta.status).toBe(500);
  });
});
