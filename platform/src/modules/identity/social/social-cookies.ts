import type { FastifyReply, FastifyRequest } from 'fastify';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { FLOW_MS, NEWCOMER_MS } from './social-store.ts';

const SECRET = /^[\w-]{43}$/;
const NEWCOMER_COOKIE = 'social_newcomer';
const ONE_TAP_COOKIE = 'one_tap';
/** Google's name for it: its value stands in the form as well, and no other site can write both. */
export const CSRF_COOKIE = 'g_csrf_token';
const SOCIAL_PATH = '/web-api/auth/social';
const ONE_TAP_PATH = '/social-api';

/** Each flow has a cookie of its own, so that two tabs do not end each other's. */
const flowCookie = (state: string): string => `social_${state.slice(0, 12)}`;

function terms({ mode, publicOrigin }: PlatformConfig, path: string, lastsMs: number) {
  return {
    path,
    httpOnly: true,
    // Lax: the way back from the company is a navigation from another site.
    sameSite: 'lax',
    secure: mode === 'production' || publicOrigin.startsWith('https:'),
    maxAge: lastsMs / 1_000,
  } as const;
}

function read(request: FastifyRequest, name: string): string | undefined {
  const value = request.cookies[name];
  return value !== undefined && SECRET.test(value) ? value : undefined;
}

export function setFlowCookie(
  reply: FastifyReply,
  config: PlatformConfig,
  state: string,
  secret: string,
): void {
  void reply.setCookie(flowCookie(state), secret, terms(config, SOCIAL_PATH, FLOW_MS));
}

/** The browser's half of a flow; taken off the browser at once, for a flow is used once. */
export function takeFlowCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  state: string,
): string | undefined {
  const name = flowCookie(state);
  if (request.cookies[name] !== undefined) void reply.clearCookie(name, { path: SOCIAL_PATH });
  return read(request, name);
}

export function setNewcomerCookie(reply: FastifyReply, config: PlatformConfig, token: string): void {
  void reply.setCookie(NEWCOMER_COOKIE, token, terms(config, SOCIAL_PATH, NEWCOMER_MS));
}

export const readNewcomerCookie = (request: FastifyRequest): string | undefined =>
  read(request, NEWCOMER_COOKIE);

export function clearNewcomerCookie(reply: FastifyReply): void {
  void reply.clearCookie(NEWCOMER_COOKIE, { path: SOCIAL_PATH });
}

/** Binds a one-tap prompt to the browser, and gives the page the value its form has to repeat. */
export function setOneTapCookies(
  reply: FastifyReply,
  config: PlatformConfig,
  secrets: { readonly nonceSecret: string; readonly csrf: string },
): void {
  void reply.setCookie(ONE_TAP_COOKIE, secrets.nonceSecret, terms(config, ONE_TAP_PATH, FLOW_MS));
  void reply.setCookie(CSRF_COOKIE, secrets.csrf, { ...terms(config, '/', FLOW_MS), httpOnly: false });
}

export const readOneTapCookie = (request: FastifyRequest): string | undefined =>
  read(request, ONE_TAP_COOKIE);
