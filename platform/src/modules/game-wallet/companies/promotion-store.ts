import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type PromotionKind = 'free-round-win' | 'jackpot-win';

/** What was agreed with a company: money it may give to players without a stake. */
export interface Promotion {
  readonly company: string;
  readonly promotion: string;
  readonly kind: PromotionKind;
  /** The most of all its wins together, in cents of EUR. */
  readonly mostEurCents: bigint;
  readonly untilMs: number;
  /** What it has paid, in cents of EUR as bounds are counted; each win rounded up. */
  readonly paidEurCents: bigint;
}

interface PromotionRow {
  readonly company: string;
  readonly promotion: string;
  readonly kind: PromotionKind;
  readonly most_eur_cents: bigint;
  readonly until_ms: bigint;
  readonly paid_eur_cents: bigint;
}

const toPromotion = (row: PromotionRow): Promotion => ({
  company: row.company,
  promotion: row.promotion,
  kind: row.kind,
  mostEurCents: row.most_eur_cents,
  untilMs: Number(row.until_ms),
  paidEurCents: row.paid_eur_cents,
});

export async function readPromotion(
  db: Database | Tx,
  { company, promotion }: Pick<Promotion, 'company' | 'promotion'>,
): Promise<Promotion | undefined> {
  const { rows } = await sql<PromotionRow>`
    select company, promotion, kind, most_eur_cents, until_ms, paid_eur_cents from game_wallet_promotion
      where company = ${company} and promotion = ${promotion}`.execute(db);
  return rows[0] === undefined ? undefined : toPromotion(rows[0]);
}

export async function promotionsOf(db: Database | Tx, company: string): Promise<readonly Promotion[]> {
  const { rows } = await sql<PromotionRow>`
    select company, promotion, kind, most_eur_cents, until_ms, paid_eur_cents from game_wallet_promotion
      where company = ${company} order by promotion`.execute(db);
  return rows.map(toPromotion);
}

/** Agrees on a promotion, or on other terms of one; its kind stays. */
export async function savePromotion(tx: Tx, promotion: Omit<Promotion, 'paidEurCents'>): Promise<void> {
  await sql`
    insert into game_wallet_promotion (company, promotion, kind, most_eur_cents, until_ms)
      values (${promotion.company}, ${promotion.promotion}, ${promotion.kind}, ${promotion.mostEurCents},
        ${promotion.untilMs})
      on conflict (company, promotion) do update
        set most_eur_cents = excluded.most_eur_cents, until_ms = excluded.until_ms`.execute(tx);
}

/**
 * Takes what a win needs from what was agreed, one win at a time: the promotion as it stands with it, or undefined where it
 * is another kind's, over, or has less left.
 */
export async function takeFromPromotion(
  tx: Tx,
  { company, promotion, kind }: Pick<Promotion, 'company' | 'promotion' | 'kind'>,
  { eurCents, atMs }: { readonly eurCents: bigint; readonly atMs: number },
): Promise<Promotion | undefined> {
  const { rows } = await sql<PromotionRow>`
    update game_wallet_promotion set paid_eur_cents = paid_eur_cents + ${eurCents}::bigint
      where company = ${company} and promotion = ${promotion} and kind = ${kind} and until_ms > ${atMs}
        and most_eur_cents - paid_eur_cents >= ${eurCents}::bigint
      returning company, promotion, kind, most_eur_cents, until_ms, paid_eur_cents`.execute(tx);
  return rows[0] === undefined ? undefined : toPromotion(rows[0]);
}

/** Gives back what a win took that was rolled back. */
export async function giveBackToPromotion(
  tx: Tx,
  { company, promotion }: Pick<Promotion, 'company' | 'promotion'>,
  eurCents: bigint,
): Promise<void> {
  await sql`
    update game_wallet_promotion set paid_eur_cents = greatest(0, paid_eur_cents - ${eurCents}::bigint)
      where company = ${company} and promotion = ${promotion}`.execute(tx);
}
