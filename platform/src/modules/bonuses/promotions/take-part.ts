import type { PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { readWho } from '../../eligibility/index.ts';
import { tellPlayer } from '../../live/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { bonusesOf } from '../bonuses-store.ts';
import { endGifts } from '../coupon-gifts/give-gift.ts';
import { endBonus } from '../end-bonus.ts';
import { closeGrant, give } from './give.ts';
import { currencyFor } from './currency-for.ts';
import { giftIn } from './gift.ts';
import { grantsOf, insertGrant, insertOffers, writeGrant } from './grant-store.ts';
import {
  codeOf,
  isOpen,
  isOpenAt,
  partIn,
  wasGiven,
  type Grant,
  type RunningPromotion,
} from './promotion.ts';
import { holdRunning, readOneRunning, readRunning } from './promotion-store.ts';
import { wasHadBeside } from './had-beside.ts';
import { requireFree } from './require-free.ts';
import { spentCodes } from './spent-codes.ts';
import { beginCounting } from './starts/begin-counting.ts';
import { lookAtStart } from './starts/look-at-start.ts';
import { isCounted } from './starts/window.ts';
import { isFor } from './who.ts';

/**
 * Takes a player into a promotion, by the version in force; whoever takes part already stays with theirs.
 * @throws NOT_FOUND, PROMOTION_NOT_FOR_YOU, PROMOTION_TAKEN, PROMOTION_SPENT, and what `requireFree` refuses
 */
export async function join(parts: BonusesParts, playerId: PlayerId, code: string): Promise<Grant> {
  const promotion = await readOneRunning(parts.kernel.db, code);
  // A promotion of a code is joined by its code alone.
  const isAsked = (terms: PromotionTerms) => codeOf(terms) === undefined;
  if (promotion === undefined || !isAsked(promotion.terms)) throw new PlatformError('NOT_FOUND');
  return takeIn(parts, playerId, code, { isAsked, isOffered: false });
}

/** The same by the code that somebody typed, in any letters. */
export async function joinByCode(parts: BonusesParts, playerId: PlayerId, typed: string): Promise<Grant> {
  const code = typed.trim().toUpperCase();
  const isAsked = (terms: PromotionTerms) => codeOf(terms) === code;
  const asked = (await readRunning(parts.kernel.db)).filter(({ terms }) => isAsked(terms));
  // One that is over may have had the code before.
  const nowMs = parts.kernel.clock.nowMs();
  const found = asked.find(({ terms }) => nowMs < terms.closesAtMs) ?? asked[0];
  if (found === undefined) throw new PlatformError('PROMOTION_CODE_UNKNOWN');
  return takeIn(parts, playerId, found.code, { isAsked, isOffered: false });
}

interface Taking {
  /** What the promotion still has to be once it is held. */
  readonly isAsked: (terms: PromotionTerms) => boolean;
  /** True for an offer that is taken in the same transaction: whoever is refused was offered nothing. */
  readonly isOffered: boolean;
}

/**
 * Takes a player into a running promotion that `isAsked` is true of: what is given at once is given now. Who takes part already
 * keeps their part. @throws as `join`
 */
export async function takeIn(
  parts: BonusesParts,
  playerId: PlayerId,
  code: string,
  { isAsked, isOffered }: Taking,
): Promise<Grant> {
  const { kernel, wallet } = parts;
  const { db, clock, bus } = kernel;
  const mine = partIn(await grantsOf(db, playerId), code);
  if (mine !== undefined && mine.state !== 'offered' && isOpen(mine)) return mine;
  await requireFree(parts, playerId);
  const joined = await inTransaction(db, async (tx) => {
    await wallet.lock(tx, playerId);
    // Held, so that it is either stopped before this or takes the player in.
    const promotion = await holdRunning(tx, code);
    const atMs = clock.nowMs();
    if (promotion === undefined || !isAsked(promotion.terms) || !isOpenAt(promotion, atMs))
      throw new PlatformError('NOT_FOUND');
    if (isOffered) {
      const offer = { playerId, grantId: kernel.ids.forPlayer<'grant'>(playerId) };
      await insertOffers(tx, [offer], { code, version: promotion.version, atMs });
    }
    return takeInLocked(tx, parts, { playerId, promotion, atMs });
  });
  tellPlayer(bus, playerId, { kind: 'accounts' }, { kind: 'inbox' });
  // A level that is had and a birthday that is today are no reason to wait.
  if (joined.state !== 'joined' || !isCounted(joined.terms.starts)) return joined;
  await lookAtStart(parts, joined);
  return (await grantsOf(db, playerId)).find(({ grantId }) => grantId === joined.grantId) ?? joined;
}

interface Entering {
  readonly playerId: PlayerId;
  readonly promotion: RunningPromotion;
  readonly atMs: number;
}

/**
 * The same in the caller's transaction, which holds the player's accounts and the promotion; who is taken in is asked nothing but
 * what the promotion says.
 */
export async function takeInLocked(tx: Tx, parts: BonusesParts, entering: Entering): Promise<Grant> {
  const { playerId, promotion, atMs } = entering;
  const { code, terms } = promotion;
  const before = partIn(await grantsOf(tx, playerId), code);
  if (before !== undefined && before.state !== 'offered') {
    if (isOpen(before)) return before;
    if (wasGiven(before)) throw new PlatformError('PROMOTION_TAKEN');
  }
  const facts = await readWho(tx, parts, playerId, [terms]);
  const wasOffered = before?.wasOffered === true;
  if (facts === undefined || !isFor(terms, facts, { wasOffered, nowMs: atMs }))
    throw new PlatformError('PROMOTION_NOT_FOR_YOU');
  const { players } = await parts.personOf(tx, playerId);
  await requireNotHad(tx, players, code);
  if (await wasHadBeside(tx, parts, playerId, code)) throw new PlatformError('PROMOTION_TAKEN');
  const { starts } = terms;
  if (starts.on === 'deposit' && (await parts.depositsOf(tx, players)) >= starts.number)
    throw new PlatformError('PROMOTION_NOT_FOR_YOU');
  // Nobody waits for what cannot come.
  if ((await spentCodes(tx, [promotion])).has(code)) throw new PlatformError('PROMOTION_SPENT');
  const grant = await writeJoined(tx, parts, entering, before);
  if (starts.on === 'deposit') return grant;
  if (isCounted(starts)) {
    await beginCounting(tx, parts, grant);
    return grant;
  }
  const currency = await currencyFor(tx, parts, playerId, terms);
  if (currency === undefined) throw new PlatformError('PROMOTION_NOT_FOR_YOU');
  const gift = { currency, amountMinor: giftIn(terms, currency, 0n), paymentId: null, atMs };
  const giving = await give(tx, parts, grant, gift);
  if (giving !== 'given') throw new PlatformError(giving === 'spent' ? 'PROMOTION_SPENT' : 'PROMOTION_TAKEN');
  return theGrant(tx, playerId, code);
}

async function writeJoined(
  tx: Tx,
  { kernel }: BonusesParts,
  { playerId, promotion: { code, version, terms }, atMs }: Entering,
  before: Grant | undefined,
): Promise<Grant> {
  if (before === undefined) {
    const grantId = kernel.ids.forPlayer<'grant'>(playerId);
    await insertGrant(tx, { playerId, grantId, code, version, joinedAtMs: atMs });
    return theGrant(tx, playerId, code);
  }
  const again: Grant = { ...before, state: 'joined', version, terms, joinedAtMs: atMs, endedAtMs: null };
  await writeGrant(tx, again);
  return again;
}

/** Another account of the person had it, or takes part and may have it first. */
async function requireNotHad(tx: Tx, players: readonly PlayerId[], code: string): Promise<void> {
  for (const one of players)
    if ((await grantsOf(tx, one)).some((grant) => grant.code === code && wasGiven(grant)))
      throw new PlatformError('PROMOTION_TAKEN');
}

async function theGrant(tx: Tx, playerId: PlayerId, code: string): Promise<Grant> {
  const grant = partIn(await grantsOf(tx, playerId), code);
  if (grant === undefined) throw new Error(`player ${playerId} takes no part in ${code}`);
  return grant;
}

/** Leaves a promotion: a bonus that runs is given up, what waits never begins, an offer is declined for good. @throws NOT_FOUND for one without a part */
export async function leave(parts: BonusesParts, playerId: PlayerId, code: string): Promise<Grant> {
  const { kernel, wallet } = parts;
  const { db, clock, bus } = kernel;
  const left = await inTransaction(db, async (tx) => {
    await wallet.lock(tx, playerId);
    const grant = partIn(await grantsOf(tx, playerId), code);
    if (grant === undefined) throw new PlatformError('NOT_FOUND');
    if (!isOpen(grant)) return grant;
    if (grant.giftId !== null) {
      await endGifts(tx, playerId, grant, 'left', clock.nowMs());
      return theGrant(tx, playerId, code);
    }
    if (grant.state === 'offered') return closeGrant(tx, grant, 'declined', clock.nowMs());
    if (grant.state !== 'running' || grant.isDaily) return closeGrant(tx, grant, 'left', clock.nowMs());
    const bonus = (await bonusesOf(tx, playerId)).find(({ bonusId }) => bonusId === grant.bonusId);
    if (bonus?.status === 'running') await endBonus(tx, parts, bonus, 'forfeited', clock.nowMs());
    return theGrant(tx, playerId, code);
  });
  tellPlayer(bus, playerId, { kind: 'accounts' }, { kind: 'inbox' });
  return left;
}
