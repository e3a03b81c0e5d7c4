import { ERROR_TABLE, type ErrorCode } from '@paddock/contract';

import type { Environment } from '../environment/environment-types.ts';

/** One request as the server saw it. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

export interface ServerAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** `lost`: the connection breaks. `hang`: nothing comes until the caller gives up. */
export type ServerBehaviour = ServerAnswer | 'lost' | 'hang';
export type ServerHandler = (request: SeenRequest) => ServerBehaviour | Promise<ServerBehaviour>;

/** An HTTP server in memory, behind the real `Response`. */
export interface TestServer {
  readonly fetch: Environment['fetch'];
  /** `GET /web-api/session`; without its query. The last one given counts. */
  on(route: string, handler: ServerHandler): void;
  readonly requests: readonly SeenRequest[];
  /** Requests of one route. */
  seen(route: string): readonly SeenRequest[];
}

export function ok(body: unknown, headers: Readonly<Record<string, string>> = {}): ServerAnswer {
  return { status: 200, body, headers };
}

export function problem(code: ErrorCode, details?: unknown): ServerAnswer {
  const [status, message] = ERROR_TABLE[code];
  return { status, body: details === undefined ? { code, message } : { code, message, details } };
}

function hang(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

function routeOf({ method, target }: SeenRequest): string {
  return `${method} ${target.split('?')[0]}`;
}

export function createTestServer(origin: string): TestServer {
  const handlers = new Map<string, ServerHandler>();
  const requests: SeenRequest[] = [];

  return {
    requests,
    on: (route, handler) => handlers.set(route, handler),
    seen: (route) => requests.filter((request) => routeOf(request) === route),
    async fetch(url, { method = 'GET', headers, body, signal }) {
      const request: SeenRequest = {
        method,
        target: url.startsWith(origin) ? url.slice(origin.length) : url,
        headers: Object.fromEntries(new Headers(headers)),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      };
      requests.push(request);
      const answer = await (handlers.get(routeOf(request)) ?? (() => problem('NOT_FOUND')))(request);
      if (signal?.aborted === true) throw new DOMException('aborted', 'AbortError');
      if (answer === 'lost') throw new TypeError('fetch failed');
      if (answer === 'hang') return hang(signal);
      const text = answer.body === undefined ? null : JSON.stringify(answer.body);
      return new Response(text, { status: answer.status, headers: { ...answer.headers } });
    },
  };
}
