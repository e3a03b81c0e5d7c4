import { createRouteMatcher, type MatchedRoute, type ResolveContext } from '@paddock/contract';

import { createLanguageChange } from '../boot/language-change.ts';
import { createFrameStore, type FrameStore } from '../frame/frame-store.ts';
import { writeHeadTags } from '../navigation/head-tags.ts';
import { createHistoryEntries } from '../navigation/history-entries.ts';
import { pageStorage } from '../boot/page-storage.ts';
import { listenForNavigation } from '../navigation/listen.ts';
import { createNavigator, type Navigator } from '../navigation/navigator.ts';
import { createScrollPosition, type Viewport } from '../navigation/scroll-position.ts';
import { browserScheduler } from '../time/scheduler.ts';
import { createRegionFixture, plainLifecycles, type RegionFixture } from './region-fixture.ts';
import { aContext, aRouteTable, aSite } from './site-fixture.ts';

export interface NavigatorFixture extends RegionFixture {
  readonly navigator: Navigator;
  readonly frame: FrameStore;
  readonly log: string[];
  readonly reported: MatchedRoute[];
  /** Where the window is scrolled to, and how far it can go. */
  readonly scrolled: { topPx: number; maxPx: number };
  /** What guards see; a test may change it. */
  context: ResolveContext;
  /** What the site is called; a test may change it. */
  companyName: string;
  /** Routes that only a document of their own can show. */
  readonly ownDocuments: Set<string>;
  /** Title by the values that its page has given; a test may change it. */
  titleOf: typeof titleOf;
  stop(): void;
}

/** Dictionaries of the fixture: titles that show parcel, key and language. */
const titleOf = (
  language: string,
  namespace: string,
  key: string,
  values: Readonly<Record<string, string>>,
) =>
  /^\w+\.title$/.test(key)
    ? `${namespace} ${key.replace('.title', '')} ${values['sport'] ?? ''}(${language})`
    : key;

/** A site of plain pages with headings, at an address, over the real history of jsdom. */
export function createNavigatorFixture(path: string, bootStatus = 200): NavigatorFixture {
  history.replaceState(null, '', path);
  sessionStorage.clear();
  document.head.innerHTML = '';
  const fixture = createRegionFixture();
  document.body.insertAdjacentHTML('beforeend', '<div id="frame-announcer"></div>');
  for (const parcel of new Set(aRouteTable().routes.map((route) => route.parcel)))
    servePages(fixture, parcel);

  const matcher = createRouteMatcher(aRouteTable());
  const scrolled = { topPx: 0, maxPx: 5_000 };
  const viewport: Viewport = {
    top: () => scrolled.topPx,
    scrollTo: (topPx) => void (scrolled.topPx = topPx),
    maxTop: () => scrolled.maxPx,
    onReaderScroll: () => () => undefined,
  };
  const widgets = { header: null, menu: null, aside: null, footer: null, floating: null };
  const frame = createFrameStore({
    layout: 'empty',
    widgets,
    routeId: '',
    page: { status: 'loading' },
    navigating: true,
  });
  let language = 'en';
  const log: string[] = [];
  const reported: MatchedRoute[] = [];
  const navigator = createNavigator({
    document,
    location,
    matcher,
    entries: createHistoryEntries(
      history,
      pageStorage(() => sessionStorage),
      String(Math.random()),
    ),
    viewport,
    scroll: createScrollPosition(viewport, browserScheduler),
    pages: fixture.pages,
    frame,
    i18n: {
      language: () => language,
      change: createLanguageChange({
        document,
        pages: fixture.pages,
        widgets: fixture.widgets,
        onFailure: fixture.tools.report,
        setLanguage: (next) => {
          language = next;
          return Promise.resolve({ ok: true });
        },
      }),
      translate: (namespace, key, values) => made.titleOf(language, namespace, key, values),
    },
    mountWidget: (element, widget, props) =>
      fixture.widgets.mount(element, widget, { region: 'page', props }),
    log: {
      missingLanguage: (at) => log.push(`no language ${at}`),
      cyclicRedirect: (chain) => log.push(`cycle ${chain.length}`),
    },
    bootStatus,
    site: () => ({ ...aSite(), companyName: made.companyName }),
    context: (previous) => ({ ...made.context, previous }),
    needsOwnDocument: ({ id }) => made.ownDocuments.has(id),
    writeTags: (tags) => writeHeadTags(document, tags),
    reportRoute: (matched) => reported.push(matched),
  });
  const listening = new AbortController();
  listenForNavigation(window, navigator, matcher, listening);
  const made = Object.assign(fixture, {
    navigator,
    frame,
    log,
    reported,
    scrolled,
    context: aContext(),
    companyName: aSite().companyName,
    ownDocuments: new Set<string>(),
    titleOf,
    stop: () => listening.abort(),
  });
  return made;
}

function servePages(fixture: RegionFixture, parcel: string): void {
  const pages = Object.fromEntries(
    aRouteTable()
      .routes.filter((route) => route.parcel === parcel)
      .map(({ page }) => [page, headed(page)] as const),
  );
  fixture.serve(`@paddock/${parcel}`, { kind: 'module', exports: () => ({ pages }) });
}

/** A page with a heading of its own, a link, and a title that takes its sport. */
function headed(page: string): Readonly<Record<string, unknown>> {
  const draw = (props: Readonly<Record<string, unknown>> & { domElement: HTMLElement }): void => {
    const { sport = '' } = props['params'] as Record<string, string>;
    props.domElement.innerHTML = `<h1>${page} ${sport} ${String(props['language'])} ${String(props['status'])}</h1>`;
    if (sport !== '') (props['setSeo'] as (values: object) => void)({ sport: `${sport} ` });
  };
  return plainLifecycles(() => page, {
    mount: (props: Parameters<typeof draw>[0] & { onReady(): void }) => {
      draw(props);
      props.onReady();
      return Promise.resolve();
    },
    update: (props: Parameters<typeof draw>[0]) => {
      draw(props);
      return Promise.resolve();
    },
  });
}

/** Lets the page work until something holds; the test's own time limit is the end of patience. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => void setTimeout(resolve));
}
