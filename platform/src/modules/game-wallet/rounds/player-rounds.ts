import type { PlayerId } from '@paddock/contract';
import type { CompanyRoundsQuery, CompanyRoundsView } from '@paddock/contract/schemas';

import { requiredId } from '../../../kernel/http/required-id.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { factsOf } from './round-facts.ts';
import { roundsOfPlayer } from './told-round-store.ts';

const ROUNDS_PAGE = 20;

/** A page of the player's rounds, or the one of a number: of somebody else's there is none. */
export async function playerRounds(
  { kernel, gameNamed }: Pick<GameWalletParts, 'kernel' | 'gameNamed'>,
  playerId: PlayerId,
  { number, before }: CompanyRoundsQuery,
): Promise<CompanyRoundsView> {
  const rounds = await roundsOfPlayer(kernel.db, playerId, {
    number,
    before: before === undefined ? undefined : requiredId<'round'>(before, 'INVALID_INPUT'),
    limit: ROUNDS_PAGE + 1,
  });
  const shown = rounds.slice(0, ROUNDS_PAGE);
  return {
    rounds: shown.map((round) => ({ ...factsOf(round), game: gameNamed(round) })),
    before: rounds.length > ROUNDS_PAGE ? (shown.at(-1)?.roundId ?? null) : null,
  };
}
