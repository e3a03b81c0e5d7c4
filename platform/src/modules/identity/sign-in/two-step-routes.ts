import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { afterFirstStep, triesOf } from '../codes/askers.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findPlayer } from '../players-store.ts';
import { readDeviceCookie } from '../sessions/device-cookie.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { sendConfirmation, takeConfirmation } from './confirmations.ts';

/**
 * Wrong codes of one player over all their challenges: whoever has the password can ask for as many as they like. A device
 * the player has signed in from before is counted by itself.
 */
export const SECOND_STEP_BUDGET = { burst: 15, refillMs: 600_000 };

/** The second step of a way in (S7-34, the form login_password_two_step_code of S3-28). */
export function twoStepRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, twoSteps, secondStep, budgets } = parts;

  serve(app, 'POST /web-api/auth/two-step', async (request, reply) => {
    const { challenge, method, code, save } = request.body;
    const step = await twoSteps.takeTry(challenge);
    if (step === undefined) throw new PlatformError('TWO_STEP_EXPIRED');
    if (step.kind === 'confirmation')
      return takeConfirmation(parts, { request, reply }, step, { challenge, code: code.trim(), save });
    const { playerId, method: firstStep, codeId, triesLeft } = step;
    kernel.security.concerns(request, { account: { playerId }, device: readDeviceCookie(request) });
    const asker = await afterFirstStep(parts, request, playerId);
    const tries = triesOf(playerId, asker);
    const taken = await budgets.secondStep.takeOne(tries);
    if (!taken.taken) throw new PlatformError('SIGN_IN_PAUSED', { retryAfterMs: taken.retryAfterMs });
    const methods = await secondStep.methodsOf(kernel.db, playerId);
    if (
      !methods.includes(method) ||
      !(await secondStep.verify({ playerId, tries }, method, code.trim(), codeId)) ||
      !(await twoSteps.close(challenge))
    ) {
      throw new PlatformError('WRONG_CODE', { triesLeft });
    }
    await budgets.secondStep.giveBack(tries);
    return completeSignIn(
      parts,
      { request, reply },
      { playerId, save, method: firstStep, secondStepPassed: true },
    );
  });

  serve(app, 'POST /web-api/auth/two-step/send', async (request) => {
    const { challenge, method } = request.body;
    const step = await twoSteps.find(challenge);
    if (step === undefined) throw new PlatformError('TWO_STEP_EXPIRED');
    if (step.kind === 'confirmation') {
      if (method !== step.by) throw new PlatformError('FORBIDDEN');
      const confirming = await sendConfirmation(parts, request, step);
      await twoSteps.rememberCode(challenge, confirming.codeId);
      return { resend_at_ms: confirming.resendAtMs, expires_at_ms: confirming.expiresAtMs };
    }
    const { playerId } = step;
    const methods = await secondStep.methodsOf(kernel.db, playerId);
    if (!methods.includes(method)) throw new PlatformError('FORBIDDEN');
    const player = await findPlayer(kernel.db, playerId, kernel.clock.nowMs());
    const sent = await secondStep.send(playerId, method, {
      language: player?.language ?? 'en',
      asker: await afterFirstStep(parts, request, playerId),
    });
    await twoSteps.rememberCode(challenge, sent.codeId);
    return { resend_at_ms: sent.resendAtMs, expires_at_ms: sent.expiresAtMs };
  });
}
