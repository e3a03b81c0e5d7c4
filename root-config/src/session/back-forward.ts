import type { PageStorage } from '../boot/page-storage.ts';

const STORAGE_KEY = 'paddock.session-changed-at-ms';

export interface BackForwardOptions {
  readonly window: Window;
  /** Shared by the tabs of this browser. */
  readonly storage: PageStorage;
  readonly nowMs: () => number;
  readonly reload: () => void;
}

/**
 * Reloads a page that the browser brings back from its back-forward cache after the session has changed elsewhere:
 * nobody may see another's balance by pressing Back. No id is stored, only when it changed. Answers what is to be told
 * that somebody signed in, out, or in as another.
 * @param until ends it by its signal; a page listens as long as it stands
 */
export function guardBackForward(
  { window, storage, nowMs, reload }: BackForwardOptions,
  until: AddEventListenerOptions = {},
): () => void {
  let known = storage.read(STORAGE_KEY);

  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted && storage.read(STORAGE_KEY) !== known) reload();
  };
  window.addEventListener('pageshow', onPageShow, until);
  return () => {
    known = String(nowMs());
    // Without storage nothing can be told to other pages; documents are no-store, so most are not kept anyway.
    storage.write(STORAGE_KEY, known);
  };
}
