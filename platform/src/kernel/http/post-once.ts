import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface PostedAnswer {
  readonly status: number;
  readonly text: string;
}

/** There was no answer. */
export class NoAnswerError extends Error {
  /** False when the other side cannot have got anything: no connection came to be. */
  readonly mayHaveArrived: boolean;

  constructor(mayHaveArrived: boolean, cause: Error) {
    super(`no answer: ${cause.message}`, { cause });
    this.name = 'NoAnswerError';
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Enough for any answer that is one. */
const ANSWER_BYTES = 64 * 1024;

/**
 * Posts a body over a connection of its own, which follows no redirect, and says of a failure whether the other side may
 * have got it: `fetch` does not tell. @throws NoAnswerError
 */
export function postOnce(
  url: URL,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
  timeoutMs: number,
): Promise<PostedAnswer> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
    });
    request.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      }),
    );
    request.on('error', (error: Error) => reject(new NoAnswerError(isConnected, error)));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text = (text + part).slice(0, ANSWER_BYTES);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', (error) => reject(new NoAnswerError(true, error)));
    });
    request.end(body);
  });
}
