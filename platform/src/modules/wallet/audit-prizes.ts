import { sql } from 'kysely';
import type { AmountMinor, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { AuditProblem } from './audit.ts';
import type { TransferKind } from './transfer.ts';

/** A prize of a tournament that its owner says was paid. */
export interface PrizeFact {
  readonly playerId: PlayerId;
  readonly tournamentId: string;
  readonly currency: string;
  readonly paidMinor: AmountMinor;
}

/** Reads in the audit's own snapshot. */
export type ReadPrizes = (tx: Tx) => Promise<readonly PrizeFact[]>;

/** What a transfer of some kind moved of a player's money. */
export interface PostedMoney {
  readonly playerId: PlayerId;
  readonly id: string;
  readonly currency: string;
  readonly amountMinor: AmountMinor;
}

/** Everything that was ever posted of a kind, for the audit of its owner. */
export async function postedAs(db: Database | Tx, kind: TransferKind): Promise<readonly PostedMoney[]> {
  const { rows } = await sql<{ player_id: bigint; id: string; currency: string; minor: bigint }>`
    select t.player_id, t.id, p.currency, sum(p.amount_minor)::bigint as minor from wallet_transfer t
      join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.seq is not null
      where t.kind = ${kind} group by t.player_id, t.id, p.currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    id: row.id,
    currency: row.currency,
    amountMinor: row.minor,
  }));
}

/** Each prize was paid by one transfer of its amount, and no such transfer is without its prize. */
export async function prizeProblems(tx: Tx, prizes: readonly PrizeFact[]): Promise<readonly AuditProblem[]> {
  const posted = new Set(
    (await postedAs(tx, 'tournament-prize')).map(
      ({ playerId, id, amountMinor, currency }) => `${playerId} ${id} ${amountMinor} ${currency}`,
    ),
  );
  const known = new Set(
    prizes.map(
      ({ playerId, tournamentId, paidMinor, currency }) =>
        `${playerId} tournament-prize:${tournamentId} ${paidMinor} ${currency}`,
    ),
  );
  return [
    ...[...known.difference(posted)].map((name) => `prize ${name} was not posted so`),
    ...[...posted.difference(known)].map((name) => `nobody knows of the prize ${name}`),
  ].map((detail) => ({ rule: 'prize', detail }));
}
