import { splitLanguage, withLanguage, withQuery } from '@paddock/contract';
import { namesOfRules, type Followed } from '@paddock/contract/redirects';
import type { RedirectAnswer } from '@paddock/contract/schemas';

import type { HttpApp } from '../../kernel/http/http-app.ts';
import { serve } from '../../kernel/http/serve.ts';

export interface RedirectSource {
  version(): number;
  /** Of this version, made once: each open page asks for them after a change. */
  marks(): readonly number[];
  follow(path: string): Followed;
}

const STAYS: RedirectAnswer = {
  data: { redirect: false, code: null, url: null, reasons: [], breadcrumbs: [] },
};

/** What open pages ask before they go to an address that may have moved. */
export function redirectRoutes(app: HttpApp, source: RedirectSource): void {
  serve(app, 'POST /redirects-api/api/v1/redirect-light', (request, reply) => {
    reply.header('cache-control', 'no-store');
    return answerTo(request.body.url, source);
  });

  serve(app, 'GET /redirects-api/api/v1/marks', (request, reply) => {
    const version = source.version();
    // An address with another version in it is asked by a page that heard of it before this node did.
    const isOf = request.query.version === version;
    reply.header('cache-control', isOf ? 'public, max-age=31536000, immutable' : 'no-store');
    return { version, marks: [...source.marks()] };
  });
}

function answerTo(url: string, source: RedirectSource): RedirectAnswer {
  if (!URL.canParse(url, 'http://site.invalid')) return STAYS;
  const { pathname, search } = new URL(url, 'http://site.invalid');
  const { language, path } = splitLanguage(pathname);
  const followed = source.follow(path);
  if (followed.kind !== 'moved') return STAYS;
  const inLanguage = (to: string) =>
    language === undefined || !to.startsWith('/') ? to : withLanguage(language, to);
  return {
    data: {
      redirect: true,
      code: followed.status,
      url: withQuery(inLanguage(followed.to), search),
      reasons: [...namesOfRules(followed.rules)],
      breadcrumbs: followed.breadcrumbs.map(inLanguage),
    },
  };
}
