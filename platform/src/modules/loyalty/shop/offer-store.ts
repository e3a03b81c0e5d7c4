import type { Id, PlayerId } from '@paddock/contract';
import type { LoyaltyOfferRequest } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';

export type OfferId = Id<'loyalty-offer'>;

export interface Offer {
  readonly offerId: OfferId;
  readonly code: string;
  readonly name: LoyaltyOfferRequest['name'];
  readonly points: bigint;
  /** What it gives, in cents of the site's currency. */
  readonly givesCents: bigint;
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
  readonly gives_cents: bigint;
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
  givesCents: row.gives_cents,
  stock: row.stock ?? undefined,
  sold: row.sold,
  mostPerPlayer: row.most_per_player ?? undefined,
  fromMs: Number(row.from_ms),
  toMs: atMs(row.to_ms),
  closedAtMs: atMs(row.closed_at_ms),
});

const COLUMNS = sql`
  offer_id, code, name, points, gives_cents, stock, sold, most_per_player, from_ms, to_ms, closed_at_ms`;

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

/** False where one of its code stands. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<boolean> {
  const { rows } = await sql`
    insert into loyalty_offer (offer_id, code, name, points, gives_cents, stock, most_per_player, from_ms, to_ms)
      values (${offer.offerId}::bigint, ${offer.code}, ${JSON.stringify(offer.name)}::jsonb, ${offer.points}::bigint,
        ${offer.givesCents}::bigint, ${offer.stock ?? null}::int, ${offer.mostPerPlayer ?? null}::int,
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

export interface Purchase {
  readonly purchaseId: Id<'loyalty-purchase'>;
  readonly offerId: OfferId;
  readonly points: bigint;
  readonly currency: string;
  readonly paidMinor: bigint;
  readonly atMs: number;
}

export async function insertPurchase(tx: Tx, playerId: PlayerId, bought: Purchase): Promise<void> {
  await sql`
    insert into loyalty_purchase (player_id, purchase_id, offer_id, points, currency, paid_minor, at_ms)
      values (${playerId}::bigint, ${bought.purchaseId}::bigint, ${bought.offerId}::bigint, ${bought.points}::bigint,
        ${bought.currency}, ${bought.paidMinor}::bigint, ${bought.atMs}::bigint)`.execute(tx);
}

/** What a player bought, the last first. */
export async function purchasesOf(
  db: Database,
  playerId: PlayerId,
): Promise<readonly (Purchase & { readonly name: Offer['name'] })[]> {
  const { rows } = await sql<{
    purchase_id: bigint;
    offer_id: bigint;
    points: bigint;
    currency: string;
    paid_minor: bigint;
    at_ms: bigint;
    name: unknown;
  }>`
    select p.purchase_id, p.offer_id, p.points, p.currency, p.paid_minor, p.at_ms, o.name
      from loyalty_purchase p join loyalty_offer o using (offer_id)
      where p.player_id = ${playerId}::bigint order by p.purchase_id desc limit 50`.execute(db);
  return rows.map((row) => ({
    purchaseId: row.purchase_id.toString() as Purchase['purchaseId'],
    offerId: row.offer_id.toString() as OfferId,
    points: row.points,
    currency: row.currency,
    paidMinor: row.paid_minor,
    atMs: Number(row.at_ms),
    name: row.name as Offer['name'],
  }));
}

/** The transfers of money that must stand for what was bought. */
export async function rewardTransfers(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select player_id || ' points-reward:' || purchase_id || ' ' || paid_minor || ' ' || currency as name
      from loyalty_purchase`.execute(db);
  return rows.map(({ name }) => name);
}

/** Offers of which other numbers were sold than bought, and purchases for which no points went. */
export async function shopProblems(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ problem: string }>`
    select 'offer ' || offer_id || ' was sold ' || sold || ' times, and bought ' || count(p.offer_id) as problem
      from loyalty_offer o left join loyalty_purchase p using (offer_id)
      group by offer_id, sold having sold <> count(p.offer_id)
    union all
    select 'purchase ' || coalesce(p.purchase_id::text, l.transfer_id) || ' and the points spent differ' as problem
      from loyalty_purchase p full join (
        select l.player_id, l.transfer_id, l.points from loyalty_posting l
          join loyalty_transfer t on t.player_id = l.player_id and t.id = l.transfer_id and t.kind = 'spent'
          where l.line = 1
      ) l on l.player_id = p.player_id and l.transfer_id = 'spent:' || p.purchase_id
      where p.points is distinct from -l.points`.execute(db);
  return rows.map(({ problem }) => problem);
}
