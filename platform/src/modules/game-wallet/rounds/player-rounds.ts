import type { PlayerId } from '@paddock/contract';
import type { CompanyRoundsQuery, CompanyRoundsView } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { requiredId } from '../../../kernel/http/required-id.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { factsOf } from './round-facts.ts';
import { toldRounds } from './told-round-store.ts';

const ROUNDS_PAGE = 20;

/** A page of the player's rounds, or the one of a number: of somebody else's there is none. */
export async function playerRounds(
  { kernel, gameNamed }: Pick<GameWalletParts, 'kernel' | 'gameNamed'>,
  playerId: PlayerId,
  { number, before }: CompanyRoundsQuery,
): Promise<CompanyRoundsView> {
  const one = number === undefined ? sql`true` : sql`r.public_number = ${number}::bigint`;
  const beforeId = before === undefined ? undefined : requiredId<'round'>(before, 'INVALID_INPUT');
  const older = beforeId === undefined ? sql`true` : sql`r.round_id < ${beforeId}::bigint`;
  const rounds = await toldRounds(kernel.db, {
    where: sql`r.player_id = ${playerId}::bigint and ${one} and ${older}`,
    order: 'newest first',
    limit: ROUNDS_PAGE + 1,
  });
  const shown = rounds.slice(0, ROUNDS_PAGE);
  return {
    rounds: shown.map((round) => ({ ...factsOf(round), game: gameNamed(round) })),
    before: rounds.length > ROUNDS_PAGE ? (shown.at(-1)?.roundId ?? null) : null,
  };
}
