import { sql } from 'kysely';
import type { GameOrderRequest } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { CasinoParts } from '../casino-api.ts';
import type { Game, StoredGame } from '../catalogue/game.ts';

type Marks = Pick<StoredGame, 'isOpen' | 'newMark' | 'popularMark'>;

const CHANGES: Readonly<Record<GameOrderRequest['order'], Partial<Marks>>> = {
  close: { isOpen: false },
  open: { isOpen: true },
  new: { newMark: true },
  'not-new': { newMark: false },
  popular: { popularMark: true },
  'not-popular': { popularMark: false },
  usual: { newMark: null, popularMark: null },
};

/**
 * Closes or opens a game, or marks it, at once and written down with the reason. Rounds that are open go on: a closed game
 * begins none. @throws GAME_UNKNOWN
 */
export async function orderGame(
  { kernel: { db }, catalogue, readAgain, operators }: CasinoParts,
  operator: OperatorPrincipal,
  idText: string,
  { order, reason }: GameOrderRequest,
): Promise<Game> {
  const id = requiredId<'game'>(idText, 'GAME_UNKNOWN');
  await inTransaction(db, async (tx) => {
    const before = await marksOf(tx, id);
    if (before === undefined) throw new PlatformError('GAME_UNKNOWN');
    const after = { ...before, ...CHANGES[order] };
    await sql`
      update casino_game set is_open = ${after.isOpen}, new_mark = ${after.newMark}, popular_mark = ${after.popularMark}
        where game_id = ${id}::bigint`.execute(tx);
    await operators.record(tx, {
      operator,
      action: `game.${order}`,
      subject: `game:${id}`,
      before,
      after,
      reason,
    });
  });
  await readAgain();
  const game = catalogue.get(id);
  if (game === undefined) throw new PlatformError('GAME_UNKNOWN');
  return game;
}

async function marksOf(tx: Tx, id: string): Promise<Marks | undefined> {
  const { rows } = await sql<{ is_open: boolean; new_mark: boolean | null; popular_mark: boolean | null }>`
    select is_open, new_mark, popular_mark from casino_game where game_id = ${id}::bigint for update`.execute(
    tx,
  );
  const [row] = rows;
  return row && { isOpen: row.is_open, newMark: row.new_mark, popularMark: row.popular_mark };
}
