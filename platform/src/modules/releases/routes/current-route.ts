import type { CurrentReleaseView as CurrentView } from '@paddock/contract/schemas';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { ReleaseSource, StandingRelease } from '../serving/release-source.ts';

/** What a parcel meets in the site: public, because every document says as much. Any origin may ask. */
export function currentRoute(
  scope: HttpApp,
  source: ReleaseSource,
  { publicOrigin, mode }: Pick<PlatformConfig, 'publicOrigin' | 'mode'>,
): void {
  const overrides = mode === 'development' ? 'always' : 'by-grant';
  serve(scope, 'GET /web-api/releases/current', async ({ query: { channel = 'production' } }, reply) => {
    const number = source.numberOf(channel);
    const standing = number === undefined ? undefined : await source.byNumber(number);
    if (standing === undefined) throw new PlatformError('UNAVAILABLE');
    return reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .send({ ...viewOf(standing, publicOrigin), overrides });
  });
}

function viewOf({ release }: StandingRelease, publicOrigin: string): Omit<CurrentView, 'overrides'> {
  const { number, imports, shared, development } = release;
  return {
    number,
    imports: { ...imports },
    sharedVersions: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
    sharedExports: Object.fromEntries(
      Object.entries(shared).flatMap(([name, { exports }]) =>
        exports === undefined ? [] : [[name, [...exports]] as const],
      ),
    ),
    development: Object.fromEntries(
      Object.entries(development).map(([name, { href }]) => [name, new URL(href, publicOrigin).href]),
    ),
  };
}
