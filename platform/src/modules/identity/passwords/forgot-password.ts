import { MINUTE_MS } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';
import type { ForgotPasswordRequest, ForgotPasswordView } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { visitorOf } from '../codes/askers.ts';
import { RESEND_WAIT_MS } from '../codes/one-time-codes.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findCredentials } from '../players-store.ts';
import { emailKey } from '../registration/email.ts';
import { phoneLoginOf } from '../sign-in/login-key.ts';
import { findByEmail } from './password-store.ts';

/** How long a link for a new password works: as long as a code, whoever reads the mailbox later has nothing of it. */
export const RESET_LINK_MS = 10 * MINUTE_MS;

/** Links the strangers of one address (of the network) may ask for. */
export const FORGOT_BUDGET = { burst: 20, refillMs: 180_000 };
/** Of these, without a captcha. */
const FREE = 3;
/** Links to one mailbox. */
export const RESET_MAIL_BUDGET = {
  own: { burst: 3, refillMs: 20 * MINUTE_MS },
  together: { burst: 10, refillMs: 20 * MINUTE_MS },
};

type ByEmail = Extract<ForgotPasswordRequest, { channel: 'email' }>;
type BySms = Extract<ForgotPasswordRequest, { channel: 'sms' }>;

/**
 * Sends a link to an e-mail address. An address nobody has costs the same rows and gets the same answer; the link goes
 * to the address the player wrote, never to the one typed here. @throws INVALID_INPUT, TOO_MANY_REQUESTS,
 * CAPTCHA_REQUIRED.
 */
export async function sendResetLink(
  parts: IdentityParts,
  { email, language }: ByEmail,
  request: FastifyRequest,
): Promise<ForgotPasswordView> {
  const { kernel, links, budgets, sendMessage } = parts;
  const { db, clock } = kernel;
  const key = emailKey(email);
  if (key === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/email' }]);
  const known = await findByEmail(db, key);
  const asker = await visitorOf(parts, request, known?.playerId);
  // What strangers of the same network use up is not what the owner's own device needs.
  if (asker.kind === 'stranger') await takeOfNetwork(parts, request);
  const asked = await budgets.resetMail.take(asker, key);
  const nowMs = clock.nowMs();
  if (!asked.taken) throw new PlatformError('TOO_MANY_REQUESTS', { retryAtMs: nowMs + asked.retryAfterMs });

  await inTransaction(db, async (tx) => {
    const token = await links.issue(tx, {
      purpose: 'reset-password',
      playerId: known?.playerId ?? null,
      to: key,
      lifetimeMs: RESET_LINK_MS,
    });
    await sendMessage(tx, {
      channel: 'email',
      to: known?.email ?? key,
      language,
      playerId: known?.playerId ?? null,
      template: 'reset-link',
      params: { token, minutes: RESET_LINK_MS / MINUTE_MS },
      notAfterMs: nowMs + RESET_LINK_MS,
      decoy: known === undefined,
    });
  });
  return { code_id: null, resend_at_ms: nowMs + RESEND_WAIT_MS, expires_at_ms: nowMs + RESET_LINK_MS };
}

/** @throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED */
async function takeOfNetwork({ kernel, captcha, budgets }: IdentityParts, request: FastifyRequest) {
  const asked = await budgets.forgot.takeOne(networkOf(request.ip));
  if (!asked.taken) {
    throw new PlatformError('TOO_MANY_REQUESTS', { retryAtMs: kernel.clock.nowMs() + asked.retryAfterMs });
  }
  if (asked.left < FORGOT_BUDGET.burst - FREE) await captcha.require(request);
}

/** Sends a code to a phone; to nobody, but alike, where the number is no player's. @throws what sending codes throws */
export async function sendResetCode(
  parts: IdentityParts,
  { phone_number: number, country_code: country, language }: BySms,
  request: FastifyRequest,
): Promise<ForgotPasswordView> {
  const { kernel, codes } = parts;
  const login = phoneLoginOf(number, country);
  if (!('kind' in login) || !login.key.startsWith('+'))
    throw new PlatformError('INVALID_INPUT', [{ at: '/phone_number' }]);
  const known = await findCredentials(kernel.db, login);
  const sent = await codes.send({
    purpose: 'reset-password',
    channel: 'sms',
    to: login.key,
    playerId: known?.playerId ?? null,
    language,
    asker: await visitorOf(parts, request, known?.playerId),
    decoy: known === undefined,
  });
  return { code_id: sent.codeId, resend_at_ms: sent.resendAtMs, expires_at_ms: sent.expiresAtMs };
}
