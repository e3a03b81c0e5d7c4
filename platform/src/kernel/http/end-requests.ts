import type { CancelTask, Scheduler } from '../time/scheduler.ts';
import type { HttpApp } from './http-app.ts';

/** Time that requests under way, and people at sockets, have to end when the server stops. */
export const END_WITHIN_MS = 5_000;

/**
 * Takes no request more from the call on, and hangs up where nothing is under way. Resolves when what was under way is
 * answered; who has not ended in time is cut off, as by a crash.
 */
export async function endRequests(app: HttpApp, scheduler: Scheduler): Promise<void> {
  const cancel: CancelTask = scheduler.every('http.cut-off', END_WITHIN_MS, () => {
    app.server.closeAllConnections();
    for (const socket of app.websocketServer.clients) socket.terminate();
    return Promise.resolve();
  });
  try {
    await app.close();
  } finally {
    cancel();
  }
}
