import type { HttpApp } from '../../kernel/http/http-app.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { StandingRelease } from '../releases/index.ts';
import { STATIC_JSON } from './edited-release.ts';

const ADDRESS = /^([\w-]{22})\/([a-z]{2})\/([a-z][a-z0-9-]*)\.json$/;

interface FileParts {
  /** What an address says; undefined where nobody knows it. */
  readonly bodyOf: (digest: string) => Promise<string | undefined>;
  readonly standing: () => StandingRelease;
}

/**
 * Published dictionaries, by version, language and id (S7-43). What an address says it says for ever; where it is lost the
 * build's own file stands in.
 */
export function wordFileRoute(app: HttpApp, { bodyOf, standing }: FileParts): void {
  app.get(`${STATIC_JSON}/*`, { schema: { hide: true } }, async (request, reply) => {
    const rest = (request.params as { readonly '*': string })['*'];
    const [, digest = '', language = '', namespace = ''] = ADDRESS.exec(rest) ?? [];
    const body = digest === '' ? undefined : await bodyOf(digest);
    void reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin');
    if (body !== undefined)
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(body);
    const { dictionaries } = standing().release;
    const built = Object.hasOwn(dictionaries, namespace) ? dictionaries[namespace]?.[language] : undefined;
    if (built === undefined) throw new PlatformError('NOT_FOUND');
    return reply.header('cache-control', 'no-store').redirect(built.href, 302);
  });
}
