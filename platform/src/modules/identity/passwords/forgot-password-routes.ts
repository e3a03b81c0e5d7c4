import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { sendResetCode, sendResetLink } from './forgot-password.ts';
import { redeemResetCode, requireLink, resetPassword } from './reset-password.ts';

/** The way back for who has forgotten the password (S2-52, S2-53). */
export function forgotPasswordRoutes(app: HttpApp, parts: IdentityParts): void {
  serve(app, 'POST /web-api/auth/forgot-password', async (request) => {
    const { body } = request;
    // Codes count who asks for them, and take a captcha each.
    return body.channel === 'sms' ? sendResetCode(parts, body, request) : sendResetLink(parts, body, request);
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
