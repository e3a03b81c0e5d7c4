import type { PlayerId } from '@paddock/contract';
import type { RoundsView, RoundView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { GamesParts } from '../games-api.ts';
import { listRounds, readRound } from './round-store.ts';
import { roundView } from './round-view.ts';

const ROUNDS_PAGE = 20;

/** A page of the player's rounds. */
export async function showRounds(
  parts: GamesParts,
  playerId: PlayerId,
  { game, open, before }: { readonly game?: string; readonly open?: 'true'; readonly before?: string },
): Promise<RoundsView> {
  const rounds = await listRounds(parts.kernel.db, playerId, {
    game,
    openAlone: open === 'true',
    before: before === undefined ? undefined : requiredId<'round'>(before, 'INVALID_INPUT'),
    limit: ROUNDS_PAGE + 1,
  });
  const shown = rounds.slice(0, ROUNDS_PAGE);
  return {
    rounds: await Promise.all(shown.map((round) => roundView(parts, round))),
    before: rounds.length > ROUNDS_PAGE ? (shown.at(-1)?.roundId ?? null) : null,
  };
}

/** @throws ROUND_UNKNOWN, also for a round of somebody else. */
export async function showRound(parts: GamesParts, playerId: PlayerId, id: string): Promise<RoundView> {
  const round = await readRound(parts.kernel.db, requiredId<'round'>(id, 'ROUND_UNKNOWN'));
  if (round?.playerId !== playerId) throw new PlatformError('ROUND_UNKNOWN');
  return roundView(parts, round);
}
