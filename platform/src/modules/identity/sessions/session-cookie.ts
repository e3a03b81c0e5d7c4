import type { FastifyReply, FastifyRequest } from 'fastify';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { clearOwnCookie, setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import type { IssuedToken } from './access-tokens.ts';
import { REMEMBERED_SESSION_MS } from './sessions.ts';

/** Holds the session's secret; scripts cannot read it. */
export const SESSION_COOKIE = 'paddock_session';
/** Tells scripts and caches that someone is signed in (S6-05); proves nothing. */
export const MARKER_COOKIE = 'ua';
/**
 * The bearer token for services of the site beside this one that check it by themselves (S3-29). No script sees it, and
 * no call of this server takes it as proof: pages send the token that `gettoken` answers.
 */
export const TOKEN_COOKIE = 'user_token';
/** Both values of the secure data (S7-37). */
export const GGRU_COOKIE = 'ggru';
export const GRANT_COOKIE = 'session_grant';

const OUR_COOKIES = [SESSION_COOKIE, MARKER_COOKIE, TOKEN_COOKIE, GGRU_COOKIE, GRANT_COOKIE] as const;
const TOKEN_SHAPE = /^[\w-]{43}$/;

/** The session secret a request carries, if it has the shape of one. */
export function readSessionCookie(request: Pick<FastifyRequest, 'cookies'>): string | undefined {
  const value = request.cookies[SESSION_COOKIE];
  return value !== undefined && TOKEN_SHAPE.test(value) ? value : undefined;
}

/** Sets the cookies of a session; one that is not remembered ends with the browser. */
export function setSessionCookie(
  reply: FastifyReply,
  config: PlatformConfig,
  session: { readonly cookieToken: string; readonly remember: boolean },
): void {
  const lasts = session.remember ? { maxAge: REMEMBERED_SESSION_MS / 1_000 } : {};
  setOwnCookie(reply, config, SESSION_COOKIE, session.cookieToken, lasts);
  setOwnCookie(reply, config, MARKER_COOKIE, '1', { ...lasts, httpOnly: false });
}

/** Keeps a bearer token until it ends, the moment its own `exp` claim names (S3-29). */
export function setTokenCookie(
  reply: FastifyReply,
  config: PlatformConfig,
  { token, endsAtMs }: IssuedToken,
): void {
  setOwnCookie(reply, config, TOKEN_COOKIE, token, { expires: new Date(endsAtMs) });
}

export function carriesOurCookies({ cookies }: FastifyRequest): boolean {
  return OUR_COOKIES.some((name) => cookies[name] !== undefined);
}

export function clearSessionCookies(reply: FastifyReply, config: PlatformConfig): void {
  for (const name of OUR_COOKIES) clearOwnCookie(reply, config, name);
}
