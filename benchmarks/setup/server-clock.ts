import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { freePort } from './ports.ts';

/** How long requests took inside the server's own process, by path, in ms. */
export type ServerTimes = Readonly<Record<string, readonly number[]>>;

export interface ServerClock {
  /** What the server has to be started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** Takes what was measured since the last time. */
  take(): Promise<ServerTimes>;
}

/** A clock inside a server that is still to be started (`server-clock.process.ts`). */
export async function serverClock(): Promise<ServerClock> {
  const port = await freePort();
  const preload = pathToFileURL(join(import.meta.dirname, 'server-clock.process.ts')).href;
  return {
    environment: { NODE_OPTIONS: `--import=${preload}`, SERVER_CLOCK_PORT: String(port) },
    async take() {
      const answer = await fetch(`http://127.0.0.1:${port}/`);
      return (await answer.json()) as ServerTimes;
    },
  };
}
