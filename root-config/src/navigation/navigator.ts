import {
  unescaped,
  type MatchedRoute,
  type PageProps,
  type ResolveContext,
  type RouteDefinition,
  type RouteMatcher,
  type SiteConfig,
} from '@paddock/contract';

import type { FrameStore } from '../frame/frame-store.ts';
import type { PageRegion } from '../mounting/page-region.ts';
import { applyHead } from './head.ts';
import type { HeadTags } from './head-tags.ts';
import type { HistoryEntries } from './history-entries.ts';
import { announce, focusPage, isFocusLost } from './page-focus.ts';
import { errorTarget, resolveTarget, type NavigationLog, type Target } from './resolve-target.ts';
import type { ScrollPosition, Viewport } from './scroll-position.ts';
import { frameOf, namespacesOf, pageKeyOf, scrollIntent, type Arrival, type Visit } from './visit.ts';

/** Languages as navigation needs them. */
export interface NavigatorI18n {
  language(): string;
  /** Changes the language in place; resolves once it is shown, or once it is known that it cannot be. */
  change(language: string): Promise<void>;
  translate(namespace: string, key: string, values: Readonly<Record<string, string>>): string;
}

export interface NavigatorOptions {
  readonly document: Document;
  readonly location: Location;
  readonly matcher: RouteMatcher;
  readonly entries: HistoryEntries;
  readonly viewport: Viewport;
  readonly scroll: ScrollPosition;
  readonly pages: PageRegion;
  readonly frame: FrameStore;
  readonly i18n: NavigatorI18n;
  readonly log: NavigationLog;
  /** Status of the document: what the server knew about the first address. */
  readonly bootStatus: number;
  site(): SiteConfig;
  /** Who is visiting now, and from which page, for guards and the choice of the language. */
  context(previous?: MatchedRoute): ResolveContext;
  /** Whether a page can only be shown by a document of its own, which the server makes for its address. */
  needsOwnDocument(route: RouteDefinition): boolean;
  readonly mountWidget: PageProps['mountWidget'];
  /** Writes the head's tags of the shown page; `isDocuments` where it is the one that the document was written for. */
  writeTags(tags: HeadTags, isDocuments: boolean): void;
  /** Tells everyone which route is shown. */
  reportRoute(matched: MatchedRoute): void;
}

const isSame = (one: Target, other: Target): boolean =>
  one.status === other.status && one.matched.route.id === other.matched.route.id;

/** The one owner of address, history, head, focus and scrolling. */
export interface Navigator {
  /** Shows the page of the document's address. */
  start(): void;
  /** Goes to a path of this site, with query and hash. */
  go(href: string, options: { readonly replace: boolean }): void;
  /** The browser has moved to another history entry. */
  popped(): void;
  /** Runs the guards of the shown address again: the session, or what the site says of itself, has changed. */
  recheck(): void;
  /** Remembers where the page is scrolled to, before it is left. */
  keepPosition(): void;
  /** Route on screen or on its way, for error reports. */
  routeId(): string | null;
}

export function createNavigator(options: NavigatorOptions): Navigator {
  const { document, location, entries, pages, frame, scroll, viewport } = options;
  /** Values a page has given for its title, by page key. */
  const seo = new Map<string, Readonly<Record<string, string>>>();
  let latest: Visit | null = null;
  let shown: Visit | null = null;
  /** The shown page's title has not been said yet. */
  let untitled = false;

  const addressOf = (url: Pick<URL, 'pathname' | 'search'>): string => url.pathname + url.search;
  const resolve = (href: string): Target =>
    resolveTarget(options.matcher, href, options.context(latest?.target.matched), options.log);

  function go(href: string, { replace }: { readonly replace: boolean }): void {
    const url = new URL(href, location.href);
    const target = resolve(addressOf(url));
    const address = target.href + url.hash;
    const inPlace = replace || target.href === addressOf(location);
    keepPosition();
    if (options.needsOwnDocument(target.matched.route)) {
      location[inPlace ? 'replace' : 'assign'](address);
      return;
    }
    const how = inPlace ? 'replace' : 'push';
    entries[how](address);
    void begin(target, how, url.hash);
  }

  function popped(): void {
    keepPosition();
    const entryKey = entries.adopt();
    const href = addressOf(location);
    if (latest?.target.href === href) {
      latest.entryKey = entryKey;
      const topPx = entries.positionOf(entryKey);
      if (topPx !== null) scroll.restore(topPx);
      return;
    }
    const target = resolve(href);
    if (target.href !== href) entries.replace(target.href);
    if (options.needsOwnDocument(target.matched.route)) location.reload();
    else void begin(target, 'pop', '');
  }

  function start(): void {
    const href = addressOf(location);
    const target = resolve(href);
    const { bootStatus } = options;
    if (bootStatus >= 400 && bootStatus !== target.status) {
      void begin(errorTarget(options.matcher, href, bootStatus, options.context()), 'initial', location.hash);
      return;
    }
    if (target.href !== href) entries.replace(target.href + location.hash);
    void begin(target, 'initial', location.hash);
  }

  function recheck(): void {
    const href = addressOf(location);
    const target = resolve(href);
    if (target.href !== href) return go(target.href + location.hash, { replace: true });
    if (latest === null) return;
    if (isSame(target, latest.target)) return void (latest === shown && writeHead(latest));
    // Only the server knows why it answered a direct load with an error.
    if (latest.arrival === 'initial' && latest.target.status >= 400) location.reload();
    else void begin(target, 'replace', location.hash);
  }

  async function begin(target: Visit['target'], arrival: Arrival, hash: string): Promise<void> {
    const visit: Visit = { target, arrival, hash, entryKey: entries.current() };
    latest = visit;
    scroll.cancel();
    // Before the first page there is nothing to keep: the frame is the first route's, as in the document.
    frame.set({ ...(shown === null ? frameOf(target.matched.route, options.site()) : {}), navigating: true });
    const { language } = target.matched;
    if (language !== options.i18n.language()) await options.i18n.change(language);
    if (latest !== visit) return;
    pages.show({
      parcel: target.matched.route.parcel,
      page: target.matched.route.page,
      namespaces: namespacesOf(target.matched),
      props: pagePropsOf(visit),
      onShown: (slot, how) => arrive(visit, slot, how),
      onFailed: () => arrive(visit, null, 'mounted'),
    });
  }

  function pagePropsOf(visit: Visit): Readonly<Record<string, unknown>> {
    const { target } = visit;
    const { route, params, path, query } = target.matched;
    const key = pageKeyOf(target.matched);
    return {
      page: route.page,
      routeId: route.id,
      params,
      path,
      query,
      status: target.status,
      language: options.i18n.language(),
      mountWidget: options.mountWidget,
      setSeo(values: Readonly<Record<string, string>>) {
        // A page that was left may still be told something.
        if (visit !== latest && visit !== shown) return;
        seo.set(key, values);
        if (shown === null || pageKeyOf(shown.target.matched) !== key) return;
        const title = writeHead(shown);
        if (untitled) say(title);
      },
    };
  }

  /** The visit's page, or its error block, stands: everything that belongs to it changes in this one turn. */
  function arrive(visit: Visit, slot: HTMLElement | null, how: 'mounted' | 'updated'): void {
    if (latest !== visit) return;
    const { matched } = visit.target;
    const before = shown?.target.matched;
    const isFirst = before === undefined;
    for (const key of seo.keys()) if (key !== pageKeyOf(matched)) seo.delete(key);
    shown = visit;
    frame.set({ ...frameOf(matched.route, options.site()), navigating: false });
    const titleBefore = document.title;
    const title = writeHead(visit);
    options.reportRoute(matched);
    if (slot !== null && !isFirst && (how === 'mounted' || isFocusLost(document))) focusPage(slot);
    untitled = false;
    if (!isFirst && (how === 'mounted' || document.title !== titleBefore)) say(title);
    applyScroll(visit, before);
  }

  /** A title that waits for values of its page is said once they are there. */
  function say(title: string): void {
    untitled = title === '';
    if (!untitled) announce(document, title);
  }

  function writeHead({ target, arrival }: Visit): string {
    const { matched, status } = target;
    return applyHead(document, {
      matched,
      status,
      site: options.site(),
      origin: location.origin,
      isDocuments: arrival === 'initial',
      values: seo.get(pageKeyOf(matched)) ?? {},
      translate: options.i18n.translate,
      writeTags: options.writeTags,
    });
  }

  function applyScroll(visit: Visit, before: MatchedRoute | undefined): void {
    switch (scrollIntent(visit, before)) {
      case 'top':
        return scroll.toTop();
      case 'restore': {
        const topPx = entries.positionOf(entries.current());
        if (topPx !== null || visit.arrival === 'pop') return scroll.restore(topPx ?? 0);
        return;
      }
      case 'hash':
        return document.getElementById(unescaped(visit.hash.slice(1)))?.scrollIntoView();
      case 'none':
    }
  }

  /** While the next page is on its way the old one still stands, under an entry that is not its own. */
  function keepPosition(): void {
    if (shown?.entryKey === entries.current()) entries.savePosition(viewport.top());
  }

  const routeId = (): string | null => (latest ?? shown)?.target.matched.route.id ?? null;
  return { start, go, popped, recheck, keepPosition, routeId };
}
