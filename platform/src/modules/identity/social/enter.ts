import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOwnPath, routeAfterSignIn, withLanguage } from '@paddock/contract';
import type { JWTPayload } from 'jose';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { SocialProviderConfig } from '../../../kernel/config/social-config.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { emailKey } from '../registration/email.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { setNewcomerCookie } from './social-cookies.ts';
import { takesSocialNewcomers } from './social-registration.ts';
import {
  findLinkedPlayer,
  insertNewcomer,
  isLogin,
  type SocialNewcomer,
  type SocialPerson,
} from './social-store.ts';

/** Where the browser goes after a social sign-in, and what it is told there. */
export type SocialOutcome = 'denied' | 'failed' | 'expired' | 'unavailable' | 'exists' | 'closed' | 'limit';

/** A person from what the company's token says. Only an address the company confirmed counts. */
export function personOf(provider: SocialProviderConfig, claims: JWTPayload): SocialPerson {
  const { iss, sub, email, email_verified: confirmed } = claims;
  if (iss === undefined || sub === undefined || sub === '') throw new PlatformError('SOCIAL_REFUSED');
  const key = typeof email === 'string' ? emailKey(email) : undefined;
  // Some companies write it as text.
  const isConfirmed = confirmed === true || confirmed === 'true';
  return {
    provider: provider.id,
    issuer: iss,
    subject: sub,
    email: isConfirmed && key !== undefined && typeof email === 'string' ? email.trim() : null,
  };
}

/** A path of this site to come back to; home for whatever else an address line asked for. */
export function safeReturnPath(text: string | undefined): string {
  return text !== undefined && text.length <= 2_000 && isOwnPath(text) ? text : '/';
}

/**
 * Lets a person in whom a company vouches for, and answers where the browser goes. A known account signs in. An unknown
 * one whose confirmed address belongs to a player never takes that player over: whoever owns both signs in first and
 * links them. Anybody else registers.
 */
export async function enter(
  parts: IdentityParts,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  newcomer: SocialNewcomer,
): Promise<string> {
  const { db, clock, randomBytes, config } = parts.kernel;
  const { returnPath, language } = newcomer;
  const playerId = await findLinkedPlayer(db, newcomer);
  if (playerId !== undefined) {
    const answer = await completeSignIn(parts, exchange, { playerId, save: true, method: 'social' });
    if (answer.user_id !== null) {
      return returnUrlIn(language, routeAfterSignIn(returnPath, parts.routesAfterSignIn()));
    }
    // In the fragment, which is sent to nobody: the login page goes on with the second step.
    const { challenge, methods } = answer.two_step;
    return `${loginPath(language, returnPath)}#two-step=${challenge}.${methods.join('.')}`;
  }
  const key = newcomer.email === null ? undefined : emailKey(newcomer.email);
  if (key !== undefined && (await isLogin(db, key))) return outcomePath('exists', newcomer);
  if (!takesSocialNewcomers(parts, exchange.request)) return outcomePath('closed', newcomer);
  const token = Buffer.from(randomBytes(32)).toString('base64url');
  await insertNewcomer(db, token, newcomer, clock.nowMs());
  setNewcomerCookie(exchange.reply, config, token);
  return withLanguage(language, `/registration/social?returnUrl=${encodeURIComponent(returnPath)}`);
}

/** The return path in its language; it may carry one already. */
export function returnUrlIn(language: string, returnPath: string): string {
  return /^\/[a-z]{2}(?:[/?#]|$)/.test(returnPath) ? returnPath : withLanguage(language, returnPath);
}

function loginPath(language: string, returnPath: string): string {
  return withLanguage(language, `/user/login?returnUrl=${encodeURIComponent(returnPath)}`);
}

/** The login page with a reason; it says so in words, and what to do. */
export function outcomePath(
  outcome: SocialOutcome,
  flow: { readonly language: string; readonly returnPath: string; readonly provider: string },
): string {
  return `${loginPath(flow.language, flow.returnPath)}&social=${outcome}&provider=${flow.provider}`;
}
