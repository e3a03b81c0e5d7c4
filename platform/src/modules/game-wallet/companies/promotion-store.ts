import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type PromotionKind = 'free-round-win' | 'jackpot-win';

/** What was agreed with a company: money it may give to players without a stake. */
export interface Promotion {
  readonly company: string;
  readonly promotion: string;
  readonly kind: PromotionKind;
  /** The most of one win, in cents of EUR. */
  readonly mostEurCents: bigint;
  readonly untilMs: number;
}

interface PromotionRow {
  readonly company: string;
  readonly promotion: string;
  readonly kind: PromotionKind;
  readonly most_eur_cents: bigint;
  readonly until_ms: bigint;
}

const toPromotion = (row: PromotionRow): Promotion => ({
  company: row.company,
  promotion: row.promotion,
  kind: row.kind,
  mostEurCents: row.most_eur_cents,
  untilMs: Number(row.until_ms),
});

export async function readPromotion(
  db: Database | Tx,
  { company, promotion }: Pick<Promotion, 'company' | 'promotion'>,
): Promise<Promotion | undefined> {
  const { rows } = await sql<PromotionRow>`
    select company, promotion, kind, most_eur_cents, until_ms from game_wallet_promotion
      where company = ${company} and promotion = ${promotion}`.execute(db);
  return rows[0] === undefined ? undefined : toPromotion(rows[0]);
}

export async function promotionsOf(db: Database | Tx, company: string): Promise<readonly Promotion[]> {
  const { rows } = await sql<PromotionRow>`
    select company, promotion, kind, most_eur_cents, until_ms from game_wallet_promotion
      where company = ${company} order by promotion`.execute(db);
  return rows.map(toPromotion);
}

/** Agrees on a promotion, or on other terms of one; its kind stays. */
export async function savePromotion(tx: Tx, promotion: Promotion): Promise<void> {
  await sql`
    insert into game_wallet_promotion (company, promotion, kind, most_eur_cents, until_ms)
      values (${promotion.company}, ${promotion.promotion}, ${promotion.kind}, ${promotion.mostEurCents},
        ${promotion.untilMs})
      on conflict (company, promotion) do update
        set most_eur_cents = excluded.most_eur_cents, until_ms = excluded.until_ms`.execute(tx);
}
