import type { OperatorSignInAnswer, OperatorSignInRequest } from '@paddock/contract/schemas';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** What the platform refused, with its code. */
export class OperatorApiError extends Error {
  readonly code: string;

  constructor(code: string, message: string, details: unknown) {
    super(`${code}: ${message}${details === undefined ? '' : ` ${JSON.stringify(details)}`}`);
    this.name = 'OperatorApiError';
    this.code = code;
  }
}

/** The operators' API of a site as one operator. Paths are below /operator-api/. */
export interface OperatorClient {
  get(path: string, query?: Readonly<Record<string, string | undefined>>): Promise<unknown>;
  /** With a key for what moves money: the same key again does nothing again. */
  post(path: string, body: object, idempotencyKey?: string): Promise<unknown>;
  delete(path: string): Promise<void>;
}

/** @throws RangeError for what is no address, or one where a password would travel unencrypted */
export function siteOf(text: string): string {
  const site = URL.parse(text);
  if (site === null || !/^https?:$/.test(site.protocol)) {
    throw new RangeError(`PADDOCK_SITE: "${text}" is no address such as https://example.com`);
  }
  if (site.protocol === 'http:' && !LOOPBACK.has(site.hostname)) {
    throw new RangeError(`PADDOCK_SITE: ${site.origin} is not encrypted; use https outside this machine`);
  }
  return site.origin;
}

export function createOperatorClient(site: string, token: string | undefined): OperatorClient {
  async function call(method: string, path: string, body?: object, key?: string): Promise<unknown> {
    const answer = await fetch(`${site}/operator-api/${path}`, {
      method,
      redirect: 'error',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      const message = `${site} does not answer; is it running? PADDOCK_SITE names another.`;
      throw new OperatorApiError('NO_ANSWER', message, undefined);
    });
    const text = await answer.text();
    if (answer.ok) return text === '' ? undefined : JSON.parse(text);
    throw refusalOf(answer.status, text);
  }

  return {
    get(path, query = {}) {
      const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
      return call('GET', given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`);
    },
    post: (path, body, idempotencyKey) => call('POST', path, body, idempotencyKey),
    async delete(path) {
      await call('DELETE', path);
    },
  };
}

/** Signs in at a site. @throws OperatorApiError */
export async function signInAt(site: string, request: OperatorSignInRequest): Promise<OperatorSignInAnswer> {
  return (await createOperatorClient(site, undefined).post('session', request)) as OperatorSignInAnswer;
}

function refusalOf(status: number, text: string): OperatorApiError {
  try {
    const { code, message, details } = JSON.parse(text) as {
      code?: string;
      message?: string;
      details?: unknown;
    };
    return new OperatorApiError(code ?? String(status), message ?? '', details);
  } catch {
    return new OperatorApiError(String(status), 'this is not the operators’ API', undefined);
  }
}
