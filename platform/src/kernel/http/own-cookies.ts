import type { FastifyReply } from 'fastify';
import { CONSENT_COOKIE, COOKIES } from '@paddock/contract';

import type { PlatformConfig } from '../config/config.ts';
import type { HttpApp } from './http-app.ts';

type Cookies = Readonly<Record<string, string | undefined>>;
type SiteAddress = Pick<PlatformConfig, 'mode' | 'publicOrigin'>;

/** What the browser keeps only from this very host, over TLS and for all its paths (RFC 6265bis §4.1.3.2). */
const HOST_PREFIX = '__Host-';

/**
 * Cookies that scripts write or read, or that others know by their name. They keep it and carry no right: each is one of a
 * list of choices, or a mark, whoever wrote it.
 */
const SHARED: ReadonlySet<string> = new Set([...Object.values(COOKIES), CONSENT_COOKIE]);

export interface OwnCookieTerms {
  /** Ends with the browser without it. */
  readonly maxAge?: number;
  readonly expires?: Date;
  readonly sameSite?: 'lax' | 'strict';
  /** False for what a script of ours has to read. */
  readonly httpOnly?: boolean;
}

/**
 * The name a cookie of this site has in a browser. Where the site is served over TLS it is bound to the host: a sister
 * subdomain, or who stands in the way of its plain http, can plant no cookie of such a name.
 */
export function cookieNameOf({ publicOrigin }: SiteAddress, name: string): string {
  return publicOrigin.startsWith('https:') && !SHARED.has(name) ? `${HOST_PREFIX}${name}` : name;
}

/** Cookies go over encrypted connections alone wherever the site has them. */
export function isSecure({ mode, publicOrigin }: SiteAddress): boolean {
  return mode === 'production' || publicOrigin.startsWith('https:');
}

/** Sets a cookie for the whole site. Every cookie of the platform is set here. */
export function setOwnCookie(
  reply: FastifyReply,
  config: SiteAddress,
  name: string,
  value: string,
  terms: OwnCookieTerms,
): void {
  void reply.setCookie(cookieNameOf(config, name), value, { ...attributesOf(config), ...terms });
}

/** Takes a cookie off the browser. */
export function clearOwnCookie(reply: FastifyReply, config: SiteAddress, name: string): void {
  void reply.clearCookie(cookieNameOf(config, name), attributesOf(config));
}

const attributesOf = (config: SiteAddress) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(config) }) as const;

/**
 * Lets requests say only what this host set: over TLS a cookie is read under its plain name from the one with the prefix,
 * and one that came without it is not there. What is set under an older, plain name is not read either: it could have
 * been planted.
 */
export function readOwnCookiesOnly(app: HttpApp, config: SiteAddress): void {
  if (!config.publicOrigin.startsWith('https:')) return;
  app.addHook('onRequest', (request, _reply, done) => {
    request.cookies = ownCookies(request.cookies);
    done();
  });
}

function ownCookies(cookies: Cookies): Record<string, string | undefined> {
  const own: Record<string, string | undefined> = Object.create(null) as Record<string, string | undefined>;
  for (const [name, value] of Object.entries(cookies)) {
    if (SHARED.has(name)) own[name] = value;
    else if (name.startsWith(HOST_PREFIX)) own[name.slice(HOST_PREFIX.length)] = value;
  }
  return own;
}
