import type { FastifyRequest } from 'fastify';
import {
  COOKIES,
  looksFromCookie,
  siteSettings,
  type ResolveContext,
  type SessionSummary,
  type SiteConfig,
} from '@paddock/contract';

import { acceptedLanguages } from '../../../kernel/http/accepted-languages.ts';
import { queryOf } from '../../../kernel/http/query-of.ts';
import { forcedPlatform, type SitePlatform } from './site-platform.ts';
import { readWayBack } from './way-back-cookie.ts';

/** What a request tells about its visitor, for the document and for resolving its address. */
export interface Visitor {
  readonly session: SessionSummary;
  readonly resolve: ResolveContext;
  readonly theme: 'light' | 'dark' | undefined;
  /** Font-size factor as written in the cookie: `1.125`. */
  readonly scale: string | undefined;
  /** What styles act on, as `data-look` has it. */
  readonly looks: string | undefined;
  /** The platform the visitor's address forces (S9-20). */
  readonly platform: SitePlatform | undefined;
  /** Where they were going when they were kept out: a path without language. */
  readonly wayBack: string | undefined;
}

export function visitorOf(
  request: FastifyRequest,
  session: SessionSummary,
  site: SiteConfig,
  gate: Pick<ResolveContext, 'moved' | 'block'> = {},
): Visitor {
  const { cookies } = request;
  const theme = cookies[COOKIES.theme];
  const scale = cookies[COOKIES.scale];
  return {
    session,
    resolve: {
      session,
      site,
      languages: site.languages,
      languageCookie: cookies[COOKIES.language],
      browserLanguages: acceptedLanguages(request.headers['accept-language']),
      ...gate,
    },
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    scale: scale !== undefined && /^[01]\.\d{1,3}$|^[12]$/.test(scale) ? scale : undefined,
    // Before a browser has kept any they are the site's (S3-37).
    looks: looksFromCookie(
      cookies[COOKIES.look] ?? (siteSettings(site).compactView === true ? 'compact' : ''),
    ),
    platform: forcedPlatform(queryOf(request.url), cookies),
    wayBack: readWayBack(request),
  };
}
