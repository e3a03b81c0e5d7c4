import {
  escapeHtml,
  EMBED_MODULE,
  EMBED_PLACE,
  withLanguage,
  type BootData,
  type BuiltFile,
  type EmbedData,
  type EmbedPlace,
  type MatchedRoute,
  type RemoteAppEntry,
  type SiteConfig,
} from '@paddock/contract';

import { inertJson } from '../../../kernel/http/inert-json.ts';
import { tag } from '../document/html.ts';
import type { LoadedRelease } from '../release/release-store.ts';

export interface OwnEntryInput {
  readonly loaded: LoadedRelease;
  readonly site: SiteConfig;
  readonly language: string;
  readonly origin: string;
  readonly serverTimeMs: number;
  readonly places: readonly EmbedPlace[];
  readonly title: string;
  readonly description: string | undefined;
  /** Stands in the place until the scripts have mounted it; empty for a bare one. */
  readonly standIn: string;
}

/** The place of a page, with what the page is handed beside the usual. */
export function pagePlace({ route, params, path, query }: MatchedRoute): EmbedPlace {
  return {
    parcel: route.parcel,
    kind: 'pages',
    key: route.page,
    namespaces: [...new Set(['common', ...route.meta.dictionaries, route.parcel])],
    props: { page: route.page, routeId: route.id, params, path, query, status: 200 },
  };
}

/** The place of a widget `parcel/widget`. */
export function widgetPlace(component: string): EmbedPlace {
  const [parcel = '', key = ''] = component.split('/');
  return { parcel, kind: 'widgets', key, namespaces: ['common', parcel], props: { widget: key } };
}

/** A link to the page at this site, for a document whose scripts have not run. */
export function linkTo(origin: string, { language, path, query }: MatchedRoute, title: string): string {
  return `${tag('a', { href: origin + withLanguage(language, path) + query })}${escapeHtml(title)}</a>`;
}

/**
 * The entry by which another site shows a page or widgets of this one (S3-39): SystemJS and the site's styles as files,
 * and a few words of code that lead from there to the module that mounts.
 */
export function ownEntry(input: OwnEntryInput): RemoteAppEntry {
  const { loaded, origin, places, title, description, standIn } = input;
  const { release } = loaded;
  const absolute = ({ href }: Pick<BuiltFile, 'href'>): string => new URL(href, origin).href;
  const names = places.map(({ parcel, key }) => `${parcel}/${key}`);
  const appName = `paddock:${names.join('+')}`;
  const data: EmbedData = { boot: guestBoot(input, absolute), places };
  return {
    appName,
    title,
    head: description === undefined ? '' : tag('meta', { name: 'description', content: description }),
    body: names.map((name) => `${tag('div', { [EMBED_PLACE]: name })}${standIn}</div>`).join(''),
    scriptsToLoad: [absolute(release.loader)],
    cssToLoad: release.styles.map(absolute),
    codeToEval: code(appName, absoluteMap(loaded, absolute), data),
  };
}

/** Registers the app at once, as entries do, and loads what it is made of at its first use. */
function code(appName: string, map: object, data: EmbedData): string {
  return [
    `System.addImportMap(${inertJson(map)});`,
    `window[${inertJson(appName)}]=(function(embed){`,
    'function use(what){return function(props){',
    `embed=embed||System.import(${inertJson(EMBED_MODULE)}).then(function(module){`,
    `return module.createEmbed(${inertJson(data)})});`,
    'return embed.then(function(app){return app[what](props)})}}',
    'return{mount:use("mount"),unmount:use("unmount")}})();',
  ].join('');
}

type Absolute = (file: Pick<BuiltFile, 'href'>) => string;

function absoluteMap(
  { release: { imports, scopes = {}, integrity } }: LoadedRelease,
  absolute: Absolute,
): object {
  const values = (map: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(map).map(([name, href]) => [name, absolute({ href })]));
  const keys = <T>(map: Readonly<Record<string, T>>, change: (value: T) => unknown) =>
    Object.fromEntries(Object.entries(map).map(([href, value]) => [absolute({ href }), change(value)]));
  return {
    imports: values(imports),
    scopes: keys(scopes, values),
    integrity: keys(integrity, (hash) => hash),
  };
}

/** Boot data of a guest; routes are left out, because another site's document is not navigated by this one. */
function guestBoot(input: OwnEntryInput, absolute: Absolute): EmbedData['boot'] {
  const { release } = input.loaded;
  const dictionaries: BootData['dictionaries'] = Object.fromEntries(
    Object.entries(release.dictionaries).map(([namespace, files]) => [
      namespace,
      Object.fromEntries(Object.entries(files).map(([language, file]) => [language, absolute(file)])),
    ]),
  );
  return {
    release: release.number,
    serverTimeMs: input.serverTimeMs,
    language: input.language,
    status: 200,
    site: input.site,
    session: { userId: null, banLevel: 0 },
    routeTable: { routes: [], redirects: [], notFound: '' },
    dictionaries,
    overridesAllowed: false,
    origin: input.origin,
  };
}
