import type { OperatorTablesView } from '@paddock/contract/schemas';

import { countUnpaid } from '../bets/bet-store.ts';
import { chainViews } from '../chains/chains.ts';
import { roundView } from '../push/table-view.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { lastRounds } from './round-store.ts';
import type { Table } from './table.ts';

/** A table as its operators see it. */
export async function standsAt(
  { kernel, isClosed }: SharedParts,
  table: Table,
): Promise<OperatorTablesView['tables'][number]> {
  const { code: game } = table.rules;
  const { phase, number } = roundView(table);
  const chains = await chainViews(kernel.db, game);
  const [last] = await lastRounds(kernel.db, game, 1);
  const next = last === undefined ? 1 : last.number + (last.beganAtMs === undefined ? 0 : 1);
  const salted = chains.filter(({ salt }) => salt !== null);
  const until = Math.max(next, ...salted.map(({ firstRound, length }) => firstRound + length));
  return {
    ...{ game, phase, isOpen: !isClosed(game), round: number, chains },
    bets: table.shown?.bets.size ?? 0,
    unpaid: await countUnpaid(kernel.db, game),
    roundsLeft: until - next,
  };
}
