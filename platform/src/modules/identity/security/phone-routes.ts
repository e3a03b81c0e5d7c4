import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { playerOf } from '../codes/askers.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { phoneKey } from '../persons/phone.ts';
import { bindPhone, findContacts, unbindPhone } from './contacts-store.ts';
import { traceOf } from './security-events.ts';
import { securityView } from './security-view.ts';
import { sentCodeView } from './sent-code-view.ts';

/**
 * Binding a phone: a code to its number, also where another account has the number. Only who reads the code, the
 * number's owner, is told that it cannot be used; a stranger learns nothing.
 */
export function phoneRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security, codes, requirePlayer } = parts;
  const { stepUp, contactCodes, events } = security;

  serve(app, 'POST /web-api/user/security/phone/send', async (request) => {
    const principal = await requirePlayer(request);
    await stepUp.require(principal);
    const to = phoneKey(request.body.phone, request.body.country_id);
    if (to === undefined) throw new PlatformError('PHONE_INVALID');
    const { language } = await findContacts(kernel.db, principal.playerId);
    const order = { principal, task: 'bind-phone', channel: 'sms', to, language } as const;
    return sentCodeView(await contactCodes.send({ ...order, asker: playerOf(request, principal.playerId) }));
  });

  serve(app, 'POST /web-api/user/security/phone/confirm', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    const { to } = await contactCodes.redeem(principal, 'bind-phone', request.body);
    await inTransaction(kernel.db, async (tx) => {
      await parts.persons.requireAdmitted(tx, { phone: to }, playerId);
      if (!(await bindPhone(tx, playerId, to))) throw new PlatformError('CONTACT_UNAVAILABLE');
      await parts.persons.recognise(tx, playerId);
      // Whoever still reads the messages of the number before sets no new password.
      await codes.cancel(tx, playerId, 'reset-password');
      await events.record(tx, { playerId, kind: 'phone-bound', trace: traceOf(request, sessionId) });
    });
    return securityView(parts, principal);
  });

  serve(app, 'DELETE /web-api/user/security/phone', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await stepUp.require(principal);
    await inTransaction(kernel.db, async (tx) => {
      const { phone, email } = await findContacts(tx, playerId);
      if (phone === null) return;
      // Without an e-mail address the phone is the only way to reach the player.
      if (email === null) throw new PlatformError('FORBIDDEN');
      await unbindPhone(tx, playerId);
      await parts.persons.recognise(tx, playerId);
      await codes.cancel(tx, playerId, 'reset-password');
      await events.record(tx, { playerId, kind: 'phone-removed', trace: traceOf(request, sessionId) });
    });
    return securityView(parts, principal);
  });
}
