import { SignInAnswer, SmsLoginRequest, SmsSendRequest, SmsSentView } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findCredentials } from '../players-store.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { smsNumberOf } from './login-key.ts';

/** Codes one address may ask for before each needs a captcha. */
const FREE_CODES = 3;

/** The way in by a code sent to the phone: the form sms (S3-28). */
export function smsRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, codes, captcha, budgets } = parts;

  app.post(
    '/web-api/auth/sms/send',
    {
      schema: {
        summary: 'Send a code to sign in with (S7-35)',
        body: SmsSendRequest,
        response: { 200: SmsSentView },
      },
    },
    async (request) => {
      const { 'phone-number': number, 'phone-code': code, language } = request.body;
      const to = smsNumberOf(number, code);
      if (to === undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/phone-number' }]);
      const asked = await budgets.sms.takeOne(networkOf(request.ip));
      if (!asked.taken) throw new PlatformError('SIGN_IN_PAUSED', { retryAfterMs: asked.retryAfterMs });
      if (asked.left < SMS_BUDGET.burst - FREE_CODES) await captcha.require(request);

      const known = await findCredentials(kernel.db, { kind: 'phone', key: to });
      const sent = await codes.send({
        purpose: 'sign-in',
        channel: 'sms',
        to,
        playerId: known?.playerId ?? null,
        language,
        address: request.ip,
        // Nobody's number gets no message and everything else alike.
        decoy: known === undefined,
      });
      return { code_id: sent.codeId, resend_at_ms: sent.resendAtMs, expires_at_ms: sent.expiresAtMs };
    },
  );

  app.post(
    '/web-api/auth/login/sms',
    {
      schema: {
        summary: 'Sign in by the code of an SMS (S7-34)',
        body: SmsLoginRequest,
        response: { 200: SignInAnswer },
      },
    },
    async (request, reply) => {
      const { code_id: codeId, code, save } = request.body;
      const { playerId } = await codes.redeem({ codeId, purpose: 'sign-in', code: code.trim() });
      if (playerId === null) throw new PlatformError('CODE_EXPIRED');
      return completeSignIn(parts, { request, reply }, { playerId, save, method: 'sms' });
    },
  );
}

/** Codes one address may ask for: each costs the site money. */
export const SMS_BUDGET = { burst: 20, refillMs: 180_000 };
