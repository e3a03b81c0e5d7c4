import { randomUUID } from 'node:crypto';
import type { AccountId, PlayerId } from '@paddock/contract';
import type { NewSharedBet } from '@paddock/contract/schemas';

import type { Kernel } from '../../../kernel/module.ts';
import type { ManualClock } from '../../../kernel/time/clock.ts';
import { ManualScheduler } from '../../../kernel/time/scheduler.ts';
import type { SeededRandom } from '../../../testing/seeded-random.ts';
import { collect } from '../bets/collect.ts';
import { payLeft } from '../bets/pay-bets.ts';
import { placeBet } from '../bets/place-bet.ts';
import { takeBack } from '../bets/take-back.ts';
import { sharedParts } from '../shared-parts.ts';
import type { SharedParts, SharedRoundsDependencies } from '../shared-rounds-api.ts';
import { TableRun } from '../tables/run-table.ts';
import type { Table } from '../tables/table.ts';

/** Rounds of a chain of the simulation. */
export const FEW = 1_000;

export interface TablePlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}

/** One process of the tables: what it remembers is gone with it. */
interface Life {
  readonly parts: SharedParts;
  readonly scheduler: ManualScheduler;
}

/**
 * Players at the tables that all share, crash and live roulette, as a simulation of money has them: what each act is, is
 * drawn when it is chosen, and running it again is what trying again does. A crash is the death of the process, which the
 * next act begins anew from what is kept.
 */
export class TableActs {
  readonly #random: SeededRandom;
  readonly #kernel: Kernel;
  readonly #clock: ManualClock;
  readonly #dependencies: SharedRoundsDependencies;
  #life: Life | undefined;

  constructor(
    random: SeededRandom,
    kernel: Kernel,
    clock: ManualClock,
    dependencies: SharedRoundsDependencies,
  ) {
    this.#random = random;
    this.#kernel = kernel;
    this.#clock = clock;
    this.#dependencies = dependencies;
  }

  next(player: TablePlayer): () => Promise<unknown> {
    const choice = this.#random.int(20);
    if (choice < 8) return this.#bet(player);
    if (choice < 10) return this.#withLast(player, takeBack);
    if (choice < 14)
      return this.#withLast(player, (parts, bet) =>
        collect(parts, { ...bet, receivedAtMs: this.#clock.nowMs() }),
      );
    const ms = 100 + this.#random.int(4_000);
    return () => this.pass(ms);
  }

  /** Lets time pass for tables that somebody looks at. */
  pass(ms: number): Promise<void> {
    return this.#alive(async ({ parts, scheduler }) => {
      for (const table of parts.tables.all()) table.seenAtMs = this.#clock.nowMs() + ms;
      // Hours that others let pass are one look, as for a process that was held up.
      await scheduler.runDue();
      await scheduler.advance(ms);
    });
  }

  #bet({ playerId, accountId }: TablePlayer): () => Promise<unknown> {
    const key = randomUUID();
    const isCrash = this.#random.int(2) === 0;
    const game = isCrash ? 'crash' : 'live-roulette';
    const minor = 20 + this.#random.int(400);
    const targetMilli = this.#random.int(2) === 0 ? null : 1_010 + 10 * this.#random.int(300);
    const on = this.#random.pick(['red', 'odd', 'straight-7', 'split-0-1']);
    const choice = isCrash
      ? { targetMilli }
      : { table: 'la-partage', chips: [{ on, amountMinor: String(minor) }] };
    const bet = { slot: 1 + this.#random.int(2), accountId, stake: (minor / 100).toFixed(2), choice };
    let request: NewSharedBet | undefined;
    return () =>
      this.#alive(async ({ parts }) => {
        const { open } = parts.tables.named(game);
        if (open !== undefined) request ??= { ...bet, round: open.record.number };
        if (request !== undefined) await placeBet(parts, { playerId, game, key, request });
      });
  }

  /** Does something with the last bet of a player that the tables know; tried again it is the same one. */
  #withLast(
    { playerId }: TablePlayer,
    act: (
      parts: SharedParts,
      bet: { readonly playerId: PlayerId; readonly game: string; readonly id: string },
    ) => Promise<unknown>,
  ): () => Promise<unknown> {
    let chosen: { readonly game: string; readonly id: string } | undefined;
    return () =>
      this.#alive(async ({ parts }) => {
        chosen ??= parts.tables.all().flatMap((table) => lastOf(table, playerId))[0];
        if (chosen !== undefined) await act(parts, { playerId, ...chosen });
      });
  }

  async #alive<Result>(work: (life: Life) => Promise<Result>): Promise<Result> {
    try {
      this.#life ??= await this.#begin();
      return await work(this.#life);
    } catch (error) {
      // Whatever ended the act, what the tables remember may be behind what is kept.
      this.#life = undefined;
      throw error;
    }
  }

  async #begin(): Promise<Life> {
    const scheduler = new ManualScheduler(this.#clock);
    const parts = sharedParts({ ...this.#kernel, scheduler }, this.#dependencies, FEW);
    for (const table of parts.tables.all()) {
      const run = new TableRun(parts, table);
      await run.recall();
      await payLeft(parts, table);
      scheduler.every(`${table.rules.code}-left`, 10_000, () => payLeft(parts, table));
      run.wake();
    }
    return { parts, scheduler };
  }
}

function lastOf({ shown, open }: Table, playerId: PlayerId): { game: string; id: string }[] {
  return [open, shown].flatMap((live) =>
    [...(live?.bets.values() ?? [])]
      .filter((bet) => bet.playerId === playerId)
      .map(({ game, betId: id }) => ({ game, id })),
  );
}
