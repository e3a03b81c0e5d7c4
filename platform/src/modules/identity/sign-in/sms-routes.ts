import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { visitorOf } from '../codes/askers.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findCredentials } from '../players-store.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { smsNumberOf } from './login-key.ts';

/** The way in by a code sent to the phone: the form sms (S3-28). */
export function smsRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, codes } = parts;

  serve(app, 'POST /web-api/auth/sms/send', async (request) => {
    const { 'phone-number': number, 'phone-code': code, language } = request.body;
    const to = smsNumberOf(number, code);
    if (to === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/phone-number' }]);
    const known = await findCredentials(kernel.db, { kind: 'phone', key: to });
    const sent = await codes.send({
      purpose: 'sign-in',
      channel: 'sms',
      to,
      playerId: known?.playerId ?? null,
      language,
      asker: await visitorOf(parts, request, known?.playerId),
      // Nobody's number gets no message and everything else alike.
      decoy: known === undefined,
    });
    return { code_id: sent.codeId, resend_at_ms: sent.resendAtMs, expires_at_ms: sent.expiresAtMs };
  });

  serve(app, 'POST /web-api/auth/login/sms', async (request, reply) => {
    const { code_id: codeId, code, save } = request.body;
    const { playerId } = await codes.redeem({ codeId, purpose: 'sign-in', code: code.trim() });
    if (playerId === null) throw new PlatformError('CODE_EXPIRED');
    return completeSignIn(parts, { request, reply }, { playerId, save, method: 'sms' });
  });
}
