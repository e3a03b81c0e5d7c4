import type { HttpApp } from './http-app.ts';

/** Where a sandbox inside this process reaches it: where it listens, else the public address. */
export function ownAddress(app: HttpApp | undefined, publicOrigin: string): string {
  const address = app?.server.address();
  return address === null || address === undefined || typeof address === 'string'
    ? publicOrigin
    : `http://127.0.0.1:${address.port}`;
}
