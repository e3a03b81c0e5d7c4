import { createServer, type Server } from 'node:http';
import { once } from 'node:events';

import type { UofSandbox } from './sandbox.ts';

/** The sandbox's API over HTTP, below `/v1/`. Whoever asks needs a token, and any will do. */
export async function serveSandbox(sandbox: Pick<UofSandbox, 'answer'>, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox.invalid');
    const isAllowed = request.headers['x-access-token'] !== undefined;
    const text = isAllowed ? sandbox.answer(pathname.replace(/^\/v1\//, ''), searchParams) : undefined;
    const status = text === undefined ? 404 : 200;
    response.writeHead(isAllowed ? status : 403, { 'content-type': 'application/xml' });
    response.end(text ?? '<response response_code="NOT_FOUND"/>');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
