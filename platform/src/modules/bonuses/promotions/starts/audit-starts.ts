import type { PromotionTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { termsOfPlace } from '../days/gift-of-day.ts';
import { cashbackBackId, cashbackTransferId, isAtOnce } from '../gifts/give-at-once.ts';

/** Real money of promotions that was not paid, or taken back with its deposit, by one transfer of its amount, and such transfers nobody knows of, in words. */
export async function cashbackProblems(
  db: Database | Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
): Promise<readonly string[]> {
  const { rows } = await sql<{
    player_id: bigint;
    grant_id: bigint;
    code: string;
    given_minor: bigint;
    currency: string;
    state: string;
    place: number | null;
    terms: PromotionTerms;
  }>`
    select g.player_id, g.grant_id, g.code, g.given_minor, g.currency, g.state, g.place, v.terms
      from bonuses_grant g join bonuses_promotion_version v using (code, version)
      where g.given_minor is not null and g.currency is not null`.execute(db);
  const paid = rows.filter(({ terms, place }) => isAtOnce({ terms: termsOfPlace(terms, place) }));
  const known = new Set(
    paid.flatMap((row) => {
      const grant = { grantId: row.grant_id.toString(), code: row.code };
      const nameOf = (id: string, amountMinor: bigint) =>
        `${row.player_id} ${id} ${amountMinor} ${row.currency}`;
      const given = nameOf(cashbackTransferId(grant), row.given_minor);
      const isBack = row.state === 'charged-back';
      return isBack ? [given, nameOf(cashbackBackId(grant), -row.given_minor)] : [given];
    }),
  );
  const posted = new Set(
    (await wallet.postedAs(db, 'cashback'))
      .filter(({ id }) => /^cashback(-back)?:grant:\d+:/.test(id))
      .map(({ playerId, id, amountMinor, currency }) => `${playerId} ${id} ${amountMinor} ${currency}`),
  );
  return [
    ...[...known.difference(posted)].map((name) => `cashback ${name} was not posted so`),
    ...[...posted.difference(known)].map((name) => `nobody knows of the cashback ${name}`),
  ];
}
