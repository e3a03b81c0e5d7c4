import type { PlayerId } from '@paddock/contract';
import type { PromotionDayRequest } from '@paddock/contract/schemas';
import { drawsOf, pickWeighted } from '@paddock/games';

import { inTransaction, type Tx } from '../../../../kernel/database/database.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import { dayOf } from '../../../../kernel/time/site-days.ts';
import { tellPlayer } from '../../../live/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { takePlace } from '../../bonuses-store.ts';
import { grantsOf, writeGrant } from '../grant-store.ts';
import { isOpenAt, type Grant } from '../promotion.ts';
import { requireFree } from '../require-free.ts';
import { isDailyGift, isLastOf, placeOfDay, type DailyGift } from './gift-of-day.ts';
import { giveOfDay, requireBudget } from './give-of-day.ts';
import { insertTurn, turnsOf, type TurnDraw } from './turn-store.ts';
import { openNextSeed, sealNextSeed } from './wheel-seed.ts';

interface TakingDay {
  readonly playerId: PlayerId;
  readonly code: string;
  readonly request: PromotionDayRequest;
}

/** The part of a player whose wheel or calendar goes on; what ended is there to be looked at. @throws NOT_FOUND */
export async function dailyPartOf(
  db: Parameters<typeof grantsOf>[0],
  playerId: PlayerId,
  code: string,
): Promise<Grant & { readonly gives: DailyGift }> {
  const grant = (await grantsOf(db, playerId)).find((one) => one.code === code && one.isDaily);
  if (grant === undefined || !isDailyGift(grant.terms.gives)) throw new PlatformError('NOT_FOUND');
  return { ...grant, gives: grant.terms.gives };
}

/**
 * Takes what a day of a wheel or a calendar brings: one transaction has the turn, its gift and the seed of the next one, so
 * that of two tabs, and of a press that is repeated, each is told the same, also after the day is over.
 * @throws NOT_FOUND, PROMOTION_DAY_OVER, PROMOTION_TAKEN, PROMOTION_SPENT, and what `requireFree` refuses
 */
export async function takeDay(parts: BonusesParts, taking: TakingDay): Promise<void> {
  const { playerId, code, request } = taking;
  const { db, bus } = parts.kernel;
  const part = await dailyPartOf(db, playerId, code);
  if (await hasTurn(db, part, request.day)) return;
  await requireFree(parts, playerId);
  await inTransaction(db, async (tx) => {
    await parts.wallet.lock(tx, playerId);
    await takeLocked(tx, parts, taking);
  });
  tellPlayer(bus, playerId, { kind: 'accounts' }, { kind: 'inbox' });
  parts.loyalty.tell(playerId);
}

const hasTurn = async (db: Parameters<typeof turnsOf>[0], part: Grant, day: number): Promise<boolean> =>
  (await turnsOf(db, part, 1)).some((turn) => turn.day === day);

async function takeLocked(
  tx: Tx,
  parts: BonusesParts,
  { playerId, code, request }: TakingDay,
): Promise<void> {
  const { day } = request;
  const part = await dailyPartOf(tx, playerId, code);
  const [last] = await turnsOf(tx, part, 1);
  // The other tab was faster.
  if (last?.day === day) return;
  const atMs = parts.kernel.clock.nowMs();
  const hours = parts.timeZoneHours();
  if (part.state !== 'running' || !isOpenAt(part, atMs) || day !== dayOf(atMs, hours))
    throw new PlatformError('PROMOTION_DAY_OVER');
  const { personId } = await parts.personOf(tx, playerId);
  if (!(await takePlace(tx, personId, `promotion:${code}:${day}`, playerId)))
    throw new PlatformError('PROMOTION_TAKEN');
  const { place, draw } = await placeFor(tx, parts, part, {
    request,
    calendarPlace: (gives) => placeOfDay(gives, day, { firstDay: dayOf(part.terms.opensAtMs, hours), last }),
  });
  const partId = await giveOfDay(tx, parts, part, { place, atMs });
  await insertTurn(tx, { playerId, grantId: part.grantId, day, place, partId, draw, atMs });
  if (isLastOf(part.gives, place)) await writeGrant(tx, { ...part, state: 'completed', endedAtMs: atMs });
}

interface Placing {
  readonly request: PromotionDayRequest;
  readonly calendarPlace: (gives: DailyGift & { readonly kind: 'calendar' }) => number | undefined;
}

/** The place that comes: that of the day in a calendar, else one that is drawn by its weight. */
async function placeFor(
  tx: Tx,
  parts: BonusesParts,
  part: Grant & { readonly gives: DailyGift },
  { request, calendarPlace }: Placing,
): Promise<{ readonly place: number; readonly draw: TurnDraw | null }> {
  const { gives } = part;
  if (gives.kind === 'calendar') {
    const place = calendarPlace(gives);
    if (place === undefined) throw new PlatformError('PROMOTION_DAY_OVER');
    return { place, draw: null };
  }
  const { clientSeed } = request;
  if (clientSeed === undefined)
    throw new PlatformError('INVALID_INPUT', [
      { at: '/clientSeed', message: 'is missing: the wheel turns by it' },
    ]);
  // Whatever comes can be paid: a prize that cannot is never drawn and then refused.
  await requireBudget(tx, parts, part);
  const { serverSeed, commitment } = await openNextSeed(tx, parts.kernel, part);
  const draws = drawsOf({ serverSeed, clientSeed, nonce: 0 });
  const place = pickWeighted(
    draws(0),
    gives.prizes.map(({ weight }) => weight),
  );
  await sealNextSeed(tx, parts.kernel, part);
  return { place, draw: { commitment, serverSeed, clientSeed } };
}
