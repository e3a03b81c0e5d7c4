import type { PromotionTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { termsOfPlace } from '../promotions/days/gift-of-day.ts';
import { isHouseStake } from './gift-terms.ts';

/** Gifts whose uses and states do not agree, and stakes and what was added to bets otherwise than the ledger has it, in words. */
export async function giftProblems(
  db: Database | Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
): Promise<readonly string[]> {
  return [
    ...(await brokenGifts(db)),
    ...(await stakeProblems(db, wallet)),
    ...(await extraProblems(db, wallet)),
  ];
}

async function brokenGifts(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('gift %s of player %s is %s and in %s bets', g.gift_id, g.player_id, g.state, uses.open) as detail
      from bonuses_gift g cross join lateral (
        select count(*) as open from bonuses_gift_use u
          where u.player_id = g.player_id and u.gift_id = g.gift_id and not u.is_back
      ) uses
      where (g.state = 'used') <> (uses.open >= g.most_bets)`.execute(db);
  return rows.map(({ detail }) => detail);
}

/** Each bet was added what its gift says, by transfers of its own, and no such transfer is without its gift. */
async function extraProblems(db: Database | Tx, wallet: BonusesParts['wallet']): Promise<readonly string[]> {
  const { rows } = await sql<{ player_id: bigint; bet_id: bigint; currency: string; extra_minor: bigint }>`
    select u.player_id, u.bet_id, g.currency, u.extra_minor
      from bonuses_gift_use u join bonuses_gift g using (player_id, gift_id)
      where u.extra_minor <> 0`.execute(db);
  const known = new Set(
    rows.map((row) => `${row.player_id} ${row.bet_id} ${row.extra_minor} ${row.currency}`),
  );
  const posted = await postedByBet(db, wallet, ['boost', 'insurance']);
  return [
    ...[...known.difference(posted)].map((name) => `what a gift added, ${name}, was not posted so`),
    ...[...posted.difference(known)].map((name) => `no gift knows of what was added: ${name}`),
  ];
}

/** The house paid the stake of each free bet and each ticket that was used, and of no other. */
async function stakeProblems(db: Database | Tx, wallet: BonusesParts['wallet']): Promise<readonly string[]> {
  const { rows } = await sql<{
    player_id: bigint;
    bet_id: bigint;
    currency: string;
    amount_minor: bigint;
    place: number | null;
    terms: PromotionTerms;
  }>`
    select u.player_id, u.bet_id, gift.currency, gift.amount_minor, g.place, v.terms
      from bonuses_gift_use u join bonuses_gift gift using (player_id, gift_id)
        join bonuses_grant g using (player_id, grant_id) join bonuses_promotion_version v using (code, version)
      where not u.is_back`.execute(db);
  const known = new Set(
    rows
      .filter(({ terms, place }) => isHouseStake(termsOfPlace(terms, place).gives))
      .map((row) => `${row.player_id} ${row.bet_id} ${row.amount_minor} ${row.currency}`),
  );
  const posted = await postedByBet(db, wallet, ['free-bet']);
  return [
    ...[...known.difference(posted)].map(
      (name) => `the stake of a free bet or ticket, ${name}, was not paid so`,
    ),
    ...[...posted.difference(known)].map(
      (name) => `no free bet or ticket knows of the stake that was paid: ${name}`,
    ),
  ];
}

/** What transfers of these kinds come to by bet, where it is not nothing: player, bet, amount and currency. */
async function postedByBet(
  db: Database | Tx,
  wallet: BonusesParts['wallet'],
  kinds: readonly ('boost' | 'insurance' | 'free-bet')[],
): Promise<ReadonlySet<string>> {
  const sums = new Map<string, bigint>();
  for (const kind of kinds)
    for (const { playerId, id, currency, amountMinor } of await wallet.postedAs(db, kind)) {
      const bet = `${playerId} ${id.split(':')[1] ?? ''} ${currency}`;
      sums.set(bet, (sums.get(bet) ?? 0n) + amountMinor);
    }
  return new Set(
    [...sums]
      .filter(([, minor]) => minor !== 0n)
      .map(([bet, minor]) => {
        const [playerId = '', betId = '', currency = ''] = bet.split(' ');
        return `${playerId} ${betId} ${minor} ${currency}`;
      }),
  );
}
