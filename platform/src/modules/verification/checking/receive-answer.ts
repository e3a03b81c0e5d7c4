import type { IncomingHttpHeaders } from 'node:http';
import type { PlayerId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { lockCase } from '../case-store.ts';
import { takeStep } from '../decide.ts';
import { firstAsked, tellOfVerification, type VerificationParts } from '../verification-parts.ts';
import type { CheckMessage } from './check-provider.ts';
import { claimCallback, closeCheck, lockOpenCheck, noteApplied } from './check-store.ts';

/**
 * Takes an answer of the company, once. An answer to a check of an earlier round, or to none, changes nothing.
 * @throws CALLBACK_SIGNATURE, INVALID_INPUT, NOT_FOUND for a company nobody works with.
 */
export async function receiveAnswer(
  parts: VerificationParts,
  providerName: string,
  headers: IncomingHttpHeaders,
  rawBody: Uint8Array,
): Promise<'applied' | 'ignored'> {
  const { kernel, provider } = parts;
  if (provider?.name !== providerName) throw new PlatformError('NOT_FOUND');
  const message = provider.readCallback(headers, rawBody);
  const moved = await inTransaction(kernel.db, async (tx) => {
    const claim = { provider: providerName, id: message.id, rawBody };
    if ((await claimCallback(tx, claim, kernel.clock.nowMs())) !== 'new') return undefined;
    const playerId = await apply(tx, parts, message, providerName);
    if (playerId !== undefined) await noteApplied(tx, providerName, message.id);
    return playerId;
  });
  if (moved === undefined) return 'ignored';
  tellOfVerification(parts, moved);
  return 'applied';
}

async function apply(
  tx: Tx,
  parts: VerificationParts,
  message: CheckMessage,
  byName: string,
): Promise<PlayerId | undefined> {
  const atMs = parts.kernel.clock.nowMs();
  const check = await lockOpenCheck(tx, message.reference);
  if (check === undefined) return undefined;
  const standing = await lockCase(tx, check.playerId, firstAsked(parts), atMs);
  if (standing.round !== check.round) return undefined;
  await closeCheck(tx, check.checkId, 'answered');
  const kinds = message.outcome === 'asked-more' && message.kinds.length > 0 ? message.kinds : undefined;
  const step = { event: message.outcome, reason: message.reason, byName, atMs };
  const moved = await takeStep(tx, parts, standing, kinds === undefined ? step : { ...step, kinds });
  return moved ? check.playerId : undefined;
}
