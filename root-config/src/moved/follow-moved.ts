import type { Navigator } from '../navigation/navigator.ts';

/**
 * Where an address of this site has moved to (S7-25): null at once where it certainly stays, else what the server says,
 * null where it stays after all. Never rejects.
 */
export type AskMoved = (href: string) => Promise<string | null> | null;

export interface MovedOptions {
  readonly location: Location;
  readonly moved: AskMoved;
}

/**
 * A navigator that goes where an address has moved to, as a direct load of it would: the entry of the history is that of
 * the end. An address that is sure to stay costs nothing, not even a turn; a later wish overtakes one that is asked about.
 */
export function followMoved(navigator: Navigator, { location, moved }: MovedOptions): Navigator {
  let turn = 0;

  function after(href: string, then: (to: string | null) => void): void {
    const own = ++turn;
    const asked = moved(href);
    if (asked === null) then(null);
    else
      void asked.then((to) => {
        if (own === turn) then(to);
      });
  }

  function goTo(to: string, hash: string, replace: boolean): void {
    const url = new URL(to, location.href);
    if (url.hash === '') url.hash = hash;
    if (url.origin === location.origin) navigator.go(url.href, { replace });
    else location[replace ? 'replace' : 'assign'](url.href);
  }

  const shown = (): string => location.pathname + location.search;

  return {
    ...navigator,
    go(href, options) {
      const url = new URL(href, location.href);
      after(url.pathname + url.search, (to) => {
        if (to === null) navigator.go(href, options);
        else goTo(to, url.hash, options.replace);
      });
    },
    popped() {
      after(shown(), (to) => {
        if (to === null) navigator.popped();
        else goTo(to, location.hash, true);
      });
    },
    recheck() {
      after(shown(), (to) => {
        if (to === null) navigator.recheck();
        else goTo(to, location.hash, true);
      });
    },
  };
}

/** What is asked with comes once there are rules at all, and once somebody goes anywhere. */
export function askLater(version: () => number | undefined, load: () => Promise<AskMoved>): AskMoved {
  let known: AskMoved | undefined;
  return (href) => {
    if (version() === undefined) return null;
    if (known !== undefined) return known(href);
    return load().then(
      (ask) => {
        known = ask;
        return ask(href);
      },
      () => null,
    );
  };
}
