import type { LightMyRequestResponse } from 'fastify';

import type { HttpApp } from '../../../kernel/http/http-app.ts';

export interface Visit {
  /** Path and query on the site. */
  readonly url: string;
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
  readonly json: LightMyRequestResponse['json'];
}

/** A browser as far as cookies and redirects go. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  /** One request; no redirect is followed. */
  ask(method: 'GET' | 'POST' | 'DELETE', url: string, options?: AskOptions): Promise<Visit>;
  /** Follows redirects until a page, or until the address begins with `stop`. */
  follow(url: string, stop?: string): Promise<Visit>;
}

interface AskOptions {
  readonly body?: object;
  readonly form?: Readonly<Record<string, string>>;
  readonly payload?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export function openBrowser(app: HttpApp, origin: string): TestBrowser {
  const cookies = new Map<string, string>();
  const pathOf = (url: string): string => url.replace(origin, '').split('#')[0] ?? '/';

  const ask: TestBrowser['ask'] = async (method, url, { body, form, payload, headers } = {}) => {
    const answer = await app.inject({
      method,
      url: pathOf(url),
      cookies: Object.fromEntries(cookies),
      headers: {
        ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
      ...(form === undefined ? {} : { payload: new URLSearchParams(form).toString() }),
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, expires, maxAge } of answer.cookies) {
      const isGone = value === '' || maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { location } = answer.headers;
    return {
      url,
      status: answer.statusCode,
      body: answer.body,
      location: location?.toString(),
      json: answer.json,
    };
  };

  return {
    cookies,
    ask,
    async follow(url, stop) {
      let visit = await ask('GET', url);
      while (
        visit.location !== undefined &&
        (stop === undefined || !pathOf(visit.location).startsWith(stop))
      ) {
        visit = await ask('GET', visit.location);
      }
      return visit;
    },
  };
}
