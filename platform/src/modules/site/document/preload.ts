import {
  frameWidgets,
  type BuiltFile,
  type FrameWidgets,
  type MatchedRoute,
  type SiteConfig,
} from '@paddock/contract';

import type { LoadedRelease } from '../release/release-store.ts';
import { tag } from './html.ts';

/** Import-map names every document starts with. */
export const ROOT_MODULES = ['@paddock/root-config', '@paddock/shell-react'] as const;

/**
 * How a file will be fetched later; a preload that differs in `crossorigin` or `integrity` is fetched twice.
 * - `module`: by SystemJS, a script with the map's integrity, cross-origin mode only for another origin
 * - `chunk`, `style`: by webpack with integrity, always in cross-origin mode
 * - `dictionary`: by fetch
 */
type Kind = 'module' | 'chunk' | 'style' | 'dictionary';

interface Preload {
  readonly kind: Kind;
  readonly href: string;
  readonly integrity?: string;
}

/** The frame's widgets of a matched route, without those the release does not have. */
export function widgetsOf(matched: MatchedRoute, site: SiteConfig, { parcels }: LoadedRelease): FrameWidgets {
  const { layout, meta } = matched.route;
  const wanted = frameWidgets(layout, site.widgets, meta.regions);
  const offered = (widget: string | null) => {
    const [parcel = '', name = ''] = widget?.split('/') ?? [];
    return parcels.get(parcel)?.widgets[name] === undefined ? null : widget;
  };
  return {
    header: offered(wanted.header),
    menu: offered(wanted.menu),
    aside: offered(wanted.aside),
    footer: offered(wanted.footer),
    floating: offered(wanted.floating),
  };
}

/**
 * Preload links of exactly what this route needs: root config, frame, the shared modules they and the parcels import,
 * the entries, chunks, styles and dictionaries of the page and of the frame's widgets. The floating widget loads after
 * idle, so it is left out.
 */
export function preloadLinks(
  matched: MatchedRoute,
  widgets: FrameWidgets,
  loaded: LoadedRelease,
  ownOrigin: string,
): string {
  const wanted = new Map<string, Preload>();
  const add = (kind: Kind, { href, integrity }: BuiltFile) => wanted.set(href, { kind, href, integrity });

  for (const href of moduleClosure(parcelNames(matched, widgets), loaded)) {
    const integrity = loaded.release.integrity[href];
    wanted.set(href, { kind: 'module', href, ...(integrity === undefined ? {} : { integrity }) });
  }
  for (const { scripts, styles } of filesOf(matched, widgets, loaded)) {
    for (const file of styles) add('style', file);
    for (const file of scripts) if (!wanted.has(file.href)) add('chunk', file);
  }
  for (const namespace of new Set([
    'common',
    ...matched.route.meta.dictionaries,
    ...parcelNames(matched, widgets),
  ])) {
    const files = loaded.release.dictionaries[namespace];
    // What the page will load: a parcel that lacks the language speaks English.
    const file = files?.[matched.language] ?? files?.['en'];
    if (file !== undefined) add('dictionary', file);
  }
  return [...wanted.values()].map((preload) => preloadLink(preload, ownOrigin)).join('');
}

const AS = { module: 'script', chunk: 'script', style: 'style', dictionary: 'fetch' } as const;

function preloadLink({ kind, href, integrity }: Preload, ownOrigin: string): string {
  return tag('link', {
    rel: 'preload',
    as: AS[kind],
    href,
    crossorigin: kind === 'module' ? crossOriginOf(href, ownOrigin) : 'anonymous',
    integrity: kind === 'dictionary' ? undefined : integrity,
  });
}

/** A file of another origin must be fetched in cross-origin mode, or its integrity cannot be checked. */
export function crossOriginOf(href: string, ownOrigin: string): 'anonymous' | undefined {
  return new URL(href, ownOrigin).origin === new URL(ownOrigin).origin ? undefined : 'anonymous';
}

/** Widgets that stand in the first view. */
function firstWidgets({ header, menu, aside, footer }: FrameWidgets): readonly string[] {
  return [header, menu, aside, footer].filter((widget) => widget !== null);
}

/** Parcels whose code or words the page starts with, the floating widget's too. */
export function parcelsOfPage(matched: MatchedRoute, widgets: FrameWidgets): readonly string[] {
  const floating = widgets.floating?.split('/')[0];
  return [
    ...parcelNames(matched, widgets),
    ...matched.route.meta.dictionaries,
    ...(floating === undefined ? [] : [floating]),
  ];
}

/** Parcels of the page and of the first view's widgets, each once. */
function parcelNames(matched: MatchedRoute, widgets: FrameWidgets): readonly string[] {
  const owners = firstWidgets(widgets).map((widget) => widget.split('/')[0] ?? '');
  return [...new Set([matched.route.parcel, ...owners])];
}

function filesOf(matched: MatchedRoute, widgets: FrameWidgets, { parcels }: LoadedRelease) {
  const page = parcels.get(matched.route.parcel)?.pages[matched.route.page];
  const ofWidgets = firstWidgets(widgets).map((widget) => {
    const [parcel = '', name = ''] = widget.split('/');
    return parcels.get(parcel)?.widgets[name];
  });
  return [page, ...ofWidgets].filter((files) => files !== undefined);
}

/** Modules reached from the root modules and the parcels' entries, as the import map resolves them for each. */
function moduleClosure(names: readonly string[], { release, parcels }: LoadedRelease): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (name: string, scope: Readonly<Record<string, string>>): void => {
    const href = scope[name] ?? release.imports[name];
    if (href === undefined || reached.has(href)) return;
    reached.add(href);
    // What a scope gives sees the same scope; the site's own modules see none.
    const inner = scope[name] === undefined ? {} : scope;
    for (const dependency of release.shared[name]?.dependencies ?? []) visit(dependency, inner);
  };
  for (const name of ROOT_MODULES) visit(name, {});
  for (const name of names) {
    visit(`@paddock/${name}`, {});
    const scope = release.scopes?.[folderOf(parcels.get(name)?.entry.href ?? '')] ?? {};
    for (const dependency of parcels.get(name)?.dependencies ?? []) visit(dependency, scope);
  }
  return reached;
}

/** Folder of a parcel's files, wherever they are served from. */
function folderOf(href: string): string {
  return href.slice(0, href.lastIndexOf('/') + 1);
}
