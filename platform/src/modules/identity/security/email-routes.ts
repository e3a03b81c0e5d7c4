import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { playerOf } from '../codes/askers.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { confirmEmail } from '../activation/activation-store.ts';
import { emailKey } from '../registration/email.ts';
import { confirmEmailChange, startEmailChange } from './change-email.ts';
import { findContacts } from './contacts-store.ts';
import { traceOf } from './security-events.ts';
import { findSettings, setEmailAuth } from './security-store.ts';
import { securityView } from './security-view.ts';
import { sentCodeView } from './sent-code-view.ts';

/** The e-mail address, confirmed at both ends when it changes, and codes by e-mail as a second step. */
export function emailRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security, requirePlayer } = parts;
  const { stepUp, contactCodes, events } = security;

  serve(app, 'POST /web-api/user/security/email/send', async (request) => {
    const principal = await requirePlayer(request);
    await stepUp.require(principal);
    return startEmailChange(parts, principal, {
      email: request.body.email,
      asker: playerOf(request, principal.playerId),
    });
  });

  serve(app, 'POST /web-api/user/security/email/confirm', async (request) => {
    const principal = await requirePlayer(request);
    return confirmEmailChange(parts, principal, {
      typed: request.body,
      trace: traceOf(request, principal.sessionId),
      asker: playerOf(request, principal.playerId),
    });
  });

  serve(app, 'POST /web-api/user/security/email-auth/send', async (request) => {
    const principal = await requirePlayer(request);
    await stepUp.require(principal);
    const { email, language } = await findContacts(kernel.db, principal.playerId);
    if (email === null) throw new PlatformError('FORBIDDEN');
    const order = { principal, task: 'email-auth', channel: 'email', to: email, language } as const;
    return sentCodeView(await contactCodes.send({ ...order, asker: playerOf(request, principal.playerId) }));
  });

  serve(app, 'POST /web-api/user/security/email-auth/confirm', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    const { to } = await contactCodes.redeem(principal, 'email-auth', request.body);
    await inTransaction(kernel.db, async (tx) => {
      // The address may have changed since the code went out.
      if ((await findContacts(tx, playerId)).email !== to) throw new PlatformError('CODE_EXPIRED');
      if ((await findSettings(tx, playerId)).emailAuthSinceMs !== null) return;
      const atMs = kernel.clock.nowMs();
      const key = emailKey(to);
      if (key !== undefined) {
        await confirmEmail(tx, playerId, { emailKey: key, atMs });
        await parts.persons.recognise(tx, playerId);
      }
      await setEmailAuth(tx, playerId, atMs);
      await events.record(tx, { playerId, kind: 'email-auth-on', trace: traceOf(request, sessionId) });
    });
    return securityView(parts, principal);
  });

  serve(app, 'DELETE /web-api/user/security/email-auth', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await stepUp.require(principal);
    await inTransaction(kernel.db, async (tx) => {
      if ((await findSettings(tx, playerId)).emailAuthSinceMs === null) return;
      await setEmailAuth(tx, playerId, null);
      await events.record(tx, { playerId, kind: 'email-auth-off', trace: traceOf(request, sessionId) });
    });
    return securityView(parts, principal);
  });
}
