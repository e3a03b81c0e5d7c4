import {
  createRouteMatcher,
  type BootData,
  type FrameView,
  type RouteDefinition,
  type SiteConfig,
} from '@paddock/contract';
import {
  auth$,
  knowDictionaries,
  language$,
  loadDictionaries,
  profile$,
  registerNavigation,
  reloadDue,
  setLanguage,
  site$,
  translator,
  type NavigationReporter,
} from '@paddock/shared-utils';

import { createFrameHost } from '../frame/frame-host.ts';
import { followBrand } from '../frame/follow-brand.ts';
import { createFrameStore } from '../frame/frame-store.ts';
import { findDrawn, type DrawnRegion } from '../mounting/drawn-region.ts';
import { createPageRegion } from '../mounting/page-region.ts';
import { createParcelStyles } from '../mounting/parcel-styles.ts';
import { createWidgets } from '../mounting/widgets.ts';
import { createHistoryEntries } from '../navigation/history-entries.ts';
import { listenForNavigation } from '../navigation/listen.ts';
import { createNavigator } from '../navigation/navigator.ts';
import { frameOf } from '../navigation/visit.ts';
import { createScrollPosition, windowViewport } from '../navigation/scroll-position.ts';
import type { DeveloperTools } from '../overrides/developer-tools.ts';
import { askLater, followMoved } from '../moved/follow-moved.ts';
import { blockLater } from '../blocks/block-later.ts';
import { createEntryLoader } from '../remote/entry-loader.ts';
import { asRemoteFailure, type RemoteFailure } from '../remote/remote-failure.ts';
import type { AskAgain } from '../remote/hung-files.ts';
import { needsOwnDocument, withRemoteEntries } from '../remote-entries/remote-entry-loader.ts';
import { createFileProbe } from '../remote/file-probe.ts';
import { traceImports, type SystemRegistry } from '../remote/system-registry.ts';
import { guardBackForward } from '../session/back-forward.ts';
import { watchSession } from '../session/watch-session.ts';
import { watchSite } from '../session/watch-site.ts';
import { browserScheduler } from '../time/scheduler.ts';
import { createDictionaryLoader } from './dictionaries.ts';
import { createKnowParcel } from './release-rest.ts';
import { showFatal } from './fatal.ts';
import { createLateHead } from './late-head.ts';
import { createLanguageChange } from './language-change.ts';
import { loadShell } from './load-shell.ts';
import { pageStorage } from './page-storage.ts';
import { startAfterwards } from './start-afterwards.ts';
import { siteOf, visitorContext } from './visitor.ts';
import { watchPage } from './watch-page.ts';

/**
 * Starts the first navigation and the frame, side by side. shared-utils has been started before.
 * @param tools of a document that allows overrides
 */
export function startRootConfig(
  window: Window & typeof globalThis,
  system: SystemRegistry,
  boot: BootData,
  tools?: DeveloperTools,
): void {
  const { document, location, history } = window;
  const scheduler = browserScheduler;
  const traces = traceImports(system);
  const fetchFile = window.fetch.bind(window);
  const probe = createFileProbe(fetchFile, scheduler);
  const known = { ...boot.dictionaries };
  const knowParcel = createKnowParcel({
    boot,
    system,
    fetchFile,
    knowDictionaries(further) {
      Object.assign(known, further);
      knowDictionaries(further);
    },
  });
  const askAgain: AskAgain = (...hung) =>
    // Where that chunk does not come either, the browser's own patience decides.
    void import('./later.ts')
      .then((later) => later.createAskAgain(document, system)(...hung))
      .catch(() => undefined);
  const ownLoader = createEntryLoader({ system, traces, probe, scheduler, knowParcel, askAgain });
  const parcelLoader = tools?.watchLoader(ownLoader) ?? ownLoader;
  const watch = watchPage({ window, boot, system, traces, probe, routeId: () => navigator.routeId() });
  const onFailure = (failure: RemoteFailure): void => {
    tools?.onFailure(failure);
    watch.onFailure(failure);
  };

  const loader = withRemoteEntries(parcelLoader, boot.routeTable.routes, {
    window,
    terms: boot.remote,
    report: onFailure,
  });
  const matcher = createRouteMatcher(boot.routeTable);
  const isSignedIn = () => auth$.snapshot().userId !== null;
  const block = blockLater(boot, async () =>
    (await import('./later.ts')).createOwnBlock({ boot, fetchFile, scheduler, window, isSignedIn }),
  );
  const visitor = {
    boot,
    block: block.current,
    document,
    navigator: window.navigator,
    auth: auth$.snapshot,
    profile: profile$.snapshot,
    site: site$.snapshot,
  };
  const site = () => siteOf(visitor);
  const drawn = findDrawn(document);
  const frame = createFrameStore(firstView(matcher.notFound(), site(), drawn));
  const words = createDictionaryLoader({
    known,
    knowParcel,
    load: (namespaces) => loadDictionaries(namespaces),
  });
  const mounting = {
    loader,
    probe,
    scheduler,
    askAgain,
    styles: createParcelStyles(document),
    loadDictionaries: words,
    report: onFailure,
    onMended: tools?.onMended,
  };
  const movesVersion = () => site().redirects;
  const moved = askLater(movesVersion, async () =>
    (await import('./later.ts')).createAskMoved({ fetchFile, scheduler, version: movesVersion }),
  );
  const afterwards = startAfterwards({ ...mounting, moved, window, matcher, boot, reporter: watch.reporter });
  const language = () => language$.snapshot().language;
  const widgets = createWidgets({ tools: mounting, language, onFailure });
  const pages = createPageRegion({
    tools: mounting,
    drawn,
    onFailure,
    onView: (page) => frame.set({ page }),
  });
  const viewport = windowViewport(window);

  const own = createNavigator({
    document,
    location,
    matcher,
    entries: createHistoryEntries(
      history,
      pageStorage(() => window.sessionStorage),
      scheduler.nowMs().toString(36),
    ),
    viewport,
    scroll: createScrollPosition(viewport, scheduler),
    pages,
    frame,
    i18n: {
      language,
      change: createLanguageChange({ document, setLanguage, pages, widgets, onFailure }),
      translate: (namespace, key, values) => translator(namespace)(key, values),
    },
    log: {
      missingLanguage: (path) =>
        watch.reporter.report({ kind: 'navigation', error: `no language in ${path}` }),
      cyclicRedirect: (chain) =>
        watch.reporter.report({ kind: 'navigation', error: `cyclic redirect ${chain.join(' ')}` }),
    },
    bootStatus: boot.status,
    site,
    context: (previous) => ({ ...visitorContext(visitor), previous }),
    needsOwnDocument: (route) => reloadDue() || needsOwnDocument(route, boot.remote),
    mountWidget: (element, widget, props) => widgets.mount(element, widget, { region: 'page', props }),
    writeTags: createLateHead(window, scheduler),
    reportRoute(matched) {
      tools?.onRoute(matched);
      routes.reportRoute(matched);
      if (frame.get().page.status === 'ready') afterwards(matched);
    },
  });
  const navigator = followMoved(own, { location, moved });
  const routes: NavigationReporter = registerNavigation({
    navigate: (href, options) => navigator.go(href, options),
    reload: () => location.reload(),
  });

  const sessionChanged = guardBackForward({
    window,
    storage: pageStorage(() => window.localStorage),
    nowMs: scheduler.nowMs,
    reload: () => location.reload(),
  });
  watchSession(auth$, ({ userChanged, rightsLost }) => {
    if (userChanged) sessionChanged();
    if (rightsLost) navigator.recheck();
  });
  watchSite(site$, () => {
    followBrand(document, site().brandStyle);
    navigator.recheck();
    void block.ask().then((isOther) => isOther && navigator.recheck());
  });
  listenForNavigation(window, navigator, matcher);
  navigator.start();
  loadShell({
    document,
    loader,
    scheduler,
    onFailure,
    loadWords: () => words('shell-react', ['common']),
    host: createFrameHost({ frame, pages, widgets, onAttached: reportReady, onFail: failFrame }),
  });

  function failFrame(error: unknown): void {
    onFailure(asRemoteFailure(error, 'shell-react'));
    showFatal(document);
  }

  function reportReady(): void {
    document.documentElement.dataset['rootConfig'] = 'ready';
    tools?.onReady();
  }
}

/** Until the first address is resolved, which is before the frame is there. */
function firstView(route: RouteDefinition, site: SiteConfig, drawn: DrawnRegion | undefined): FrameView {
  const page = { status: drawn === undefined ? 'loading' : 'ready' } as const;
  return { ...frameOf(route, site), page, navigating: true };
}
