import type { AppealDecision } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { writtenText } from '../../../kernel/http/written-text.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import { lockAppeal, saveDecision, type Appeal } from './appeal-store.ts';
import type { AppealParts } from './appeals-api.ts';

/**
 * Says what becomes of an appeal, writes to whoever wrote it, and is written down with the reason. It lifts nothing by
 * itself: a ban and a block are taken back where they were made.
 * @throws NOT_FOUND, OWN_ACCOUNT; REVIEW_DECIDED where its state is not the one that was seen
 */
export async function decideAppeal(
  parts: AppealParts,
  operator: OperatorPrincipal,
  id: string,
  { seen = 'received', state, answer, reason }: AppealDecision,
): Promise<void> {
  const { kernel, operators } = parts;
  const appealId = requiredId<'appeal'>(id, 'NOT_FOUND');
  await inTransaction(kernel.db, async (tx) => {
    const appeal = await lockAppeal(tx, appealId);
    if (appeal === undefined) throw new PlatformError('NOT_FOUND');
    if ('playerId' in appeal.writer) await operators.refuseOwnPlayer(tx, operator, appeal.writer.playerId);
    if (appeal.state !== seen) throw new PlatformError('REVIEW_DECIDED');
    const after = { state, answer: writtenText(answer) };
    await saveDecision(tx, { id: appealId, ...after, changedAtMs: kernel.clock.nowMs() });
    const before = { state: appeal.state, answer: appeal.answer };
    await operators.record(tx, {
      operator,
      action: 'appeal.decision',
      subject: `appeal:${appealId}`,
      before,
      after,
      reason,
    });
    await tell(parts, tx, appeal, after.answer);
  });
}

async function tell(
  { writeToPlayer, sendMessage }: AppealParts,
  tx: Tx,
  { writer, language }: Appeal,
  answer: string,
): Promise<void> {
  const message = { template: 'appeal-answered', params: { answer } } as const;
  if ('playerId' in writer) await writeToPlayer(tx, writer.playerId, message);
  else await sendMessage(tx, { channel: 'email', to: writer.email, language, ...message });
}
