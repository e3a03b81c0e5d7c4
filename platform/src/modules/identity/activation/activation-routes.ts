import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { playerOf } from '../codes/askers.ts';
import { RESEND_WAIT_MS } from '../codes/one-time-codes.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { bindPhone } from '../security/contacts-store.ts';
import { traceOf } from '../security/security-events.ts';
import { sentCodeView } from '../security/sent-code-view.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { activate } from './activate.ts';
import { findActivation } from './activation-store.ts';

/** Confirming one's e-mail by the link of a mail and one's phone by the code of an SMS. */
export function activationRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, activation, codes, budgets } = parts;
  const { db, clock } = kernel;

  serve(app, 'GET /web-api/user/activation', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    return activation.view(db, playerId);
  });

  serve(app, 'POST /web-api/user/activation/email', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    const facts = await findActivation(db, playerId);
    const { email = null, isEmailConfirmed = true, language = 'en' } = facts ?? {};
    if (email === null || isEmailConfirmed) throw new PlatformError('NOTHING_TO_CONFIRM');
    const asked = await budgets.activationMail.takeOne(playerId);
    if (!asked.taken)
      throw new PlatformError('TOO_MANY_REQUESTS', { retryAtMs: clock.nowMs() + asked.retryAfterMs });
    await inTransaction(db, (tx) =>
      activation.sendLink(tx, { playerId, address: email, language, isFirst: false }),
    );
    return { resend_at_ms: clock.nowMs() + RESEND_WAIT_MS };
  });

  serve(app, 'POST /web-api/user/activation/sms', async (request) => {
    const { playerId } = await parts.requirePlayer(request);
    const facts = await findActivation(db, playerId);
    const { toldPhone: to = null, language = 'en' } = facts ?? {};
    if (to === null) throw new PlatformError('NOTHING_TO_CONFIRM');
    return sentCodeView(
      await codes.send({
        purpose: 'activate',
        channel: 'sms',
        to,
        playerId,
        language,
        asker: playerOf(request, playerId),
      }),
    );
  });

  serve(app, 'POST /web-api/user/activation/sms/confirm', async (request) => {
    const { playerId, sessionId } = await parts.requirePlayer(request);
    const { code_id: codeId, code } = request.body;
    const redeemed = await codes.redeem({ codeId, purpose: 'activate', code: code.trim() });
    if (redeemed.playerId !== playerId) throw new PlatformError('CODE_EXPIRED');
    await inTransaction(db, async (tx) => {
      await parts.persons.requireAdmitted(tx, { phone: redeemed.to }, playerId);
      if (!(await bindPhone(tx, playerId, redeemed.to))) throw new PlatformError('CONTACT_UNAVAILABLE');
      await parts.persons.recognise(tx, playerId);
      const trace = traceOf(request, sessionId);
      await parts.security.events.record(tx, { playerId, kind: 'phone-bound', trace });
    });
    return activation.view(db, playerId);
  });

  serve(app, 'POST /web-api/auth/activate', { config: { budget: 'key' } }, async (request, reply) => {
    const { playerId, type, signsIn } = await activate(parts, request.body.token);
    if (!signsIn) return { activation_type: type, user_id: null };
    // Who needs a second step signs in by the form, which asks for it.
    const answer = await completeSignIn(
      parts,
      { request, reply },
      { playerId, save: false, method: 'activation' },
    );
    return { activation_type: type, user_id: answer.user_id };
  });
}
