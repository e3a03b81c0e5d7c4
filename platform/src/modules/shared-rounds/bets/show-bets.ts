import type { BetId, PlayerId } from '@paddock/contract';
import type { SharedBetsView } from '@paddock/contract/schemas';

import { requiredId } from '../../../kernel/http/required-id.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { resultsOf } from '../tables/round-store.ts';
import { betsOfPlayer } from './bet-store.ts';
import { betView } from './bet-view.ts';

const BETS_PAGE = 20;

/** A page of the player's bets on a table. */
export async function showBets(
  { kernel, tables }: SharedParts,
  {
    playerId,
    game,
    before,
  }: { readonly playerId: PlayerId; readonly game: string; readonly before?: string },
): Promise<SharedBetsView> {
  const table = tables.named(game);
  const from: BetId | undefined =
    before === undefined ? undefined : requiredId<'bet'>(before, 'INVALID_INPUT');
  const bets = await betsOfPlayer(kernel.db, { playerId, game, before: from, limit: BETS_PAGE + 1 });
  const shown = bets.slice(0, BETS_PAGE);
  const results = await resultsOf(
    kernel.db,
    game,
    shown.map(({ round }) => round),
  );
  const atMs = kernel.clock.nowMs();
  return {
    bets: shown.map((bet) => betView(table, bet, results.get(bet.round) ?? null, atMs)),
    before: bets.length > BETS_PAGE ? (shown.at(-1)?.betId ?? null) : null,
  };
}
