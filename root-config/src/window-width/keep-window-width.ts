import { COOKIES } from '@paddock/contract';
import type { ConsentValue, Stream } from '@paddock/shared-utils';

import type { Scheduler } from '../time/scheduler.ts';

/** Resizing is over when nothing came for this long (S9-11). */
const SETTLED_MS = 100;
const YEAR_SEC = 365 * 86_400;

export interface WindowWidthParts {
  readonly window: Pick<Window, 'innerWidth' | 'addEventListener'>;
  readonly document: Pick<Document, 'cookie'>;
  readonly scheduler: Pick<Scheduler, 'after'>;
  readonly consent$: Stream<ConsentValue>;
}

/** Keeps the width of the window in a cookie while the visitor lets cookies make the site work better (S4-10, S9-11). */
export function keepWindowWidth({ window, document, scheduler, consent$ }: WindowWidthParts): void {
  let cancel: (() => void) | undefined;
  const write = (value: number | '', maxAgeSec: number): void => {
    document.cookie = `${COOKIES.windowWidth}=${value}; path=/; max-age=${maxAgeSec}; samesite=lax`;
  };
  const keep = (): void => {
    const { status, functionality } = consent$.snapshot();
    if (functionality) write(window.innerWidth, YEAR_SEC);
    else if (status === 'set') write('', 0);
  };
  consent$.subscribe(keep);
  window.addEventListener('resize', () => {
    cancel?.();
    cancel = scheduler.after(SETTLED_MS, keep);
  });
}
