const STORAGE_KEY = 'paddock.session-changed-at-ms';

export interface BackForwardOptions {
  readonly window: Window;
  /** Shared by the tabs of this browser; null where it is forbidden. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  readonly nowMs: () => number;
  readonly reload: () => void;
}

export interface BackForwardGuard {
  /** Somebody signed in, out, or in as another. */
  sessionChanged(): void;
  stop(): void;
}

/**
 * Reloads a page that the browser brings back from its back-forward cache after the session has changed elsewhere:
 * nobody may see another's balance by pressing Back. No id is stored, only when it changed.
 */
export function guardBackForward({ window, storage, nowMs, reload }: BackForwardOptions): BackForwardGuard {
  const read = (): string | null => {
    try {
      return storage?.getItem(STORAGE_KEY) ?? null;
    } catch {
      return null;
    }
  };
  let known = read();

  const onPageShow = (event: PageTransitionEvent): void => {
    if (event.persisted && read() !== known) reload();
  };
  window.addEventListener('pageshow', onPageShow);
  return {
    sessionChanged() {
      known = String(nowMs());
      try {
        storage?.setItem(STORAGE_KEY, known);
      } catch {
        // Without storage nothing can be told to other pages; documents are no-store, so most are not kept anyway.
      }
    },
    stop: () => window.removeEventListener('pageshow', onPageShow),
  };
}
