import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';

/** Offers of part in a promotion, in place of an amount; a purchase of one names the part, once. */
export async function sellPromotions(db: Database): Promise<void> {
  await sql`
    alter table loyalty_offer
      alter column gives_cents drop not null,
      add column promotion text,
      add constraint loyalty_offer_gives_one check ((gives_cents is null) <> (promotion is null)),
      -- A promotion is once a person.
      add constraint loyalty_offer_promotion_once check (promotion is null or most_per_player is not distinct from 1)`.execute(
    db,
  );
  await sql`
    alter table loyalty_purchase
      alter column paid_minor drop not null,
      add column grant_id bigint,
      add constraint loyalty_purchase_brought_one check ((paid_minor is null) <> (grant_id is null)),
      add constraint loyalty_purchase_part unique (player_id, grant_id)`.execute(db);
}

export async function createShop(db: Database): Promise<void> {
  // What points buy; amounts in cents of the site's currency.
  await sql`
    create table loyalty_offer (
      offer_id bigint primary key,
      code text not null unique,
      name jsonb not null,
      points bigint not null check (points > 0),
      gives_cents bigint not null check (gives_cents > 0),
      stock int check (stock >= 0),
      sold int not null default 0 check (sold >= 0),
      most_per_player int check (most_per_player > 0),
      from_ms bigint not null,
      to_ms bigint,
      closed_at_ms bigint,
      check (stock is null or sold <= stock)
    )`.execute(db);
  await sql`
    create table loyalty_purchase (
      player_id bigint not null,
      purchase_id bigint not null,
      offer_id bigint not null references loyalty_offer,
      points bigint not null check (points > 0),
      currency text not null,
      paid_minor bigint not null check (paid_minor > 0),
      at_ms bigint not null,
      primary key (player_id, purchase_id)
    )`.execute(db);
  await sql`
    create trigger append_only before update or delete on loyalty_purchase
      for each row execute function loyalty_refuse_rewriting()`.execute(db);
}
