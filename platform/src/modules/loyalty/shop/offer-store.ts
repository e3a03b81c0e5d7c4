import type { Id, PlayerId } from '@paddock/contract';
import type { LoyaltyOfferRequest } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type OfferId = Id<'loyalty-offer'>;

/** What an offer gives: cents of the site's currency, or part in a promotion. */
export type OfferGift = { readonly cents: bigint } | { readonly promotion: string };

export interface Offer {
  readonly offerId: OfferId;
  readonly code: string;
  readonly name: LoyaltyOfferRequest['name'];
  readonly points: bigint;
  readonly gives: OfferGift;
  /** Undefined for as many as are wanted. */
  readonly stock: number | undefined;
  readonly sold: number;
  readonly mostPerPlayer: number | undefined;
  readonly fromMs: number;
  readonly toMs: number | undefined;
  readonly closedAtMs: number | undefined;
}

interface OfferRow {
  readonly offer_id: bigint;
  readonly code: string;
  readonly name: unknown;
  readonly points: bigint;
  readonly gives_cents: bigint | null;
  readonly promotion: string | null;
  readonly stock: number | null;
  readonly sold: number;
  readonly most_per_player: number | null;
  readonly from_ms: bigint;
  readonly to_ms: bigint | null;
  readonly closed_at_ms: bigint | null;
}

const atMs = (value: bigint | null): number | undefined => (value === null ? undefined : Number(value));

const toOffer = (row: OfferRow): Offer => ({
  offerId: row.offer_id.toString() as OfferId,
  code: row.code,
  name: row.name as Offer['name'],
  points: row.points,
  gives: row.promotion === null ? { cents: row.gives_cents ?? 0n } : { promotion: row.promotion },
  stock: row.stock ?? undefined,
  sold: row.sold,
  mostPerPlayer: row.most_per_player ?? undefined,
  fromMs: Number(row.from_ms),
  toMs: atMs(row.to_ms),
  closedAtMs: atMs(row.closed_at_ms),
});

const COLUMNS = sql`
  offer_id, code, name, points, gives_cents, promotion, stock, sold, most_per_player, from_ms, to_ms, closed_at_ms`;

/** The same, and lets one thing happen to it at a time, until the transaction ends. */
export async function lockOffer(tx: Tx, id: OfferId): Promise<Offer | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${COLUMNS} from loyalty_offer where offer_id = ${id}::bigint for update`.execute(tx);
  return rows[0] && toOffer(rows[0]);
}

/** Those that can be bought at a moment, the cheapest first. */
export async function offersAt(db: Database, nowMs: number): Promise<readonly Offer[]> {
  const { rows } = await sql<OfferRow>`
    select ${COLUMNS} from loyalty_offer
      where closed_at_ms is null and from_ms <= ${nowMs}::bigint and (to_ms is null or to_ms > ${nowMs}::bigint)
      order by points, offer_id limit 100`.execute(db);
  return rows.map(toOffer);
}

/** All, the last made first. */
export async function allOffers(db: Database): Promise<readonly Offer[]> {
  const { rows } = await sql<OfferRow>`
    select ${COLUMNS} from loyalty_offer order by offer_id desc limit 100`.execute(db);
  return rows.map(toOffer);
}

export type NewOffer = Omit<Offer, 'sold' | 'closedAtMs'>;

export async function isOffered(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql`select 1 from loyalty_offer where code = ${code}`.execute(tx);
  return rows.length > 0;
}

/** False where one of its code stands. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<boolean> {
  const cents = 'cents' in offer.gives ? offer.gives.cents : null;
  const promotion = 'promotion' in offer.gives ? offer.gives.promotion : null;
  const { rows } = await sql`
    insert into loyalty_offer (
        offer_id, code, name, points, gives_cents, promotion, stock, most_per_player, from_ms, to_ms)
      values (${offer.offerId}::bigint, ${offer.code}, ${JSON.stringify(offer.name)}::jsonb, ${offer.points}::bigint,
        ${cents}::bigint, ${promotion}, ${offer.stock ?? null}::int, ${offer.mostPerPlayer ?? null}::int,
        ${offer.fromMs}::bigint, ${offer.toMs ?? null}::bigint)
      on conflict (code) do nothing returning offer_id`.execute(tx);
  return rows.length > 0;
}

export async function closeOffer(tx: Tx, id: OfferId, nowMs: number): Promise<void> {
  await sql`
    update loyalty_offer set closed_at_ms = coalesce(closed_at_ms, ${nowMs}::bigint)
      where offer_id = ${id}::bigint`.execute(tx);
}

export async function countSold(tx: Tx, id: OfferId): Promise<void> {
  await sql`update loyalty_offer set sold = sold + 1 where offer_id = ${id}::bigint`.execute(tx);
}

/** How many of each offer a player has bought. */
export async function boughtBy(db: Database | Tx, playerId: PlayerId): Promise<ReadonlyMap<OfferId, number>> {
  const { rows } = await sql<{ offer_id: bigint; bought: number }>`
    select offer_id, count(*)::int as bought from loyalty_purchase where player_id = ${playerId}::bigint
      group by offer_id`.execute(db);
  return new Map(rows.map((row) => [row.offer_id.toString() as OfferId, row.bought]));
}

/** Whether a promotion can be bought by an offer at a moment. */
export async function isSold(db: Database | Tx, promotion: string, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from loyalty_offer
      where promotion = ${promotion} and closed_at_ms is null and from_ms <= ${nowMs}::bigint
        and (to_ms is null or to_ms > ${nowMs}::bigint) and (stock is null or sold < stock)
      limit 1`.execute(db);
  return rows.length > 0;
}

/** What a purchase brought: money on the main account, or part in a promotion. */
export type Brought = { readonly paidMinor: bigint } | { readonly grantId: string };

export interface Purchase {
  readonly purchaseId: Id<'loyalty-purchase'>;
  readonly offerId: OfferId;
  readonly points: bigint;
  /** Of the account that bought. */
  readonly currency: string;
  readonly atMs: number;
}

export async function insertPurchase(
  tx: Tx,
  playerId: PlayerId,
  bought: Purchase,
  brought: Brought,
): Promise<void> {
  const paidMinor = 'paidMinor' in brought ? brought.paidMinor : null;
  const grantId = 'grantId' in brought ? brought.grantId : null;
  await sql`
    insert into loyalty_purchase (player_id, purchase_id, offer_id, points, currency, paid_minor, grant_id, at_ms)
      values (${playerId}::bigint, ${bought.purchaseId}::bigint, ${bought.offerId}::bigint, ${bought.points}::bigint,
        ${bought.currency}, ${paidMinor}::bigint, ${grantId}::bigint, ${bought.atMs}::bigint)`.execute(tx);
}

/** A purchase with what it is called, and what it brought: an amount, or part in a promotion. */
interface PastPurchase extends Purchase {
  readonly name: Offer['name'];
  readonly brought: { readonly paidMinor: bigint } | { readonly promotion: string };
}

/** What a player bought, the last first. */
export async function purchasesOf(db: Database, playerId: PlayerId): Promise<readonly PastPurchase[]> {
  const { rows } = await sql<{
    purchase_id: bigint;
    offer_id: bigint;
    points: bigint;
    currency: string;
    paid_minor: bigint | null;
    promotion: string | null;
    at_ms: bigint;
    name: unknown;
  }>`
    select p.purchase_id, p.offer_id, p.points, p.currency, p.paid_minor, o.promotion, p.at_ms, o.name
      from loyalty_purchase p join loyalty_offer o using (offer_id)
      where p.player_id = ${playerId}::bigint order by p.purchase_id desc limit 50`.execute(db);
  return rows.map((row) => ({
    purchaseId: row.purchase_id.toString() as Purchase['purchaseId'],
    offerId: row.offer_id.toString() as OfferId,
    points: row.points,
    currency: row.currency,
    brought: row.promotion === null ? { paidMinor: row.paid_minor ?? 0n } : { promotion: row.promotion },
    atMs: Number(row.at_ms),
    name: row.name as Offer['name'],
  }));
}
