import type { FastifyReply, FastifyRequest } from 'fastify';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { clearOwnCookie, setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import { FLOW_MS, NEWCOMER_MS } from './social-store.ts';

const SECRET = /^[\w-]{43}$/;
const NEWCOMER_COOKIE = 'social_newcomer';
const ONE_TAP_COOKIE = 'one_tap';
/** Google's name for it: its value stands in the form as well, and no other site can write both. */
export const CSRF_COOKIE = 'g_csrf_token';

/** Each flow has a cookie of its own, so that two tabs do not end each other's. */
const flowCookie = (state: string): string => `social_${state.slice(0, 12)}`;

// Lax: the way back from the company is a navigation from another site.
const terms = (lastsMs: number) => ({ sameSite: 'lax', maxAge: lastsMs / 1_000 }) as const;

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
  setOwnCookie(reply, config, flowCookie(state), secret, terms(FLOW_MS));
}

/** The browser's half of a flow; taken off the browser at once, for a flow is used once. */
export function takeFlowCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  config: PlatformConfig,
  state: string,
): string | undefined {
  const name = flowCookie(state);
  if (request.cookies[name] !== undefined) clearOwnCookie(reply, config, name);
  return read(request, name);
}

export function setNewcomerCookie(reply: FastifyReply, config: PlatformConfig, token: string): void {
  setOwnCookie(reply, config, NEWCOMER_COOKIE, token, terms(NEWCOMER_MS));
}

export const readNewcomerCookie = (request: FastifyRequest): string | undefined =>
  read(request, NEWCOMER_COOKIE);

export function clearNewcomerCookie(reply: FastifyReply, config: PlatformConfig): void {
  clearOwnCookie(reply, config, NEWCOMER_COOKIE);
}

/** Binds a one-tap prompt to the browser, and gives the page the value its form has to repeat. */
export function setOneTapCookies(
  reply: FastifyReply,
  config: PlatformConfig,
  secrets: { readonly nonceSecret: string; readonly csrf: string },
): void {
  setOwnCookie(reply, config, ONE_TAP_COOKIE, secrets.nonceSecret, terms(FLOW_MS));
  setOwnCookie(reply, config, CSRF_COOKIE, secrets.csrf, { ...terms(FLOW_MS), httpOnly: false });
}

export const readOneTapCookie = (request: FastifyRequest): string | undefined =>
  read(request, ONE_TAP_COOKIE);
