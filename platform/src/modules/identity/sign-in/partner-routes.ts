import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findPlayer } from '../players-store.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findPartnerKey } from './partner-store.ts';
import { isSignedBy, readPartnerToken } from './partner-token.ts';

/** The way in by the token of a partner's system (S7-33). */
export function partnerRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, marks, guard } = parts;
  const { db, clock } = kernel;

  serve(app, 'POST /web-api/auth/login/token', { config: { budget: 'key' } }, async (request, reply) => {
    const { method_id: methodId, token, sign } = request.body;
    // Counted by address: a stranger's forgeries do not keep a partner's customers out.
    const account = `partner ${methodId} ${networkOf(request.ip)}`;
    const { giveBack } = await guard.admit(request, { account, device: undefined });
    const publicKey = await findPartnerKey(db, methodId);
    const read = readPartnerToken(token, clock.nowMs());
    // One refusal for all that can be wrong: which part it was helps only a forger.
    if (
      publicKey === undefined ||
      read === undefined ||
      !isSignedBy(publicKey, methodId, token, sign) ||
      (await findPlayer(db, read.playerId, clock.nowMs())) === undefined ||
      !(await marks.spend(`partner ${methodId}`, read.nonce, read.expiresAtMs))
    ) {
      throw new PlatformError('PARTNER_TOKEN_INVALID');
    }
    await giveBack();
    return completeSignIn(
      parts,
      { request, reply },
      { playerId: read.playerId, save: false, method: 'token' },
    );
  });
}
