import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import { buildOwnParcel } from './built-parcel.ts';

const FROM_ANYWHERE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

export interface ParcelServer {
  readonly origin: string;
  /** Address of the parcel's entry. */
  readonly entry: string;
  /** Puts another text at a path beside the entry, in place of what stands there. */
  put(path: string, text: string): void;
  close(): Promise<void>;
}

/**
 * Builds a parcel of another team in a folder of its own and serves it from a port of its own. `beside` stands beside
 * the entry as it is: the manifest and the dictionaries, as a development server serves them.
 */
export async function serveParcel(
  files: Readonly<Record<string, string>>,
  base: string,
  beside: Readonly<Record<string, string>> = {},
): Promise<ParcelServer> {
  const { built, outputFolder, remove } = await buildOwnParcel(files);
  const texts = new Map(Object.entries(beside));
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(base, '').split('?', 1)[0] ?? '';
    const type = { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' };
    const text = texts.get(path);
    const content = text === undefined ? readFile(join(outputFolder, path)) : Promise.resolve(text);
    content.then(
      (body) => response.writeHead(200, { ...type, ...FROM_ANYWHERE }).end(body),
      () => response.writeHead(404, FROM_ANYWHERE).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    entry: origin + base + (built.entry.href.split('/').at(-1) ?? ''),
    put: (path, text) => void texts.set(path, text),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await remove();
    },
  };
}
