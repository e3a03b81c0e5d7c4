import { sql } from 'kysely';
import type { AmountMinor, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { AuditProblem } from './audit.ts';

/** A bonus as its owner knows it. */
export interface BonusFact {
  readonly playerId: PlayerId;
  readonly bonusId: string;
  readonly currency: string;
  readonly grantedMinor: AmountMinor;
  /** What of it is real money: all it ever moved to the real account and took back of it. */
  readonly convertedMinor: AmountMinor;
  /** Only then may money lie on the bonus account of its currency. */
  readonly isRunning: boolean;
}

/** Reads in the audit's own snapshot. */
export type ReadBonuses = (tx: Tx) => Promise<readonly BonusFact[]>;

/**
 * Money lies on a bonus account only while a bonus of its currency runs, and never below zero; every bonus was given by
 * one transfer of its amount, and no such transfer is without its bonus; what it did to real money is what it says.
 */
export async function bonusProblems(tx: Tx, bonuses: readonly BonusFact[]): Promise<readonly AuditProblem[]> {
  const { rows: accounts } = await sql<{ player_id: bigint; currency: string; balance_minor: bigint }>`
    select player_id, currency, balance_minor from wallet_account
      where kind = 'bonus' and balance_minor <> 0`.execute(tx);
  const { rows: grants } = await sql<{ player_id: bigint; id: string; currency: string; given: bigint }>`
    select t.player_id, t.id, p.currency, p.amount_minor as given from wallet_transfer t
      join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.seq is not null
      where t.kind = 'bonus-grant'`.execute(tx);
  const { rows: real } = await sql<{ player_id: bigint; cause: string; minor: bigint }>`
    select t.player_id, t.cause, sum(p.amount_minor)::bigint as minor from wallet_transfer t
      join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.seq is not null
      join wallet_account a on a.player_id = p.player_id and a.id = p.account_id
      where t.kind in ('bonus-conversion', 'bonus-return') and a.kind in ('main', 'currency')
      group by t.player_id, t.cause`.execute(tx);
  const madeReal = new Map(real.map((row) => [`${row.player_id} ${row.cause}`, row.minor]));
  const running = new Set(
    bonuses.flatMap(({ playerId, currency, isRunning }) => (isRunning ? [`${playerId} ${currency}`] : [])),
  );
  const known = new Set(bonuses.map(nameOf));
  const posted = new Set(grants.map((row) => `${row.player_id} ${row.id} ${row.given} ${row.currency}`));
  return [
    ...accounts
      .map((row) => ({ ...row, key: `${row.player_id} ${row.currency}` }))
      .filter(({ key, balance_minor: minor }) => minor < 0n || !running.has(key))
      .map(
        ({ key, balance_minor: minor }) => `bonus account of player ${key} has ${minor}, and no bonus for it`,
      ),
    ...bonuses.flatMap(({ playerId, bonusId, convertedMinor }) => {
      const minor = madeReal.get(`${playerId} bonus:${bonusId}`) ?? 0n;
      return minor === convertedMinor
        ? []
        : [`bonus ${bonusId} of player ${playerId} made ${minor} real and says ${convertedMinor}`];
    }),
    ...[...known].filter((name) => !posted.has(name)).map((name) => `bonus ${name} was not posted so`),
    ...[...posted].filter((name) => !known.has(name)).map((name) => `nobody knows of the bonus ${name}`),
  ].map((detail) => ({ rule: 'bonus', detail }));
}

function nameOf({ playerId, bonusId, grantedMinor, currency }: BonusFact): string {
  return `${playerId} bonus-grant:${bonusId} ${grantedMinor} ${currency}`;
}
