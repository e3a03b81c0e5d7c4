import { SECURITY_QUESTIONS } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { answerKey } from './security-answer.ts';
import { traceOf } from './security-events.ts';
import { findSettings, setQuestion } from './security-store.ts';
import { securityView } from './security-view.ts';
const OFFERED: readonly number[] = SECURITY_QUESTIONS;

/** The security question: asked only where a lost device is to be made up for, never as a way in (docs/account-security.md). */
export function questionRoutes(app: HttpApp, parts: IdentityParts): void {
  const { kernel, security, hashing, requirePlayer } = parts;
  const { stepUp, events } = security;

  serve(app, 'POST /web-api/user/security/question', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await stepUp.require(principal);
    const { question_id: id, answer } = request.body;
    if (!OFFERED.includes(id)) throw new PlatformError('INVALID_INPUT', [{ at: '/question_id' }]);
    const key = answerKey(answer);
    if (key === undefined) throw new PlatformError('ANSWER_TOO_SHORT');
    const answerHash = await hashing.hash(key);
    await inTransaction(kernel.db, async (tx) => {
      await setQuestion(tx, playerId, { id, answerHash });
      await events.record(tx, { playerId, kind: 'question-set', trace: traceOf(request, sessionId) });
    });
    return securityView(parts, principal);
  });

  serve(app, 'DELETE /web-api/user/security/question', async (request) => {
    const principal = await requirePlayer(request);
    const { playerId, sessionId } = principal;
    await stepUp.require(principal);
    await inTransaction(kernel.db, async (tx) => {
      if ((await findSettings(tx, playerId)).questionId === null) return;
      await setQuestion(tx, playerId, null);
      await events.record(tx, { playerId, kind: 'question-removed', trace: traceOf(request, sessionId) });
    });
    return securityView(parts, principal);
  });
}
