import { sql, type RawBuilder } from 'kysely';
import { LIMIT_RULES, type LimitKind, type LimitType, type PersonId, type PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { likeStake, roundingOfReturn, type Money, type ToLimitCurrency } from './limit-currency.ts';
import { dropReservation, keepOrigin, reservationOf, stakeOf } from './origins-store.ts';
import { countAs, countedAs, unvaluedLimits, valueLimit } from './person-counters-store.ts';

/** One movement of an account, as the person's counters take it. */
export interface SharedMovement {
  readonly person: PersonId;
  readonly money: Money;
  /** Bet or payment. */
  readonly cause: string;
  readonly atMs: number;
}

/**
 * The counters a person has beside those of their accounts (rules §9): in the site's currency, each movement at the rate
 * of its moment, measured against the strictest limit any of the accounts has. They begin with the join. A refusal tells
 * no figures: they would be another account's.
 */
export interface CountingTogether {
  /** These accounts, and no others, are one person's; a single one counts alone. */
  countTogether(tx: Tx, person: PersonId, players: readonly PlayerId[]): Promise<void>;
  /** @throws LIMIT_REACHED; RATE_UNAVAILABLE. */
  admit(tx: Tx, kind: 'stake' | 'deposit', movement: SharedMovement): Promise<void>;
  /** What a bet paid, whose stake stands in the person's counters. */
  settle(
    tx: Tx,
    movement: SharedMovement & { readonly revision: number; readonly isVoid: boolean },
  ): Promise<void>;
  /** An open deposit of an account ends: what it reserved for the person is free. */
  release(tx: Tx, playerId: PlayerId, paymentId: string): Promise<void>;
  /** A deposit of an account was credited: it counts for the person too. */
  credit(
    tx: Tx,
    playerId: PlayerId,
    paid: { readonly paymentId: string; readonly money: Money; readonly atMs: number },
  ): Promise<void>;
}

/** Money limits of some families, side by side as the SQL functions take them. */
export function moneyLimits(...kinds: readonly LimitKind[]): RawBuilder<unknown> {
  const chosen = Object.entries(LIMIT_RULES)
    .map(([type, rule]) => ({ type: Number(type) as LimitType, ...rule }))
    .filter(({ kind }) => kinds.includes(kind));
  const list = <T>(of: (rule: (typeof chosen)[number]) => T) => chosen.map(of);
  return sql`${list(({ type }) => type)}::smallint[], ${list(({ kind }) => kind)}::text[],
    ${list(({ windowMs = 0 }) => windowMs)}::bigint[]`;
}

const LIMITS_OF = { stake: moneyLimits('wagering', 'loss'), deposit: moneyLimits('deposit') } as const;

export function createCountingTogether(
  toLimits: ToLimitCurrency,
  clock: { nowMs(): number },
): CountingTogether {
  /** Limits that were set without a rate get theirs now. @throws RATE_UNAVAILABLE. */
  async function valueAll(
    tx: Tx,
    person: PersonId,
    atMs: number,
    onMissing: 'throw' | 'wait',
  ): Promise<void> {
    for (const { value, ...limit } of await unvaluedLimits(tx, person)) {
      const money = { currency: limit.currency, amountMinor: value };
      const counted = await toLimits.toSite(tx, money, atMs, 'down');
      if (counted === undefined && onMissing === 'throw') throw new PlatformError('RATE_UNAVAILABLE');
      if (counted !== undefined) await valueLimit(tx, limit, counted);
    }
  }

  return {
    async countTogether(tx, person, players) {
      await countAs(tx, person, players);
      if (players.length > 1) await valueAll(tx, person, clock.nowMs(), 'wait');
    },
    async admit(tx, kind, { person, money, cause, atMs }) {
      await valueAll(tx, person, atMs, 'throw');
      const counted = await toLimits.toSite(tx, money, atMs, 'up');
      if (counted === undefined) throw new PlatformError('RATE_UNAVAILABLE');
      const { rows } = await sql<{ refused: number | null }>`
        ${PREPARED} select limits_admit_together(${person}::bigint, ${LIMITS_OF[kind]}, ${counted.currency},
          ${counted.amountMinor}::bigint, ${cause}, ${atMs}::bigint) as refused`.execute(tx);
      const refused = rows[0]?.refused ?? null;
      if (refused !== null) throw new PlatformError('LIMIT_REACHED', { limitType: refused, isShared: true });
      if (kind === 'stake') await keepOrigin(tx, person, kind, cause, counted);
    },
    async settle(tx, { person, money, cause, revision, isVoid, atMs }) {
      const counted =
        (await toLimits.toSite(tx, money, atMs, roundingOfReturn(money))) ??
        likeStake(money, await stakeOf(tx, person, cause));
      if (counted === undefined) return;
      await sql`
        select limits_settle_own(${person}::bigint, ${cause}, ${revision}::int, ${counted.currency},
          ${counted.amountMinor}::bigint, ${isVoid}, ${atMs}::bigint)`.execute(tx);
      await keepOrigin(tx, person, 'return', `${cause}:${revision}`, counted);
    },
    async release(tx, playerId, paymentId) {
      const person = await countedAs(tx, playerId);
      if (person !== undefined) await dropReservation(tx, person, paymentId);
    },
    async credit(tx, playerId, { paymentId, money, atMs }) {
      const person = await countedAs(tx, playerId);
      if (person === undefined) return;
      const reserved = await reservationOf(tx, person, paymentId);
      await dropReservation(tx, person, paymentId);
      const counted = reserved ?? (await toLimits.toSite(tx, money, atMs, 'up'));
      // Money that came is never refused: what has no rate counts in the account's own counters alone.
      if (counted === undefined) return;
      await sql`
        select limits_record(${person}::bigint, 'deposit', ${counted.currency}, ${counted.amountMinor}::bigint,
          ${paymentId}, ${atMs}::bigint)`.execute(tx);
      await keepOrigin(tx, person, 'deposit', paymentId, counted);
    },
  };
}
