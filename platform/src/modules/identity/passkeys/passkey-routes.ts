import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findContacts } from '../security/contacts-store.ts';
import { traceOf } from '../security/security-events.ts';
import { securityView } from '../security/security-view.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';
import { clearVisitorCookie, readVisitorCookie, keepVisitorCookie } from './visitor-cookie.ts';
import { deletePasskey } from './passkeys-store.ts';

/** Passkeys of a signed-in player: more than one, with names, deleted one by one. */
export function passkeyRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security, requirePlayer } = parts;
  const { stepUp, passkeys, events } = security;

  serve(app, 'POST /web-api/user/security/passkeys/options', async (request) => {
    const principal = await requirePlayer(request);
    await stepUp.require(principal);
    const { email } = await findContacts(kernel.db, principal.playerId);
    return passkeys.registerOptions(principal, email ?? principal.playerId);
  });

  serve(app, 'POST /web-api/user/security/passkeys', async (request) => {
    const principal = await requirePlayer(request);
    await stepUp.require(principal);
    await passkeys.register(principal, request.body, traceOf(request, principal.sessionId));
    return securityView(parts, principal);
  });

  serve(app, 'DELETE /web-api/user/security/passkeys/:id', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await stepUp.require(principal);
    await inTransaction(kernel.db, async (tx) => {
      if (!(await deletePasskey(tx, playerId, request.params.id))) throw new PlatformError('PASSKEY_UNKNOWN');
      await events.record(tx, { playerId, kind: 'passkey-removed', trace: traceOf(request, sessionId) });
    });
    return securityView(parts, principal);
  });

  serve(app, 'POST /web-api/user/security/step-up/passkey-options', async (request) => {
    return passkeys.proofOptions(await requirePlayer(request));
  });
}

/** Signing in by a passkey alone: the device knows whose it is, and has asked for a finger, a face or a PIN. */
export function passkeySignInRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security } = parts;
  const { passkeys } = security;

  serve(app, 'POST /web-api/auth/passkey/options', async (request, reply) => {
    if (!(await passkeys.budget.take(networkOf(request.ip)))) throw new PlatformError('TOO_MANY_REQUESTS');
    return passkeys.signInOptions(keepVisitorCookie(kernel, request, reply));
  });

  serve(app, 'POST /web-api/auth/passkey', async (request, reply) => {
    const { response, save } = request.body;
    const visitor = readVisitorCookie(request);
    if (visitor === undefined) throw new PlatformError('PASSKEY_REFUSED');
    if (!(await passkeys.budget.take(networkOf(request.ip)))) throw new PlatformError('TOO_MANY_REQUESTS');
    const trace = traceOf(request, null);
    const playerId = await passkeys.signIn(visitor, response, trace);
    clearVisitorCookie(kernel, reply);
    await passkeys.budget.giveBack(networkOf(request.ip));
    return completeSignIn(
      parts,
      { request, reply },
      { playerId, save, method: 'passkey', secondStepPassed: true },
    );
  });
}
