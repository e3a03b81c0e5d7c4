import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { qrPath } from '../../../kernel/qr-path.ts';
import { playerOf } from '../codes/askers.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findContacts } from './contacts-store.ts';
import { traceOf } from './security-events.ts';
import { findSettings } from './security-store.ts';
import { securityView } from './security-view.ts';
import { sentCodeView } from './sent-code-view.ts';
import { totpKeyFor } from './totp.ts';
import { disableTwoFactor } from './disable-two-factor.ts';

/** Two-factor sign-in: a key for an app, switched on by its first code; recovery codes; switching off. */
export function twoFactorRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security, requirePlayer } = parts;
  const { twoFactor, recoveryCodes, stepUp, events, contactCodes } = security;

  serve(app, 'POST /web-api/user/security/two-factor/enrol', async (request) => {
    const principal = await requirePlayer(request);
    await stepUp.require(principal);
    const { key, expiresAtMs } = await twoFactor.enrol(principal.playerId);
    const { email } = await findContacts(kernel.db, principal.playerId);
    const { url, base32 } = totpKeyFor(key, {
      issuer: parts.siteName(request),
      account: email ?? principal.playerId,
    });
    return { secret: base32, otpauth_url: url, qr: await qrPath(url), expires_at_ms: expiresAtMs };
  });

  serve(app, 'POST /web-api/user/security/two-factor/confirm', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await stepUp.require(principal);
    if (!(await twoFactor.budget.take(playerId))) throw new PlatformError('TOO_MANY_REQUESTS');
    const fresh = await recoveryCodes.make(playerId);
    await inTransaction(kernel.db, async (tx) => {
      if (!(await twoFactor.confirm(tx, playerId, request.body.code))) throw new PlatformError('WRONG_CODE');
      await events.record(tx, { playerId, kind: 'two-factor-on', trace: traceOf(request, sessionId) });
      await recoveryCodes.replace(tx, playerId, fresh);
    });
    await twoFactor.budget.giveBack(playerId);
    return { recovery_codes: [...fresh.shown] };
  });

  serve(app, 'POST /web-api/user/security/two-factor/recovery-codes', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await stepUp.require(principal);
    if ((await twoFactor.since(kernel.db, playerId)) === null) throw new PlatformError('TWO_FACTOR_STATE');
    const fresh = await recoveryCodes.make(playerId);
    await inTransaction(kernel.db, async (tx) => {
      if ((await twoFactor.since(tx, playerId)) === null) throw new PlatformError('TWO_FACTOR_STATE');
      await events.record(tx, {
        playerId,
        kind: 'recovery-codes-made',
        trace: traceOf(request, sessionId),
      });
      await recoveryCodes.replace(tx, playerId, fresh);
    });
    return { recovery_codes: [...fresh.shown] };
  });

  serve(app, 'POST /web-api/user/security/two-factor/recovery-codes/kept', async (request) => {
    const principal = await requirePlayer(request);
    await recoveryCodes.confirmKept(principal.playerId);
    return securityView(parts, principal);
  });

  serve(app, 'POST /web-api/user/security/two-factor/question-code', async (request) => {
    const principal = await requirePlayer(request);
    const { email, language } = await findContacts(kernel.db, principal.playerId);
    const { questionId } = await findSettings(kernel.db, principal.playerId);
    if (email === null || questionId === null) throw new PlatformError('FORBIDDEN');
    const order = { principal, task: 'two-factor-off', channel: 'email', to: email, language } as const;
    return sentCodeView(await contactCodes.send({ ...order, asker: playerOf(request, principal.playerId) }));
  });

  serve(app, 'POST /web-api/user/security/two-factor/disable', async (request) => {
    const principal = await requirePlayer(request);
    await disableTwoFactor(parts, principal, request.body, traceOf(request, principal.sessionId));
    return securityView(parts, principal);
  });
}
