import type { FastifyReply, FastifyRequest } from 'fastify';

import { clearOwnCookie, setOwnCookie } from '../../../kernel/http/own-cookies.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { CHALLENGE_LIFETIME_MS } from './challenges.ts';

/** Ties a challenge to the browser it was given to; scripts cannot read it. */
export const VISITOR_COOKIE = 'paddock_passkey';
const SHAPE = /^[\w-]{43}$/;

/** The browser's secret, kept for as long again: two tabs with a sign-in form share it. */
export function keepVisitorCookie(
  { config, randomBytes }: Kernel,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const secret = readVisitorCookie(request) ?? Buffer.from(randomBytes(32)).toString('base64url');
  setOwnCookie(reply, config, VISITOR_COOKIE, secret, {
    sameSite: 'strict',
    maxAge: CHALLENGE_LIFETIME_MS / 1_000,
  });
  return secret;
}

export function readVisitorCookie(request: FastifyRequest): string | undefined {
  const value = request.cookies[VISITOR_COOKIE];
  return value !== undefined && SHAPE.test(value) ? value : undefined;
}

export function clearVisitorCookie({ config }: Kernel, reply: FastifyReply): void {
  clearOwnCookie(reply, config, VISITOR_COOKIE);
}
