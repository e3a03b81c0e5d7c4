import { MINUTE_MS } from '@paddock/contract';
import { outcomeOfScore, type PoolQuestion } from '@paddock/games/toto';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { PoolEventEnd } from '../../sportsbook/index.ts';
import type { DrawEvent, DrawId } from '../draws/draw.ts';
import { lockDraw } from '../draws/draw-store.ts';
import { keepOutcomes, readEvents } from '../draws/event-store.ts';
import type { TotoParts } from '../toto-api.ts';

/** How long a result stands before a pool is paid by it: corrections of a score mostly come in these minutes. */
export const STANDS_MS = 10 * MINUTE_MS;

export interface OutcomesSoFar {
  /** By event: the place of its outcome, undefined for one that has none, or none yet. */
  readonly played: readonly (number | undefined)[];
  /** Every event has ended for long enough, or the window is over. */
  readonly isOver: boolean;
}

interface EventEnd {
  readonly score: readonly [number, number] | undefined;
  readonly outcome: number | undefined;
}

/** Takes over what the sportsbook says of a draw's events, and shows it on the draw. */
export async function outcomesSoFar({ kernel, events }: TotoParts, drawId: DrawId): Promise<OutcomesSoFar> {
  const nowMs = kernel.clock.nowMs();
  const matches = await readEvents(kernel.db, drawId);
  const ends = await events.ends(
    kernel.db,
    matches.map(({ eventId }) => eventId),
  );
  return inTransaction(kernel.db, async (tx) => {
    const draw = await lockDraw(tx, drawId);
    if (draw === undefined || draw.decided !== undefined) return { played: [], isOver: false };
    const isWindowOver = nowMs >= draw.windowEndsAtMs;
    const found = matches.map(({ eventId }) =>
      endOf(draw.kind.question, ends.get(eventId), draw.windowEndsAtMs),
    );
    const moved = found.some((end, at) => !isSame(end, matches[at]));
    if (moved)
      await keepOutcomes(
        tx,
        drawId,
        found.map(({ score, outcome }) => ({
          score,
          outcome,
          isPlayed: outcome === undefined ? undefined : true,
        })),
      );
    const isOver = matches.every(({ eventId }) => stands(ends.get(eventId), nowMs));
    return { played: found.map(({ outcome }) => outcome), isOver: isOver || isWindowOver };
  });
}

/** A corrected score may leave the outcome as it was. */
const isSame = (end: EventEnd, kept: Pick<DrawEvent, 'score' | 'outcome'> | undefined): boolean =>
  end.outcome === kept?.outcome && end.score?.[0] === kept?.score?.[0] && end.score?.[1] === kept?.score?.[1];

/** Ended or cancelled, with its result, long enough ago. */
function stands(end: PoolEventEnd | undefined, nowMs: number): boolean {
  if (end?.endedAtMs === undefined || end.endedAtMs + STANDS_MS > nowMs) return false;
  return end.isCancelled || end.score !== undefined;
}

function endOf(question: PoolQuestion, end: PoolEventEnd | undefined, windowEndsAtMs: number): EventEnd {
  const isPlayed = end?.endedAtMs !== undefined && end.endedAtMs <= windowEndsAtMs && !end.isCancelled;
  const score = isPlayed ? end.score : undefined;
  return { score, outcome: score === undefined ? undefined : outcomeOfScore(question, score) };
}
