import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createRouteMatcher, type RedirectDefinition, type RouteDefinition } from '@paddock/contract';
import { PAGE_NAMES } from '@paddock/contract/content';
import { wholeManifest } from '@paddock/contract/releases';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

interface Text {
  readonly blocks: readonly Readonly<Record<string, unknown>>[];
}

const folders = globSync('content/**/document.json').map((path) => dirname(path));
const addresses = new Set(folders.map((folder) => folder.slice('content'.length)));
const textIn = (folder: string, language: string) => readJson(join(folder, `${language}.json`)) as Text;

const languagesOf = (folder: string): readonly string[] =>
  globSync(join(folder, '*.json'))
    .map((path) => basename(path, '.json'))
    .filter((name) => name !== 'document')
    .toSorted();

const parcels = globSync('parcels/*/parcel.json').map((path) => ({
  name: basename(dirname(path)),
  ...(wholeManifest(readJson(path)) as { routes?: RouteDefinition[]; redirects?: RedirectDefinition[] }),
}));
const matcher = createRouteMatcher({
  routes: parcels.flatMap(({ name, routes = [] }) => routes.map((route) => ({ ...route, parcel: name }))),
  redirects: parcels.flatMap(({ redirects = [] }) => redirects),
  notFound: 'system-pages.not-found',
});
const routeAt = (path: string): string => {
  const found = matcher.match(path);
  if (found.kind === 'redirect') return routeAt(found.to);
  return found.kind === 'page' ? found.route.id : 'none';
};

/** What has to be the same in every language: kinds of blocks, how many parts each has, anchors, where links lead. */
const shapeOf = ({ blocks }: Text) =>
  blocks.map((block) => [
    block['block'],
    block['anchor'],
    ...Object.values(block).flatMap((part) => (Array.isArray(part) ? [part.length] : [])),
    ...targetsIn(block).toSorted(),
  ]);

const targetsIn = (part: unknown): readonly string[] => [
  ...[...JSON.stringify(part).matchAll(/\]\((\/[^)#?]*)/g)].map(([, path = '']) => path),
  ...[...JSON.stringify(part).matchAll(/"target":"(\/[^"#?]*)/g)].map(([, path = '']) => path),
];

describe('the documents that come with the site', () => {
  it.each([
    ['S2-33', ['/about', '/contacts', '/howbet']],
    [
      'S2-36',
      [
        '/cookies',
        '/ussdinstruction',
        '/licenses',
        '/taxation',
        '/consent',
        '/simpleidentification',
        '/smsbets',
      ],
    ],
    ['S2-37', ['/amlkyc', '/amlpolicy', '/disputeresolution', '/kycpolicy']],
    ['S2-38', ['/cash_terminals']],
    ['S2-39', ['/points', '/main-rules']],
    ['S2-60', ['/mobile', '/mobile/app-download', '/mobile/apk-download', '/desktop', '/promo']],
    ['S2-61', ['/blog', '/news']],
    ['S2-62', ['/betting-alphabet', '/betting-alphabet/bets', '/betting-alphabet/bets/lines/handicap']],
    ['S2-63', ['/ourpartners', '/ourpartners/payments']],
    [
      'S2-64',
      [
        '/betting-awards',
        '/football-champions-rules',
        '/football-champions-rules/broken-off',
        '/cricket-app',
        '/ios-app',
        '/ipl-betting-app',
      ],
    ],
  ])('have what %s names, at an address with a page', (_leaf, wanted) => {
    expect(wanted.filter((address) => !addresses.has(address))).toEqual([]);
    expect(wanted.map(routeAt).filter((id) => !id.startsWith('information.'))).toEqual([]);
  });

  it('are beside the policy and the calculator, which have pages of their own [S2-39]', () => {
    expect(routeAt('/privacy-policy')).toBe('information.privacy-policy');
    expect(routeAt('/calculator')).toBe('information.odds-calculator');
    expect(['/points', '/main-rules'].map(routeAt)).toEqual(['information.document', 'information.document']);
  });

  it('leave an address for a page at a word of the operator’s own, which shadows no other [S2-64]', () => {
    // As all addresses are met in any case; the page itself stands at the one in small letters.
    for (const address of ['/t-derby-day', '/T-Derby-Day'])
      expect(routeAt(address)).toBe('information.document');
    expect(['/t-', '/t', '/tderby', '/t-derby/day'].map(routeAt)).toEqual(
      Array.from({ length: 4 }, () => 'none'),
    );
    const taken = parcels.flatMap(({ routes = [] }) => routes.flatMap(({ paths }) => paths));
    expect(taken.filter((path) => path.startsWith('/t-'))).toEqual([]);
  });

  it('have one for each name that a page may have, and a route for each of them', () => {
    expect(PAGE_NAMES.filter((name) => !addresses.has(`/${name}`))).toEqual([]);
    expect([...addresses].filter((address) => !routeAt(address).startsWith('information.'))).toEqual([]);
  });

  it('say the same in every language they are written in, block by block', () => {
    for (const folder of folders) {
      const written = languagesOf(folder);
      expect(written).toEqual(expect.arrayContaining(['en', 'ru']));
      for (const language of written)
        expect([folder, language, shapeOf(textIn(folder, language))]).toEqual([
          folder,
          language,
          shapeOf(textIn(folder, 'en')),
        ]);
    }
  });

  it('lead from the offers to promotions and tournaments, in each language of the demo site', () => {
    expect(languagesOf('content/promo')).toEqual(['ar', 'de', 'en', 'es', 'hi', 'ru', 'tr']);
    expect(targetsIn(textIn('content/promo', 'en').blocks)).toEqual(
      expect.arrayContaining(['/promotions', '/tournaments', '/office/bonuses/deposit']),
    );
  });

  it('lead to pages that are there', () => {
    const wrong = folders.flatMap((folder) =>
      targetsIn(textIn(folder, 'en').blocks).flatMap((target) => {
        const isThere = routeAt(target) !== 'none';
        const isContent =
          routeAt(target).startsWith('information.') &&
          !/^\/(?:rules|payment|responsible|privacy|betting-calculator|calculator)/.test(target);
        return isThere && (!isContent || addresses.has(target)) ? [] : `${folder}: ${target}`;
      }),
    );
    expect(wrong).toEqual([]);
  });
});
