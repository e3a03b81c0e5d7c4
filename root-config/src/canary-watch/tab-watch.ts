import type { PageStorage } from '../boot/page-storage.ts';
import type { CanaryWatchBody } from '@paddock/contract/schemas';

import type { PageState } from './heart.ts';

/** How often a page that waits looks whether it still does. */
const LOOK_MS = 1_000;
/** A script has run by then: it does so some steps after it came. */
const RUN_MS = 2_000;
/** Kept while the parcel is in the page: a tab that crashed finds it when it is loaded again. */
const MARK = 'canary-watch';

export interface TabWatchOptions {
  readonly window: Window & typeof globalThis;
  /** Of the tab; null where the browser forbids it. */
  readonly storage: PageStorage;
  /** `<parcel>@<version>` this document tries out. */
  readonly parcel: string;
  /** Whether this document is one loaded again: a tab that was copied has a copied storage. */
  readonly isReload: boolean;
  newWait(): string;
  send(report: CanaryWatchBody): void;
  tellHeart(state: PageState): void;
}

export interface TabWatch {
  /** The worker asks whether the page still answers. */
  beat(): void;
}

/**
 * The page's part: tells the moment somebody begins to wait for the parcel, before anything of it runs, and when that
 * is over: it stands, has failed or was left. Who hangs in between tells nothing more, which is how the site knows.
 */
export function watchTab(options: TabWatchOptions): TabWatch {
  const { window, storage, parcel, isReload, newWait, send, tellHeart } = options;
  const { document, navigator } = window;
  const [name = ''] = parcel.split('@');
  const slot = `.frame-slot[data-parcel="${name}"]:not([hidden])`;
  const scriptsArrive = watchScripts(window, `/parcels/${name}/`);
  let wait: string | null = null;
  let isIn = false;
  /** Waits whose end the site did not hear of, or could not have, because the network was away. */
  const unheard = new Set<string>();
  let timer: number | undefined;

  const stands = (which: string): boolean =>
    document.visibilityState === 'visible' && document.querySelector(slot + which) !== null;

  function lookForWait(waits: boolean): void {
    if (waits === (wait !== null)) return;
    wait ??= newWait();
    if (!navigator.onLine) unheard.add(wait);
    send({ parcel, wait, state: waits ? 'waiting' : 'settled' });
    window.clearInterval(timer);
    if (waits) timer = window.setInterval(() => look(), LOOK_MS);
    else wait = null;
  }

  function beat(): void {
    tellHeart(isIn ? { parcel, wait: wait ?? newWait() } : null);
  }

  function look(): void {
    const arrives = document.visibilityState === 'visible' && scriptsArrive();
    lookForWait(arrives || stands('[inert]'));
    if (isIn === (wait !== null || stands(''))) return;
    isIn = !isIn;
    storage.write(MARK, isIn ? parcel : '');
    beat();
  }

  if (isReload && storage.read(MARK) === parcel) send({ parcel, wait: newWait(), state: 'hung' });
  storage.write(MARK, '');
  const seen = { subtree: true, childList: true, attributeFilter: ['inert', 'hidden'] };
  new window.MutationObserver(look).observe(document.documentElement, seen);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', () => {
    lookForWait(false);
    storage.write(MARK, '');
  });
  window.addEventListener('offline', () => {
    if (wait !== null) unheard.add(wait);
  });
  window.addEventListener('online', () => {
    for (const lost of unheard) send({ parcel, wait: lost, state: 'settled' });
    unheard.clear();
  });
  // A page that is being printed answers nobody.
  window.addEventListener('beforeprint', () => tellHeart(null));
  window.addEventListener('afterprint', beat);
  return { beat };
}

/** To be asked whether a script of a folder is on its way, or about to run. SystemJS and webpack put them in the head. */
function watchScripts(window: Window & typeof globalThis, folder: string): () => boolean {
  const coming = new Set<HTMLScriptElement>();
  let runUntilMs = 0;
  const note = (script: HTMLScriptElement): void => {
    const arrived = (): void => {
      coming.delete(script);
      runUntilMs = window.performance.now() + RUN_MS;
    };
    coming.add(script);
    script.addEventListener('load', arrived);
    script.addEventListener('error', arrived);
  };
  const observer = new window.MutationObserver((changes) => {
    for (const script of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (script instanceof window.HTMLScriptElement && script.src.includes(folder)) note(script);
    }
  });
  observer.observe(window.document.documentElement, { subtree: true, childList: true });
  return () => coming.size > 0 || window.performance.now() < runUntilMs;
}
