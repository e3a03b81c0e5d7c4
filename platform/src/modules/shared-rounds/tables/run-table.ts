import type { CancelTask } from '../../../kernel/time/scheduler.ts';
import { inTransaction } from '../../../kernel/database/database.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { betsOf } from '../bets/bet-store.ts';
import { payDue } from '../bets/pay-bets.ts';
import { openNext, recalled } from './open-round.ts';
import { beginRound, closeBets, endRound, lastRounds } from './round-store.ts';
import { knownEnd, type LiveRound, type Table } from './table.ts';

/** How often a table is looked at. Presses do not wait for it: they count by their own time. */
export const TABLE_TICK_MS = 50;
/** A table goes to sleep when nobody has looked for so long and no bet waits. */
export const SLEEPS_AFTER_MS = 10_000;
/** How long a table without a chain waits until it looks for one again. */
const CHAIN_WAIT_MS = 5_000;
/** An end that is noticed this much later than it was: nothing could be received meanwhile either. */
const LATE_MS = 2_000;

/** Runs a table while somebody is there: bets, the flight or the spin, the pause, and again. */
export class TableRun {
  readonly #parts: SharedParts;
  readonly #table: Table;
  #awake: readonly CancelTask[] = [];
  #looksAtMs = 0;

  constructor(parts: SharedParts, table: Table) {
    this.#parts = parts;
    this.#table = table;
  }

  /** Takes up what a stop or a crash left behind: a round that ran goes on, or ends if its time has passed. */
  async recall(): Promise<void> {
    const { kernel } = this.#parts;
    const table = this.#table;
    for (const record of await lastRounds(kernel.db, table.rules.code, 2)) {
      if (record.over !== undefined) continue;
      const live = await recalled(this.#parts, table, record);
      if (record.beganAtMs === undefined) table.open = live;
      else table.shown = live;
    }
    table.shown ??= table.open;
    const { shown } = table;
    if (shown?.record.beganAtMs === undefined) return;
    if (kernel.clock.nowMs() >= endsAtMs(shown)) await this.#end(shown, true);
  }

  wake(): void {
    if (this.#awake.length > 0) return;
    const { scheduler, log } = this.#parts.kernel;
    const { code } = this.#table.rules;
    log.info({ game: code }, 'a table wakes');
    this.#awake = [
      scheduler.every(`shared-rounds.${code}`, TABLE_TICK_MS, () => this.#tick()),
      scheduler.every(`shared-rounds.${code}-pay`, TABLE_TICK_MS, () => payDue(this.#parts, this.#table)),
    ];
  }

  #sleep(): void {
    for (const cancel of this.#awake) cancel();
    this.#awake = [];
  }

  async #tick(): Promise<void> {
    const table = this.#table;
    const nowMs = this.#parts.kernel.clock.nowMs();
    const isNextDue = table.open === undefined && (table.rules.takesAhead || table.shown === undefined);
    if (isNextDue) await this.#lookForChain(nowMs);
    const { shown } = table;
    if (shown === undefined) {
      if (this.#isDeserted(nowMs)) this.#sleep();
      return;
    }
    const { beganAtMs, over } = shown.record;
    if (beganAtMs === undefined) return this.#takeBets(shown, nowMs);
    this.#findDue(shown, nowMs);
    if (over === undefined) return nowMs >= endsAtMs(shown) ? this.#end(shown, false) : undefined;
    if (nowMs >= over.atMs + table.rules.pauseMs) {
      if (table.open === undefined) await this.#lookForChain(nowMs);
      table.shown = table.open;
      table.changed();
    }
  }

  async #lookForChain(nowMs: number): Promise<void> {
    if (nowMs < this.#looksAtMs) return;
    this.#looksAtMs = nowMs + CHAIN_WAIT_MS;
    const table = this.#table;
    table.open = await openNext(this.#parts, table);
    table.shown ??= table.open;
    table.changed();
  }

  #isDeserted(nowMs: number): boolean {
    const table = this.#table;
    return (
      nowMs - table.seenAtMs > SLEEPS_AFTER_MS && table.due.size === 0 && (table.open?.bets.size ?? 0) === 0
    );
  }

  async #takeBets(shown: LiveRound, nowMs: number): Promise<void> {
    const table = this.#table;
    if (this.#isDeserted(nowMs)) {
      table.startsAtMs = undefined;
      table.changed();
      this.#sleep();
      return;
    }
    if (table.startsAtMs === undefined) {
      table.startsAtMs = nowMs + table.rules.bettingMs;
      table.changed();
    }
    if (nowMs >= table.startsAtMs) await this.#begin(shown);
  }

  /** Bets that are being placed are waited for; of those who come later none is in this round. */
  async #begin(shown: LiveRound): Promise<void> {
    const { kernel, bounds } = this.#parts;
    const table = this.#table;
    const { game, number } = shown.record;
    const begun = await inTransaction(kernel.db, async (tx) => {
      await closeBets(tx, game, number);
      const bets = await betsOf(tx, game, number);
      const stopMilli = table.rules.stopOf(bets, bounds.caps.roundWinCents);
      const atMs = kernel.clock.nowMs();
      await beginRound(tx, shown.record, { atMs, stopMilli });
      return { bets, stopMilli, beganAtMs: atMs };
    });
    shown.bets.clear();
    for (const bet of begun.bets) shown.bets.set(bet.betId, bet);
    shown.record = { ...shown.record, beganAtMs: begun.beganAtMs, stopMilli: begun.stopMilli };
    table.startsAtMs = undefined;
    table.open = undefined;
    table.changed();
    this.#looksAtMs = 0;
    if (table.rules.takesAhead) await this.#lookForChain(begun.beganAtMs);
  }

  /** Once a bet's end is known to all it is due to be paid. */
  #findDue(shown: LiveRound, nowMs: number): void {
    for (const bet of shown.bets.values()) {
      if (bet.end !== undefined || this.#table.due.has(bet.betId)) continue;
      if (knownEnd(shown, bet, nowMs) === undefined) continue;
      this.#table.owe(bet);
      this.#table.changed();
    }
  }

  /** Presses received before the end are decided first; the end is kept before anybody is told of it. */
  async #end(shown: LiveRound, isRecalled: boolean): Promise<void> {
    const { kernel, arrivals } = this.#parts;
    await arrivals.settled();
    const atMs = endsAtMs(shown);
    const wasAway = isRecalled || kernel.clock.nowMs() - atMs > LATE_MS;
    const over = { atMs, hash: shown.hash, result: shown.drawn.result, wasAway };
    await endRound(kernel.db, shown.record, over);
    shown.record = { ...shown.record, over };
    this.#table.changed();
    this.#findDue(shown, kernel.clock.nowMs());
  }
}

function endsAtMs({ record, drawn }: LiveRound): number {
  return (record.beganAtMs ?? 0) + drawn.lastsMs;
}
