import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { lockCase } from './case-store.ts';
import { takeStep } from './decide.ts';
import { firstAsked, type VerificationParts } from './verification-parts.ts';

/** When the player is told to expect an operator's answer. */
export const REVIEW_WITHIN_MS = 2 * DAY_MS;

/** Gives a case to an operator: no company checks it, or it did not answer. False where it waits for no check. */
export async function handOver(
  parts: Pick<VerificationParts, 'identificationEnabled' | 'tellInbox'>,
  tx: Tx,
  playerId: PlayerId,
  atMs: number,
): Promise<boolean> {
  const standing = await lockCase(tx, playerId, firstAsked(parts), atMs);
  const answerByMs = atMs + REVIEW_WITHIN_MS;
  return takeStep(tx, parts, standing, {
    event: 'handed-over',
    reason: null,
    byName: 'platform',
    atMs,
    answerByMs,
  });
}
