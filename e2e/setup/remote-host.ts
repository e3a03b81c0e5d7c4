import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteAppEntry } from '@paddock/contract';

/** A request for an entry, as the host saw it. */
export interface SeenEntryRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** How the host answers for an entry. */
export type EntryAnswer =
  | { readonly kind: 'entry'; readonly entry: Partial<RemoteAppEntry> }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'hang' }
  /** Sends spaces for as long as somebody listens. */
  | { readonly kind: 'endless' };

/** A server of somebody else's, on a port of its own, that knows the entry protocol and nothing of the product. */
export interface RemoteHost {
  readonly origin: string;
  /** Requests for entries, preflights left out. */
  readonly entries: readonly SeenEntryRequest[];
  /** Paths of every other request. */
  readonly files: readonly string[];
  /** From now on pages under a path without its language are answered this way. */
  answer(path: string, how: EntryAnswer): void;
  /** Lets a file wait on its way until the answer is called. */
  hold(path: string): () => void;
  close(): Promise<void>;
}

/** @param files path → content; the ending tells the type */
export async function startRemoteHost(files: Readonly<Record<string, string>>): Promise<RemoteHost> {
  const answers = new Map<string, EntryAnswer>();
  const entries: SeenEntryRequest[] = [];
  const asked: string[] = [];
  const held = new Map<string, Promise<undefined>>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
    if (request.method === 'OPTIONS') {
      permit(response).writeHead(204).end();
    } else if (request.headers['x-render-mode'] === 'json') {
      entries.push({ url: request.url ?? '', headers: request.headers });
      send(permit(response), answerFor(answers, request));
    } else {
      asked.push(pathname);
      void Promise.resolve(held.get(pathname)).then(() => sendFile(response, pathname, files[pathname]));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    entries,
    files: asked,
    answer: (path, how) => void answers.set(path, how),
    hold(path) {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      held.set(path, promise);
      return () => {
        held.delete(path);
        resolve(undefined);
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}

/** The answer told for the path, for the path without its language, or for what stands above it. */
function answerFor(answers: ReadonlyMap<string, EntryAnswer>, request: IncomingMessage): EntryAnswer {
  const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const found = answers.get(path) ?? answers.get(path.replace(/^\/[a-z]{2}(?=\/)/, ''));
    if (found !== undefined) return found;
  }
  return { kind: 'status', status: 404 };
}

function permit(response: ServerResponse): ServerResponse {
  return response
    .setHeader('access-control-allow-origin', '*')
    .setHeader('access-control-allow-headers', 'x-render-mode, x-api-version, x-force-spa')
    .setHeader('cache-control', 'no-store');
}

function send(response: ServerResponse, how: EntryAnswer): void {
  switch (how.kind) {
    case 'entry':
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(how.entry));
    case 'status':
      return void response.writeHead(how.status).end();
    case 'text':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(how.text);
    case 'redirect':
      return void response.writeHead(302, { location: how.to }).end();
    case 'endless':
      return sendOnAndOn(response.writeHead(200, { 'content-type': 'application/json' }));
    case 'hang':
  }
}

function sendOnAndOn(response: ServerResponse): void {
  const spaces = ' '.repeat(100_000);
  const send = (): void => {
    if (response.destroyed) return;
    if (response.write(spaces)) setImmediate(send);
    else response.once('drain', send);
  };
  send();
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  html: 'text/html',
};

function sendFile(response: ServerResponse, path: string, content: string | undefined): void {
  const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
  if (content === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
}
