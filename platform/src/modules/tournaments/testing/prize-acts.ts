import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { tellNobody } from '../../../testing/tell-nobody.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import type { Wallet } from '../../wallet/index.ts';
import { tournamentsMigrations } from '../migrations.ts';
import { payPrizes } from '../prizes/pay-prizes.ts';
import type { TournamentId } from '../tournament.ts';

/** Their tables alone: who joins and what counts is no part of the money. */
export const TOURNAMENT_TABLES = { name: 'tournaments', migrations: tournamentsMigrations } as const;

const MOST_PRIZES = 5;

/** Prizes of tournaments, as a simulation of money has them: places are fixed and approved, and paid by runs that may die. */
export class PrizeActs {
  readonly #random: SeededRandom;
  readonly #parts: Parameters<typeof payPrizes>[0];
  #made = 0;

  constructor(random: SeededRandom, kernel: Kernel, wallet: Wallet) {
    this.#random = random;
    this.#parts = { kernel, wallet, tellInbox: tellNobody };
  }

  next(players: readonly { readonly playerId: PlayerId }[]): () => Promise<unknown> {
    return this.#random.int(3) === 0 ? this.#fix(players) : this.pay;
  }

  /** One run over what is won and not paid. */
  readonly pay = async (): Promise<void> => {
    const { db } = this.#parts.kernel;
    const { rows } = await sql<{ id: bigint }>`
      select tournament_id as id from tournaments_tournament where paid_at_ms is null order by 1`.execute(db);
    for (const { id } of rows) await payPrizes(this.#parts, id.toString() as TournamentId);
  };

  /** A tournament whose places are fixed, as `fixResults` and its approval leave it. */
  #fix(players: readonly { readonly playerId: PlayerId }[]): () => Promise<unknown> {
    const { ids, clock, db } = this.#parts.kernel;
    const id = ids.next<'tournament'>();
    const code = `simulated-${++this.#made}`;
    const atMs = clock.nowMs();
    const first = this.#random.int(players.length);
    const winners = Array.from({ length: 1 + this.#random.int(MOST_PRIZES) }, (_, at) => ({
      player_id: players[(first + at) % players.length]?.playerId,
      entry_id: ids.next(),
      place: at + 1,
      prize_minor: 1 + this.#random.int(20_00),
    }));
    return () =>
      inTransaction(db, async (tx) => {
        const { rows } = await sql`
          insert into tournaments_tournament (tournament_id, code, name, games, points_by, opens_at_ms, closes_at_ms,
              results_at_ms, made_at_ms, final_at_ms, approved_at_ms, look_from_id, next_look_from_id, next_look_at_ms)
            values (${id}, ${code}, '{"en": "Simulated"}', '{"of": "all"}', 'rounds', ${atMs - 2}, ${atMs - 1}, ${atMs},
              ${atMs}, ${atMs}, ${atMs}, 0, 0, ${atMs})
            on conflict do nothing returning 1`.execute(tx);
        if (rows.length === 0) return;
        await sql`
          insert into tournaments_currency (tournament_id, currency, least_stake_minor, prizes_minor)
            values (${id}, 'EUR', 1, ${winners.map((winner) => winner.prize_minor)}::bigint[])`.execute(tx);
        await sql`
          insert into tournaments_entry (player_id, tournament_id, entry_id, currency, who, joined_at_ms, points, place,
              prize_minor)
            select player_id, ${id}, entry_id, 'EUR', 'simulated', ${atMs}, 100 - place, place, prize_minor
              from jsonb_to_recordset(${JSON.stringify(winners)}::jsonb)
                as w(player_id bigint, entry_id bigint, place int, prize_minor bigint)`.execute(tx);
      });
  }
}
