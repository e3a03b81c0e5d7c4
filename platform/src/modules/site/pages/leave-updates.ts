import { LIVE_PATH, type ServerMessage } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';

/** What the script needs of its browser; `globalThis` there. */
export interface UpdatesWindow {
  readonly location: { readonly origin: string; readonly href: string; replace(href: string): void };
  readonly document: { querySelector(selector: string): { readonly href: string } | null };
  readonly WebSocket: new (url: string) => UpdatesSocket;
  fetch(url: string, init: { method: 'HEAD'; redirect: 'manual' }): Promise<{ readonly type: string }>;
  setTimeout(run: () => void, delayMs: number): unknown;
  setInterval(run: () => void, everyMs: number): unknown;
}

export interface UpdatesSocket {
  onmessage: ((event: { readonly data: string }) => void) | null;
  onclose: (() => void) | null;
}

/**
 * Leads the document of maintenance back once it is over (S4-13): told by the live socket, and where none stands by its
 * own address, which then leads elsewhere. It goes to browsers as it stands here, so it may use nothing from outside.
 */
export function leaveUpdates(page: UpdatesWindow, livePath: string): void {
  const { location, document } = page;
  const REOPEN_MS = 3_000;
  const LOOK_EVERY_MS = 30_000;
  /** So that a page which one server says is over and another is not asks no faster than that. */
  const LEAVE_MS = 300;
  let isLeaving = false;

  const leave = (): void => {
    if (isLeaving) return;
    isLeaving = true;
    const back = document.querySelector('a.plain-action')?.href ?? '/';
    page.setTimeout(() => location.replace(back), LEAVE_MS);
  };
  const listen = (): void => {
    const socket = new page.WebSocket(location.origin.replace(/^http/, 'ws') + livePath);
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data) as ServerMessage;
      if (message.t === 'maintenance' && message.window?.state !== true) leave();
    };
    socket.onclose = () => page.setTimeout(listen, REOPEN_MS);
  };
  const look = (): void => {
    page.fetch(location.href, { method: 'HEAD', redirect: 'manual' }).then(
      ({ type }) => {
        if (type === 'opaqueredirect') leave();
      },
      // Nobody answers: the next look may.
      () => undefined,
    );
  };
  listen();
  page.setInterval(look, LOOK_EVERY_MS);
}

const SCRIPT = `(${leaveUpdates.toString()})(globalThis, ${JSON.stringify(LIVE_PATH)});`;

/** The script as the document names it, served from memory like the style sheet of plain pages. */
export const LEAVE_UPDATES = {
  href: `/site/leave-updates.${sha256(SCRIPT).toString('hex').slice(0, 16)}.js`,
  content: SCRIPT,
} as const;
