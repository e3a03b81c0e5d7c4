import type { CheckReason, DocumentKind } from '@paddock/contract/schemas';

import type { Tx } from '../../kernel/database/database.ts';
import type { TellInbox } from '../inbox/index.ts';
import { recordDecision, saveCase, type VerificationCase } from './case-store.ts';
import { nextStatus, type VerificationEvent } from './verification-state.ts';

export interface Step {
  readonly event: VerificationEvent;
  readonly reason: CheckReason | null;
  /** What is asked for now, with `asked-more`. */
  readonly kinds?: readonly DocumentKind[];
  /** The company's name or an operator's. */
  readonly byName: string;
  readonly atMs: number;
  /** Until when the player is told to wait. */
  readonly answerByMs?: number;
}

/**
 * Moves a locked case by what happened and keeps who did it. False, and nothing is changed, where it cannot happen.
 */
export async function takeStep(
  tx: Tx,
  { tellInbox }: { readonly tellInbox: TellInbox },
  standing: VerificationCase,
  step: Step,
): Promise<boolean> {
  const { event, reason, byName, atMs } = step;
  const status = nextStatus(standing.status, event);
  if (status === undefined) return false;
  // Another round of documents begins with whatever asks the player to send some.
  const asksAgain = event === 'asked-more' || event === 'refused' || event === 'revoked';
  await saveCase(tx, {
    ...standing,
    status,
    reason,
    asked: step.kinds ?? standing.asked,
    round: standing.round + (asksAgain ? 1 : 0),
    changedAtMs: atMs,
    answerByMs: step.answerByMs ?? null,
  });
  const { playerId, status: before } = standing;
  await recordDecision(tx, { playerId, atMs, event, reason, byName, before, after: status });
  if (isAnswer(event)) {
    const cause = `verification:${standing.round}:${event}:${atMs}`;
    await tellInbox(tx, { playerId, cause, content: { kind: 'verification', step: event }, atMs });
  }
  return true;
}

/** Said to the player, and not by them. */
function isAnswer(event: VerificationEvent): event is Exclude<VerificationEvent, 'sent' | 'handed-over'> {
  return event !== 'sent' && event !== 'handed-over';
}
