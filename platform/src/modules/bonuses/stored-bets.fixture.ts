import { sql } from 'kysely';

import type { Tx } from '../../kernel/database/database.ts';
import type { CreditedDeposit } from './bonuses-api.ts';

type BetKey = Pick<CreditedDeposit, 'playerId'> & { readonly betId: string };

/** Bets of one hour are on the same match, so that some of them cover each other. */
const eventAt = (atMs: number): number => 1 + Math.floor(atMs / 3_600_000);

/** Writes an accepted single bet as the sportsbook would, without a feed that offers anything. */
export async function storeBet(
  tx: Tx,
  { playerId, betId }: BetKey,
  {
    stakeMinor,
    outcome,
    atMs,
  }: { readonly stakeMinor: bigint; readonly outcome: string; readonly atMs: number },
): Promise<void> {
  await sql`
    insert into sportsbook_bet (player_id, id, key, type, status, account_id, currency, stake_minor,
        remaining_stake_minor, payout_cap_minor, policy, delay_ms, rules_version, channel, device,
        address_hash, accepted_at_ms)
      values (${playerId}, ${betId}, ${betId}, 'single', 'open', 0, 'EUR', ${stakeMinor}, ${stakeMinor}, 1000000,
        'any', 0, '', 'web', '', '', ${atMs})`.execute(tx);
  const evidence = { sport: 'football', marketType: '1x2', specifiers: {}, score: [0, 0] };
  await sql`
    insert into sportsbook_bet_leg (player_id, bet_id, position, event_id, market_id, outcome, odds_milli, chance_ppb,
        price_version, bet_stops, evidence, accepted_at_ms)
      values (${playerId}, ${betId}, 0, ${eventAt(atMs)}, ${eventAt(atMs)}, ${outcome}, 2500, 400000000, '', 0,
        ${JSON.stringify(evidence)}::jsonb, ${atMs})`.execute(tx);
}

/** Writes how such a bet stands since a revision. */
export async function storeEnd(
  tx: Tx,
  { playerId, betId }: BetKey,
  end: {
    readonly isVoid: boolean;
    readonly isOpen: boolean;
    readonly revision: number;
    readonly targetMinor: bigint;
    readonly atMs: number;
  },
): Promise<void> {
  const { isVoid, isOpen, revision, targetMinor, atMs } = end;
  const won = targetMinor > 0n;
  await sql`
    update sportsbook_bet set status = ${isOpen ? 'open' : won ? 'won' : 'lost'}, revision = ${revision},
        payout_minor = ${targetMinor}, settled_at_ms = ${isOpen ? null : atMs}::bigint
      where player_id = ${playerId} and id = ${betId}`.execute(tx);
  await sql`
    update sportsbook_bet_leg set result = ${isOpen ? 'open' : isVoid ? 'void' : won ? 'win' : 'lose'}
      where player_id = ${playerId} and bet_id = ${betId}`.execute(tx);
}
