import { createServer } from 'node:net';

/**
 * Where ports are looked for: below those that systems give out by themselves (from 32,768 on, or higher), so that no
 * connection is given one between the look and its use; and in another place in each process, so that two processes that
 * look at the same time find different ones.
 */
const FIRST_PORT = 20_000;
const PORTS = 12_000;
const PORTS_OF_PROCESS = 16;
let next = process.pid * PORTS_OF_PROCESS;

/** A loopback port nobody listens on now. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS; tried++) {
    const port = FIRST_PORT + (next++ % PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port');
}

/** Whether nobody listens on a loopback port now. */
export function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
