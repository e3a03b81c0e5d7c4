import { createServer } from 'node:net';

import { RefusedError } from '../manifest/refused-error.ts';

const PORTS_TRIED = 100;

/** @throws RefusedError for what is no number of a port */
export function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new RefusedError([`--port: "${text}" is no port`]);
}

/**
 * Serves from the first port nobody listens on, so that several parcels can be served at once. A port that somebody
 * else takes while we start is passed over like any other.
 */
export async function serveFromFirstFree<T>(first: number, serve: (port: number) => Promise<T>): Promise<T> {
  for (let port = first; port < first + PORTS_TRIED; port++) {
    if (!(await isFree(port))) continue;
    try {
      return await serve(port);
    } catch (failure) {
      if (codeOf(failure) !== 'EADDRINUSE') throw failure;
    }
  }
  throw new RefusedError([`no free port from ${first} on`]);
}

/** Serves from the port that was asked for. @throws RefusedError where it cannot be had */
export async function serveAt<T>(port: number, serve: (port: number) => Promise<T>): Promise<T> {
  try {
    return await serve(port);
  } catch (failure) {
    const code = codeOf(failure);
    if (code === 'EADDRINUSE') throw new RefusedError([`--port: ${port} is taken`]);
    if (code === 'EACCES') throw new RefusedError([`--port: ${port} may not be used on this machine`]);
    throw failure;
  }
}

function codeOf(failure: unknown): unknown {
  return typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
