import { request as send, type Agent, type IncomingHttpHeaders } from 'node:http';

import type { FuzzRequest } from './make-request.ts';

/** An answer as it came over the wire. */
export interface FuzzAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Who asks, as headers: a token, a cookie. */
export type Credentials = Readonly<Record<string, string>>;

/** How long an answer may take before it counts as none. */
const PATIENCE_MS = 20_000;

/** Sends a request over a socket. @throws Error where there is no answer */
export function sendRequest(
  origin: string,
  agent: Agent,
  { operation, target, headers, body, address }: FuzzRequest,
  credentials: Credentials,
): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const request = send(
      `${origin}${target}`,
      {
        agent,
        method: operation.method,
        timeout: PATIENCE_MS,
        headers: {
          'x-forwarded-for': address,
          ...headers,
          ...credentials,
          ...(body && { 'content-type': body.type, 'content-length': body.bytes.length }),
        },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
        });
      },
    );
    request.on('timeout', () => request.destroy(new Error('no answer in time')));
    request.on('error', reject);
    request.end(body?.bytes);
  });
}
