import type { Socket } from 'node:net';

import type { FastifyReply } from 'fastify';
import type { ErrorCode } from '@paddock/contract';

import { NO_PAGE } from './answer-policy.ts';
import type { HttpApp } from './http-app.ts';
import { PlatformError } from './problem.ts';

/** Statuses of what Node refuses before there is a request; everything else that is no HTTP is 400. */
const REFUSED: Readonly<Record<string, readonly [status: string, code: ErrorCode]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'INVALID_INPUT'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['413 Payload Too Large', 'BODY_TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'MALFORMED_BODY'],
};

/** Answers what is no request at all in the format of every refusal, and closes the connection. */
export function refuseRaw(error: Error & { readonly code?: string }, socket: Socket): void {
  // Who has gone reads no answer.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code] = REFUSED[error.code ?? ''] ?? (['400 Bad Request', 'INVALID_INPUT'] as const);
  const body = JSON.stringify(new PlatformError(code).toProblem());
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Cache-Control: no-store',
      `Content-Security-Policy: ${NO_PAGE}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/** Answers an address that leads to no route and to no handler of ours: a part of it is longer than any id. */
export function refuseUnrouted(reply: FastifyReply): FastifyReply {
  const problem = new PlatformError('INVALID_INPUT');
  return reply
    .status(problem.status)
    .headers({ 'cache-control': 'private, no-store', 'content-security-policy': NO_PAGE })
    .send(problem.toProblem());
}

const HOST = 'host';

/**
 * Refuses a request with two `Host` headers (RFC 9112 §3.2): Node reads the first, a proxy in front may have routed and
 * kept by the second.
 */
export function refuseTwoHosts(app: HttpApp): void {
  app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.length === HOST.length && rawHeaders[at]?.toLowerCase() === HOST) hosts += 1;
    done(hosts > 1 ? new PlatformError('INVALID_INPUT', [{ at: '/headers/host' }]) : undefined);
  });
}
