import { LIVE_PATH, type ServerMessage } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import { sayOwnTimes } from './own-time.ts';

/** What the script needs of its browser; `globalThis` there. */
export interface BlockedWindow {
  readonly location: {
    readonly origin: string;
    readonly href: string;
    readonly hash: string;
    replace(href: string): void;
  };
  readonly document: { querySelector(selector: string): { readonly dataset: ScriptTerms } | null };
  readonly WebSocket: new (url: string) => BlockedSocket;
  fetch(url: string, init: { method: 'HEAD'; redirect: 'manual' }): Promise<{ readonly type: string }>;
  setTimeout(run: () => void, delayMs: number): unknown;
  setInterval(run: () => void, everyMs: number): unknown;
}

export interface BlockedSocket {
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
}

/** What its element says to the script (`data-back`, `data-updates`). */
export interface ScriptTerms {
  /** Where the visitor was going, as an address of this site. */
  readonly back?: string;
  /** There where the site is updated, of which the live socket tells the end. */
  readonly updates?: string;
}

/**
 * Leads the document of a page that keeps its visitor out back to where they were going once its reason has gone (S4-13): its
 * own address leads elsewhere then. It looks when the live socket says that the site has changed, and each half minute;
 * a look that nobody answers is tried two times more (S8-12). It goes to browsers as it stands here, so it may use nothing
 * from outside.
 */
export function leadBack(page: BlockedWindow, livePath: string): void {
  const { location, document } = page;
  const REOPEN_MS = 3_000;
  const LOOK_EVERY_MS = 30_000;
  const LOOK_RETRIES = 2;
  const LOOK_PAUSE_MS = 1_000;
  /** So that a page which one server says is over and another is not asks no faster than that. */
  const LEAVE_MS = 300;
  const { back = '/', updates } = document.querySelector('script[data-back]')?.dataset ?? {};
  let isLeaving = false;

  const leave = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    // The browser has kept the fragment of the address that led here.
    page.setTimeout(() => location.replace(back + location.hash), LEAVE_MS);
  };
  const look = (retries: number): void => {
    page.fetch(location.href, { method: 'HEAD', redirect: 'manual' }).then(
      ({ type }) => {
        if (type === 'opaqueredirect') leave();
      },
      () => {
        if (retries > 0) page.setTimeout(() => look(retries - 1), LOOK_PAUSE_MS);
      },
    );
  };
  const hear = (message: ServerMessage): void => {
    if (updates === undefined) {
      if (message.t === 'site') look(LOOK_RETRIES);
      return;
    }
    const isOrdered = message.t === 'maintenance' && message.window?.state !== true;
    // What the site says of itself is told before what follows from it.
    const isSaid = message.t === 'site' && message.config && message.config.maintenance?.state !== true;
    if (isOrdered || isSaid) leave();
  };
  const listen = (): void => {
    const socket = new page.WebSocket(location.origin.replace(/^http/, 'ws') + livePath);
    socket.onmessage = ({ data }) => {
      for (const message of JSON.parse(data) as readonly ServerMessage[]) hear(message);
    };
    socket.onclose = () => page.setTimeout(listen, REOPEN_MS);
  };
  listen();
  page.setInterval(() => look(LOOK_RETRIES), LOOK_EVERY_MS);
}

const SCRIPT = [
  `(${leadBack.toString()})(globalThis, ${JSON.stringify(LIVE_PATH)});`,
  `(${sayOwnTimes.toString()})(document);`,
].join('\n');

/** The script as documents name it, which says times by its reader's clock and leads back; served from memory like the style sheet of plain pages. */
export const LEAD_BACK = {
  href: `/site/lead-back.${sha256(SCRIPT).toString('hex').slice(0, 16)}.js`,
  content: SCRIPT,
} as const;
