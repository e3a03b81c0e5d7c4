import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { sendResetCode, sendResetLink } from './forgot-password.ts';
import { redeemResetCode, requireLink, resetPassword } from './reset-password.ts';

/** Links one address (of the network) may ask for. */
export const FORGOT_BUDGET = { burst: 20, refillMs: 180_000 };
/** Of these, without a captcha. */
const FREE = 3;
/** Links to one mailbox. */
export const RESET_MAIL_BUDGET = {
  own: { burst: 3, refillMs: 20 * 60_000 },
  together: { burst: 10, refillMs: 20 * 60_000 },
};

/** The way back for who has forgotten the password (S2-52, S2-53). */
export function forgotPasswordRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, captcha, budgets } = parts;

  serve(app, 'POST /web-api/auth/forgot-password', async (request) => {
    const { body } = request;
    // Codes count who asks for them, and take a captcha each.
    if (body.channel === 'sms') return sendResetCode(parts, body, request);
    const asked = await budgets.forgot.takeOne(networkOf(request.ip));
    if (!asked.taken)
      throw new PlatformError('TOO_MANY_REQUESTS', {
        retryAtMs: kernel.clock.nowMs() + asked.retryAfterMs,
      });
    if (asked.left < FORGOT_BUDGET.burst - FREE) await captcha.require(request);
    return sendResetLink(parts, body, request);
  });

  serve(app, 'POST /web-api/auth/reset-password/code', async (request) => {
    const { code_id: codeId, code } = request.body;
    return { token: await redeemResetCode(parts, { codeId, code: code.trim() }) };
  });

  // A POST: the token stays out of addresses, and so out of logs.
  serve(app, 'POST /web-api/auth/reset-password/check', { config: { budget: 'key' } }, async (request) => {
    return { expires_at_ms: (await requireLink(parts, request.body.token)).expiresAtMs };
  });

  serve(app, 'POST /web-api/auth/reset-password', async (request) => {
    await resetPassword(parts, request, request.body);
    return { changed: true as const };
  });
}
