import type { PromotionTerms } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { termsOfPlace } from '../promotions/days/gift-of-day.ts';
import { isTicket, type TicketSellers } from './ticket-terms.ts';

/**
 * Gifts that are in tickets their products do not know, tickets that were bought with a gift that is not in them, and those
 * of which one came back and the other did not, in words.
 */
export async function ticketProblems(db: Database | Tx, sellers: TicketSellers): Promise<readonly string[]> {
  const used = await usesOfTickets(db);
  const bought = new Set<string>();
  for (const [product, seller] of Object.entries(sellers))
    for (const { playerId, betId, giftId, isVoid } of await seller.boughtWithGifts(db))
      bought.add(nameOf(product, { playerId, betId, giftId, isBack: isVoid }));
  return [
    ...[...used.difference(bought)].map((name) => `no ticket is as its gift has it: ${name}`),
    ...[...bought.difference(used)].map((name) => `no gift is as its ticket has it: ${name}`),
  ];
}

const nameOf = (
  product: string,
  {
    playerId,
    betId,
    giftId,
    isBack,
  }: Readonly<Record<'playerId' | 'betId' | 'giftId', unknown>> & { isBack: boolean },
): string =>
  `${product} ${String(betId)} of player ${String(playerId)} with gift ${String(giftId)}${isBack ? ', given back' : ''}`;

/** A place of a version of a promotion from which gifts were used; the terms are read once for all of these. */
interface UsedPlace {
  readonly code: string;
  readonly version: number;
  readonly place: number | null;
  readonly terms: PromotionTerms;
}

interface TicketUse {
  readonly player_id: bigint;
  readonly bet_id: bigint;
  readonly gift_id: bigint;
  readonly is_back: boolean;
}

async function usesOfTickets(db: Database | Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<UsedPlace>`
    select g.code, g.version, g.place, v.terms
      from (
        select distinct code, version, place from bonuses_grant g
          where exists (select from bonuses_gift gift join bonuses_gift_use using (player_id, gift_id)
            where gift.player_id = g.player_id and gift.grant_id = g.grant_id)
      ) g join bonuses_promotion_version v using (code, version)`.execute(db);
  const used = new Set<string>();
  for (const at of rows) {
    const { gives } = termsOfPlace(at.terms, at.place);
    if (!isTicket(gives)) continue;
    for (const { player_id: playerId, bet_id: betId, gift_id: giftId, is_back: isBack } of await usesAt(
      db,
      at,
    ))
      used.add(nameOf(gives.product, { playerId, betId, giftId, isBack }));
  }
  return used;
}

async function usesAt(db: Database | Tx, { code, version, place }: UsedPlace): Promise<readonly TicketUse[]> {
  const { rows } = await sql<TicketUse>`
    select u.player_id, u.bet_id, u.gift_id, u.is_back
      from bonuses_gift_use u join bonuses_gift gift using (player_id, gift_id)
        join bonuses_grant g using (player_id, grant_id)
      where g.code = ${code} and g.version = ${version} and g.place is not distinct from ${place}::int`.execute(
    db,
  );
  return rows;
}
