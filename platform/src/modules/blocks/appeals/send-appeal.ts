import { BREAK_BAN_LEVEL, DAY_MS, isAppealable } from '@paddock/contract';
import { APPEAL_BOUNDS } from '@paddock/contract/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { writtenText } from '../../../kernel/http/written-text.ts';
import { emailKey, type PlayerSession } from '../../identity/index.ts';
import {
  appealsOfBrowser,
  appealsOfPlayer,
  guestAppealsSince,
  insertAppeal,
  lockAppealsOf,
  type Appeal,
} from './appeal-store.ts';
import type { AppealParts, AppealProblem, Appeals } from './appeals-api.ts';
import { browserOf, keepBrowser, newBrowser, type Writer } from './writer.ts';

/** Guests behind one address may be a household or a whole office; a flood is neither. */
export const GUESTS_A_DAY = 20;
const LISTED = 20;

type Wanted = Parameters<Appeals['send']>[2];

/** What keeps somebody out that can be appealed against: an operator's ban, or a block that is no matter of time. */
export function appealable(
  { blockOf }: Pick<AppealParts, 'blockOf'>,
  request: FastifyRequest,
  session: PlayerSession | undefined,
): string | undefined {
  // A break was the player's own wish, and nobody argues it away (rules §9).
  if (session !== undefined && session.banLevel > 0)
    return session.banLevel === BREAK_BAN_LEVEL ? undefined : `ban ${session.banLevel}`;
  const block = blockOf(request);
  return block !== undefined && isAppealable(block) ? `reason ${block.reason}` : undefined;
}

/** Keeps an appeal. What a guest leaves is not compared with any account: nobody learns here who has one. */
export async function sendAppeal(
  parts: AppealParts,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: Wanted,
): Promise<AppealProblem | undefined> {
  const { kernel } = parts;
  const session = await parts.sessionOf(request);
  const block = appealable(parts, request, session);
  if (block === undefined) return 'none';
  const text = writtenText(wanted.text);
  if (text.length < APPEAL_BOUNDS.textMin || text.length > APPEAL_BOUNDS.textMax) return 'text';
  const writer = writerOf(parts, request, session, wanted.email);
  if (writer === undefined) return 'email';
  const nowMs = kernel.clock.nowMs();
  const appeal: Appeal = {
    id: 'playerId' in writer ? kernel.ids.forPlayer(writer.playerId) : kernel.ids.next(),
    writer,
    addressHash: kernel.secrets.lasting.sign('blocks.address', networkOf(request.ip)),
    language: wanted.language,
    block,
    text,
    state: 'received',
    answer: null,
    createdAtMs: nowMs,
    changedAtMs: nowMs,
  };
  const problem = await inTransaction(kernel.db, (tx) => addOnce(tx, appeal));
  if (problem === undefined && 'browserId' in writer) keepBrowser(kernel, reply, writer.browserId);
  return problem;
}

function writerOf(
  { kernel }: AppealParts,
  request: FastifyRequest,
  session: PlayerSession | undefined,
  email: string,
): Writer | undefined {
  if (session !== undefined) return { playerId: session.playerId };
  if (emailKey(email) === undefined) return undefined;
  return { browserId: browserOf(kernel, request) ?? newBrowser(kernel), email: email.trim() };
}

/** Locks first: of two presses at once the second sees the first. */
async function addOnce(tx: Tx, appeal: Appeal): Promise<AppealProblem | undefined> {
  const { writer, createdAtMs } = appeal;
  await lockAppealsOf(tx, appeal);
  const earlier =
    'playerId' in writer
      ? await appealsOfPlayer(tx, writer.playerId, LISTED)
      : await appealsOfBrowser(tx, writer.browserId, LISTED);
  if (earlier.some(({ state, text }) => state === 'received' && text === appeal.text)) return undefined;
  const sinceMs = createdAtMs - DAY_MS;
  const isOften = earlier.filter((one) => one.createdAtMs > sinceMs).length >= APPEAL_BOUNDS.aDay;
  if (isOften || (await isCrowded(tx, appeal, sinceMs))) return 'often';
  await insertAppeal(tx, appeal);
  return undefined;
}

async function isCrowded(tx: Tx, { writer, addressHash }: Appeal, sinceMs: number): Promise<boolean> {
  return 'browserId' in writer && (await guestAppealsSince(tx, addressHash, sinceMs)) >= GUESTS_A_DAY;
}

/** The appeals of whoever asks: of the player who is signed in, else of this browser's guest. */
export async function ownAppeals(
  { kernel }: AppealParts,
  request: FastifyRequest,
  session: PlayerSession | undefined,
): Promise<readonly Appeal[]> {
  if (session !== undefined) return appealsOfPlayer(kernel.db, session.playerId, LISTED);
  const browserId = browserOf(kernel, request);
  return browserId === undefined ? [] : appealsOfBrowser(kernel.db, browserId, LISTED);
}
