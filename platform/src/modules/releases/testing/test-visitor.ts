import type { InjectOptions } from 'fastify';

import type { TestSite } from '../../site/testing/test-site.ts';
import { bootOf } from '../../site/testing/test-site.ts';

/** Someone with a browser: keeps the cookies the site gives. */
export interface TestVisitor {
  readonly cookies: Record<string, string>;
  /** Opens a page and answers the release its document is of. */
  open(path?: string): Promise<Opened>;
  /** Reports that a parcel failed, `<parcel>@<version>`. Answers the status. */
  fail(parcel: string, kind?: string): Promise<number>;
  /** Tells that a parcel stood in the page. */
  meet(parcel: string): Promise<number>;
  /** The watch of a tab tells how it is with a parcel, `<parcel>@<version>`. Answers the status. */
  watch(parcel: string, state: 'waiting' | 'settled' | 'hung', wait?: string): Promise<number>;
  /** Newest release by an answer that is no document. */
  told(): Promise<{ readonly release: number; readonly withdrawn: string }>;
}

export interface Opened {
  readonly release: number;
  readonly canary: string | undefined;
  readonly status: number;
}

/** @param address where the visitor comes from; this machine unless given */
export function testVisitor(
  { platform }: TestSite,
  cookies: Readonly<Record<string, string>> = {},
  address?: string,
): TestVisitor {
  const kept = { ...cookies };
  async function ask(request: InjectOptions) {
    const answer = await platform.app.inject({
      ...request,
      cookies: kept,
      ...(address === undefined ? {} : { remoteAddress: address }),
    });
    for (const { name, value } of answer.cookies) kept[name] = value;
    return answer;
  }
  const report = async (url: string, payload: object): Promise<number> =>
    (await ask({ method: 'POST', url, payload })).statusCode;
  return {
    cookies: kept,
    async open(path = '/en') {
      const answer = await ask({ method: 'GET', url: path });
      const { release, canary } = bootOf(answer.body);
      return { release, canary, status: answer.statusCode };
    },
    fail: (parcel, kind = 'lifecycle') =>
      report('/web-api/client-errors', {
        release: 1,
        sampleRate: 1,
        errors: [{ kind, message: 'it broke', stack: null, parcel, routeId: null, fileUrl: null, count: 1 }],
      }),
    meet: (parcel) => report('/web-api/client-health', { release: 1, met: [parcel], vitals: [] }),
    watch: (parcel, state, wait = 'w1') => report('/web-api/canary-watch', { parcel, wait, state }),
    async told() {
      const { headers } = await ask({ method: 'GET', url: '/bff-api/config/all.json' });
      return {
        release: Number(headers['x-release']),
        withdrawn: String(headers['x-release-withdrawn'] ?? ''),
      };
    },
  };
}
