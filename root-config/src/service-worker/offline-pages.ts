/** How old a kept page may be before a visit brings it anew. */
const FRESH_MS = 86_400_000;
/** How the server's plain pages name their style sheets. */
const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const KEPT_AT_MS = 'x-kept-at-ms';

/** The part of a browser's `Cache` in use. */
export interface PageCache {
  match(url: string): Promise<Response | undefined>;
  put(url: string, response: Response): Promise<void>;
  keys(): Promise<readonly { readonly url: string }[]>;
}

export interface OfflinePageParts {
  readonly cache: () => Promise<PageCache>;
  readonly fetch: (url: string) => Promise<Response>;
  readonly nowMs: () => number;
}

export interface OfflinePages {
  /** Keeps the page of an address's language, with its style sheets, unless a fresh one is kept. */
  keepFor(pathname: string): Promise<void>;
  /** The kept page of an address's language, else any other; undefined while none is. */
  answerAt(pathname: string): Promise<Response | undefined>;
  /** A style sheet of a kept page; undefined for all others. */
  styleAt(pathname: string): Promise<Response | undefined>;
}

const pageOf = (pathname: string): string | undefined => {
  const language = /^\/([a-z]{2,3})(?:\/|$)/.exec(pathname)?.[1];
  return language === undefined ? undefined : `/offline/${language}`;
};

/** Pages that say there is no connection, one a language. They are all that is kept of documents: nothing of anybody's own. */
export function createOfflinePages({ cache, fetch, nowMs }: OfflinePageParts): OfflinePages {
  async function isFresh(page: string): Promise<boolean> {
    const kept = await (await cache()).match(page);
    return kept !== undefined && nowMs() - Number(kept.headers.get(KEPT_AT_MS)) < FRESH_MS;
  }

  async function fetched(url: string): Promise<Response> {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} was answered ${String(response.status)}`);
    return response;
  }

  async function keep(page: string): Promise<void> {
    const answered = await fetched(page);
    const html = await answered.text();
    const styles = [...html.matchAll(STYLE_SHEET)].map(([, href = '']) => href);
    const sheets = await Promise.all(styles.map(async (href) => [href, await fetched(href)] as const));
    const kept = await cache();
    for (const [href, sheet] of sheets) await kept.put(href, sheet);
    // Last, as a page without its style sheets would be there for a day.
    const headers = new Headers(answered.headers);
    headers.set(KEPT_AT_MS, String(nowMs()));
    await kept.put(page, new Response(html, { headers }));
  }

  async function anyKept(): Promise<string | undefined> {
    const keys = await (await cache()).keys();
    return keys.map(({ url }) => new URL(url).pathname).find((path) => path.startsWith('/offline/'));
  }

  return {
    async keepFor(pathname) {
      const page = pageOf(pathname);
      if (page !== undefined && !(await isFresh(page))) await keep(page);
    },
    async answerAt(pathname) {
      const own = pageOf(pathname);
      const kept = await cache();
      const found = own === undefined ? undefined : await kept.match(own);
      const other = found === undefined ? await anyKept() : undefined;
      return found ?? (other === undefined ? undefined : kept.match(other));
    },
    async styleAt(pathname) {
      return pathname.startsWith('/offline/') ? undefined : (await cache()).match(pathname);
    },
  };
}
