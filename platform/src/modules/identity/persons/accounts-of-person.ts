import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { gather } from '../../../kernel/database/gather.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';

/** Every account of the person behind a player, the oldest first. @throws Error for an unknown player. */
export type AccountsOfPerson = (on: Database | Tx, playerId: PlayerId) => Promise<readonly PlayerId[]>;

/** Players of one statement. */
const MOST_TOGETHER = 32;

/**
 * Every bet of more than one leg asks for its person: outside a transaction all who ask at the same moment share a statement.
 */
export function createAccountsOfPerson(db: Database): AccountsOfPerson {
  const share = gather<PlayerId, readonly PlayerId[]>({
    ownerOf: (playerId) => playerId,
    work: (playerIds) => accountsOf(db, playerIds),
    most: MOST_TOGETHER,
    atOnce: 1,
  });
  return async (on, playerId) => {
    const [accounts = []] = on.isTransaction ? await accountsOf(on, [playerId]) : [await share(playerId)];
    if (accounts.length === 0) throw new Error(`player ${playerId} has no person`);
    return accounts;
  };
}

/** In the order of the players; none for an unknown one. */
async function accountsOf(
  on: Database | Tx,
  playerIds: readonly PlayerId[],
): Promise<readonly (readonly PlayerId[])[]> {
  const { rows } = await sql<{ asked: bigint; accounts: readonly string[] }>`
    ${PREPARED} select asked, own.accounts from unnest(${playerIds}::bigint[]) as asked
      cross join lateral (
        select array_agg(one.player_id::text order by same.register_no) as accounts
          from identity_player named join identity_person behind using (person_id)
            join identity_person same on same.same_id = behind.same_id
            join identity_player one on one.person_id = same.person_id
          where named.player_id = asked
      ) own
      where own.accounts is not null`.execute(on);
  const byPlayer = new Map(rows.map(({ asked, accounts }) => [asked.toString(), accounts as PlayerId[]]));
  return playerIds.map((playerId) => byPlayer.get(playerId) ?? []);
}
