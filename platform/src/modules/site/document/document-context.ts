import type { FastifyRequest } from 'fastify';
import { COOKIES, type ResolveContext, type SessionSummary, type SiteConfig } from '@paddock/contract';

import { forcedPlatform, type SitePlatform } from './site-platform.ts';

/** What a request tells about its visitor, for the document and for resolving its address. */
export interface Visitor {
  readonly session: SessionSummary;
  readonly resolve: ResolveContext;
  readonly theme: 'light' | 'dark' | undefined;
  /** Font-size factor as written in the cookie: `1.125`. */
  readonly scale: string | undefined;
  /** The platform the visitor's address forces (S9-20). */
  readonly platform: SitePlatform | undefined;
}

export function visitorOf(request: FastifyRequest, session: SessionSummary, site: SiteConfig): Visitor {
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
      browserLanguages: browserLanguages(request.headers['accept-language']),
    },
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    scale: scale !== undefined && /^[01]\.\d{1,3}$|^[12]$/.test(scale) ? scale : undefined,
    platform: forcedPlatform(new URL(request.url, 'http://site').search, cookies),
  };
}

/** Longest Accept-Language that is read; browsers send far less. */
const ACCEPT_LANGUAGE_LIMIT = 500;

/** Language tags of an Accept-Language header, the most wanted first; those refused with q=0 are left out. */
export function browserLanguages(header: string | undefined): readonly string[] {
  return (header ?? '')
    .slice(0, ACCEPT_LANGUAGE_LIMIT)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1])
        .find((text) => text !== undefined);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => /^[a-zA-Z]{2,3}(?:-|$)/.test(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
