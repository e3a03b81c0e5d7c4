import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createRouteMatcher,
  seoKeysOf,
  type RedirectDefinition,
  type RouteDefinition,
} from '@paddock/contract';
import { wholeManifest } from '@paddock/contract/releases';

/** One entry of a menu: a page's address and the dictionary key of what the menu calls it. */
interface Entry {
  readonly path: string;
  readonly key: string;
}
type Words = Readonly<Record<string, unknown>>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
const importFile = async (path: string) =>
  (await import(pathToFileURL(join(process.cwd(), path)).href)) as Record<string, unknown>;

const parcels = globSync('parcels/*/parcel.json').map((path) => ({
  name: basename(dirname(path)),
  ...(wholeManifest(readJson(path)) as { routes?: RouteDefinition[]; redirects?: RedirectDefinition[] }),
}));
const matcher = createRouteMatcher({
  routes: parcels.flatMap(({ name, routes = [] }) => routes.map((route) => ({ ...route, parcel: name }))),
  redirects: parcels.flatMap(({ redirects = [] }) => redirects),
  notFound: 'system-pages.not-found',
});

/** As the page says it: in English where the language has no such word. */
function wordsOf(parcel: string, fullKey: string, language: string): unknown {
  const [, namespace = parcel, key = ''] = /^(?:([^:]+):)?(.*)$/.exec(fullKey) ?? [];
  const folder = namespace === 'common' ? 'shared-utils/locales/common' : `parcels/${namespace}/locales`;
  const [own, english] = [language, 'en'].map((code) =>
    key
      .split('.')
      .reduce<unknown>((at, part) => (at as Words | undefined)?.[part], readJson(`${folder}/${code}.json`)),
  );
  return own ?? english;
}

function routeAt(path: string): RouteDefinition {
  const found = matcher.match(path);
  if (found.kind === 'redirect') return routeAt(found.to);
  if (found.kind === 'none') throw new Error(`a menu leads to ${path}, where no page is`);
  return found.route;
}

const documentOf = (path: string, language: string) => `content${path}/${language}.json`;

/** What a page is called: a document by its own text, every other page by its dictionary. */
function titleOf(path: string, language: string): unknown {
  const document = documentOf(path, language);
  if (existsSync(document)) return (readJson(document) as Words)['title'];
  const { namespace, title } = seoKeysOf(routeAt(path));
  return wordsOf(namespace, title, language);
}

const [navigation, bottomBar, account, footer, office] = await Promise.all(
  [
    'parcels/header/src/parts/band/nav-items.ts',
    'parcels/header/src/parts/bottom-bar/bar-items.ts',
    'parcels/header/src/parts/account/account-links.ts',
    'parcels/footer/src/model/footer-links.ts',
    'parcels/office/src/model/menu-groups.ts',
  ].map(importFile),
);
const footerLinks = footer?.['footerLinks'] as (isSignedIn: boolean, site: object) => readonly Entry[];
const officeGroups = office?.['MENU_GROUPS'] as readonly { readonly items: readonly Entry[] }[];
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && 'path' in value;

const MENUS: readonly (readonly [menu: string, parcel: string, entries: readonly Entry[]])[] = [
  ['the header', 'header', navigation?.['NAV_ITEMS'] as readonly Entry[]],
  ['the bottom bar', 'header', Object.values(bottomBar ?? {}).filter(isEntry)],
  ['the account menu', 'header', account?.['ACCOUNT_LINKS'] as readonly Entry[]],
  ['the footer of guests', 'footer', footerLinks(false, {})],
  ['the footer of players', 'footer', footerLinks(true, {})],
  ['the menu of the office', 'office', officeGroups.flatMap(({ items }) => items)],
];
const LANGUAGES = readdirSync('shared-utils/locales/common').map((file) => basename(file, '.json'));
/** A document may be there in English alone, and is called so then. */
const isTitled = (path: string, language: string): boolean =>
  !existsSync(documentOf(path, 'en')) || existsSync(documentOf(path, language));
const LINKS = MENUS.flatMap(([menu, parcel, entries]) =>
  entries.flatMap((entry) =>
    LANGUAGES.filter((language) => isTitled(entry.path, language)).map((language) => ({
      ...{ menu, parcel, language },
      ...entry,
    })),
  ),
);

describe('a page has one name', () => {
  it.each(LINKS)('$menu calls $path what its title says ($language)', ({ parcel, key, path, language }) => {
    expect(wordsOf(parcel, key, language)).toBe(titleOf(path, language));
  });

  it.each(LANGUAGES)('and no other page of a menu has it (%s)', (language) => {
    const pages = new Map(
      LINKS.filter((link) => link.language === language).map(({ path }) => [
        existsSync(documentOf(path, language)) ? path : routeAt(path),
        path,
      ]),
    );
    const names = Array.from(pages.values(), (path) => titleOf(path, language));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('which its heading takes from the same words', () => {
    const sources = globSync('parcels/*/src/**/*.{tsx,svelte}').map((path) => ({
      path: path.replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
    const inDictionaries = LINKS.filter(({ path, language }) => !existsSync(documentOf(path, language)));
    const without = [...new Set(inDictionaries.map(({ path }) => routeAt(path)))].filter((route) => {
      // Each of its pages is a part of one text and is headed by its own.
      if (route.id === 'information.rules') return false;
      const { namespace, title } = seoKeysOf(route);
      // A page of plain text is told the middle of the key.
      const uses = [`t('${title}')`, `words="${title.split('.')[1] ?? ''}"`];
      return !sources.some(
        ({ path, text }) =>
          path.startsWith(`parcels/${namespace}/`) && uses.some((words) => text.includes(words)),
      );
    });
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
