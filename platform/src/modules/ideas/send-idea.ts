import { DAY_MS } from '@paddock/contract';
import type { PlayerId } from '@paddock/contract';
import type { IdeaRequest, IdeasView, IdeaView } from '@paddock/contract/schemas';

import type { Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { writtenText } from '../../kernel/http/written-text.ts';
import type { StoredAnswer } from '../../kernel/idempotency/idempotency.ts';
import type { IdeasParts } from './ideas-parts.ts';
import { ideaTimesSince, insertIdea, listIdeas, lockIdeasOf, type Idea } from './ideas-store.ts';

/** Ideas of one player in 24 hours. */
export const IDEAS_A_DAY = 5;
const IDEAS_PAGE = 10;
const TEXT_MIN = 20;

/**
 * Keeps an idea once per key.
 * @throws INVALID_INPUT for a text that is too short without the blanks around it and what nobody sees, TOO_MANY_REQUESTS for the sixth of
 * 24 hours; both are stored with the key.
 */
export function sendIdea(
  { kernel }: IdeasParts,
  wanted: { readonly playerId: PlayerId; readonly key: string; readonly request: IdeaRequest },
): Promise<StoredAnswer> {
  const { playerId, key, request } = wanted;
  return kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'ideas.send', key, body: request },
    async (tx) => {
      const idea = newIdea(kernel, playerId, request);
      await requireRoom(tx, playerId, idea.createdAtMs);
      await insertIdea(tx, idea);
      return { status: 201, body: ideaView(idea) };
    },
  );
}

function newIdea(
  { ids, clock }: Pick<IdeasParts['kernel'], 'ids' | 'clock'>,
  playerId: PlayerId,
  request: IdeaRequest,
): Idea {
  const text = writtenText(request.text);
  if (text.length < TEXT_MIN) {
    throw new PlatformError('INVALID_INPUT', [{ at: '/text', message: `needs ${TEXT_MIN} characters` }]);
  }
  const nowMs = clock.nowMs();
  return {
    ideaId: ids.forPlayer<'idea'>(playerId),
    playerId,
    area: request.area,
    text,
    mayAnswer: request.mayAnswer,
    state: 'received',
    answer: null,
    createdAtMs: nowMs,
    changedAtMs: nowMs,
  };
}

/** Locks first: of two ideas at once the second sees the first. */
async function requireRoom(tx: Tx, playerId: PlayerId, nowMs: number): Promise<void> {
  await lockIdeasOf(tx, playerId);
  const sent = await ideaTimesSince(tx, playerId, nowMs - DAY_MS);
  if (sent.length >= IDEAS_A_DAY) throw new PlatformError('TOO_MANY_REQUESTS');
}

/** A page of the player's ideas, and how many more may be sent. Pages count from 1. */
export async function ideasPage(
  { kernel }: IdeasParts,
  playerId: PlayerId,
  pageNumber: number,
): Promise<IdeasView> {
  const { db, clock } = kernel;
  const { ideas, total } = await listIdeas(db, playerId, {
    limit: IDEAS_PAGE,
    offset: (pageNumber - 1) * IDEAS_PAGE,
  });
  const sent = await ideaTimesSince(db, playerId, clock.nowMs() - DAY_MS);
  const left = Math.max(0, IDEAS_A_DAY - sent.length);
  const [oldest] = sent.slice(-IDEAS_A_DAY);
  const nextAtMs = left > 0 || oldest === undefined ? null : oldest + DAY_MS;
  return { ideas: ideas.map(ideaView), total, left, nextAtMs };
}

/** An idea as its player sees it. */
export function ideaView({ ideaId, playerId: _owner, ...rest }: Idea): IdeaView {
  return { id: ideaId, ...rest };
}
