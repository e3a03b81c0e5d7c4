import type { IdeaDecision } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { requiredId } from '../../kernel/http/required-id.ts';
import { writtenText } from '../../kernel/http/written-text.ts';
import { tellPlayer } from '../live/index.ts';
import type { OperatorPrincipal } from '../operators/index.ts';
import type { IdeasParts } from './ideas-parts.ts';
import { lockIdea, saveDecision } from './ideas-store.ts';

/**
 * Says what becomes of an idea, and what the player reads of it; written down with the reason. Without a new answer the
 * one that was given stands. Open pages hear of it, and a message tells that there is an answer.
 * @throws NOT_FOUND, OWN_ACCOUNT, INVALID_INPUT for an answer to somebody who wants none.
 */
export async function decideIdea(
  { kernel, operators, writeToPlayer, tellInbox }: IdeasParts,
  operator: OperatorPrincipal,
  id: string,
  { state, answer, reason }: IdeaDecision,
): Promise<void> {
  const ideaId = requiredId<'idea'>(id, 'NOT_FOUND');
  const playerId = await inTransaction(kernel.db, async (tx) => {
    const idea = await lockIdea(tx, ideaId);
    if (idea === undefined) throw new PlatformError('NOT_FOUND');
    await operators.refuseOwnPlayer(tx, operator, idea.playerId);
    if (answer !== undefined && !idea.mayAnswer) {
      throw new PlatformError('INVALID_INPUT', [{ at: '/answer', message: 'the player wants no answer' }]);
    }
    const after = { state, answer: answer === undefined ? idea.answer : writtenText(answer) };
    const atMs = kernel.clock.nowMs();
    await saveDecision(tx, { ideaId, ...after, changedAtMs: atMs });
    const before = { state: idea.state, answer: idea.answer };
    await operators.record(tx, {
      operator,
      action: 'idea.state',
      subject: `idea:${ideaId}`,
      before,
      after,
      reason,
    });
    if (answer !== undefined) {
      await writeToPlayer(tx, idea.playerId, { template: 'idea-answered', params: { ideaId } });
      // Each answer is news of its own, also one that takes the place of another.
      const cause = `idea:${ideaId}:${kernel.ids.forPlayer(idea.playerId)}`;
      await tellInbox(tx, { playerId: idea.playerId, cause, content: { kind: 'idea', ideaId }, atMs });
    }
    return idea.playerId;
  });
  tellPlayer(kernel.bus, playerId, { kind: 'idea', ideaId });
}
