import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { ROUND_WIN } from './play-free.ts';

/**
 * Wins of free rounds that the ledger has otherwise, both ways, and rounds whose winnings were not given as bonus money when
 * they were over, in words.
 */
export async function freeRoundProblems(
  db: Database | Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
): Promise<readonly string[]> {
  return [...(await paidOtherwise(db, wallet)), ...(await notGiven(db))];
}

async function paidOtherwise(db: Database | Tx, wallet: BonusesParts['wallet']): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: bigint; bet_id: bigint; currency: string; won_minor: bigint }>`
    select u.player_id, u.bet_id, g.currency, u.won_minor
      from bonuses_gift_use u join bonuses_gift g using (player_id, gift_id)
      where u.won_as = 'money' and u.won_minor > 0`.execute(db);
  const known = new Set(rows.map((row) => `${row.player_id} ${row.bet_id} ${row.won_minor} ${row.currency}`));
  const posted = new Set(
    (await wallet.postedAs(db, 'promotion-win')).flatMap(({ playerId, id, amountMinor, currency }) => {
      const roundId = ROUND_WIN.exec(id)?.[1];
      return roundId === undefined ? [] : [`${playerId} ${roundId} ${amountMinor} ${currency}`];
    }),
  );
  return [
    ...[...known.difference(posted)].map((name) => `the win of a free round, ${name}, was not posted so`),
    ...[...posted.difference(known)].map((name) => `nobody knows of the win of a free round ${name}`),
  ];
}

async function notGiven(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('free rounds %s of player %s won %s of bonus money, and were given %s', g.gift_id, g.player_id,
        played.won, given.minor) as detail
      from bonuses_gift g
        cross join lateral (
          select coalesce(sum(u.won_minor), 0) as won from bonuses_gift_use u
            where u.player_id = g.player_id and u.gift_id = g.gift_id and u.won_as = 'bonus'
        ) played
        cross join lateral (
          select coalesce(sum(part.given_minor), 0) as minor
            from bonuses_grant part join bonuses_grant whole on whole.player_id = part.player_id
              and whole.grant_id = part.parent_id and not whole.is_daily
            where part.player_id = g.player_id and part.parent_id = g.grant_id
        ) given
      where given.minor <> case when g.state in ('used', 'expired') then played.won else 0 end`.execute(db);
  return rows.map(({ detail }) => detail);
}
