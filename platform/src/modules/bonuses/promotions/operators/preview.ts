import { DAY_MS, formatAmount, type PlayerId } from '@paddock/contract';
import type { PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';

import { readWho } from '../../../eligibility/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { isBoost } from '../../coupon-gifts/gift-terms.ts';
import { currencyFor } from '../currency-for.ts';
import { isDailyGift } from '../days/gift-of-day.ts';
import { budgetOf, giftIn } from '../gift.ts';
import type { PastDeposit } from '../promotions-parts.ts';
import { isCounted } from '../starts/window.ts';
import { isFor } from '../who.ts';
import { LimitsUsed } from './limits-used.ts';
import { onceAHolder } from './once-a-holder.ts';
import type { PastGift } from './past-gift.ts';
import { costOfBoost } from './preview-boosts.ts';
import { previewDays } from './preview-days.ts';
import { costOfStart } from './preview-starts.ts';

/** What the past says of terms. */
export type PastPreview = Omit<PromotionPreviewView, 'seen' | 'worst'>;

/**
 * What terms would have given in the days that are over, had everybody whom they are for taken part, until a limit of theirs is
 * reached. A gift for each deposit of the number they name, or for what is counted of who joined as the days began. What
 * needs no money (taking part, a code, visits, a birthday, a level, and a wheel or a calendar by each day a player was here) is
 * counted for whoever was here: who paid in, whose stakes ended, and who only signed in. A boost or an insurance, where no count
 * brings it, adds what it would have added to the bets of these days.
 */
export async function previewPromotion(
  parts: BonusesParts,
  terms: PromotionTerms,
  days: number,
): Promise<PastPreview> {
  const toMs = parts.kernel.clock.nowMs();
  const fromMs = toMs - days * DAY_MS;
  if (isDailyGift(terms.gives)) {
    const players = await whomItIsFor(parts, terms, await allPlayers(parts, { fromMs, toMs }));
    return previewDays(parts, terms, { players, fromMs });
  }
  const gifts = await giftsOf(parts, terms, { fromMs, toMs });
  const inOrder = gifts.toSorted((a, b) => a.atMs - b.atMs);
  const { first, beside } = await onceAHolder(parts, inOrder);
  return viewOf(terms, first, beside);
}

interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

/** What each of those whom it is for would have been given, whatever its limits are. */
async function giftsOf(
  parts: BonusesParts,
  terms: PromotionTerms,
  period: Period,
): Promise<readonly PastGift[]> {
  const { starts, gives } = terms;
  const { fromMs } = period;
  if (isBoost(gives) && !isCounted(starts)) {
    const deposits = await parts.depositsSince(parts.kernel.db, fromMs);
    const players =
      starts.on === 'deposit' ? ofNumber(deposits, starts.number) : await activePlayers(parts, period);
    return ofEach(parts, terms, players, async (playerId) => {
      const deposit = deposits.find((one) => starts.on === 'deposit' && one.playerId === playerId);
      const atMs = deposit?.atMs ?? (await firstHere(parts, playerId, fromMs));
      return costOfBoost(parts, { terms, gives, playerId, fromMs, atMs });
    });
  }
  if (starts.on === 'joining' || starts.on === 'code')
    return ofEach(parts, terms, await allPlayers(parts, period), (playerId) =>
      costOfTaking(parts, terms, playerId, fromMs),
    );
  if (isCounted(starts)) {
    const players = await ('products' in starts ? activePlayers(parts, period) : allPlayers(parts, period));
    return ofEach(parts, terms, players, (playerId) =>
      costOfStart(parts, { terms, starts, playerId, ...period }),
    );
  }
  const deposits = await parts.depositsSince(parts.kernel.db, fromMs);
  const wanted = await whomItIsFor(
    parts,
    terms,
    deposits.map(({ playerId }) => playerId),
  );
  return costOfDeposits(
    terms,
    deposits.filter(({ playerId }) => wanted.has(playerId)),
  );
}

/** Who paid in, or had a stake end. */
async function activePlayers(parts: BonusesParts, period: Period): Promise<readonly PlayerId[]> {
  const { db } = parts.kernel;
  const deposits = await parts.depositsSince(db, period.fromMs);
  return [...deposits.map(({ playerId }) => playerId), ...(await parts.wallet.playersWithEnds(db, period))];
}

/** Of what needs no money: also who only signed in could have taken it. */
const allPlayers = async (parts: BonusesParts, period: Period): Promise<readonly PlayerId[]> => [
  ...(await activePlayers(parts, period)),
  ...(await parts.visitorsSince(parts.kernel.db, period.fromMs)),
];

/** When a player was here first, as far as it was kept: who joins does so then. */
async function firstHere(parts: BonusesParts, playerId: PlayerId, fromMs: number): Promise<number> {
  const visits = await parts.visitsSince(parts.kernel.db, playerId, fromMs);
  return visits.length === 0 ? fromMs : Math.min(...visits);
}

/** What those of some players would have been given whom it is for. */
async function ofEach(
  parts: BonusesParts,
  terms: PromotionTerms,
  players: readonly PlayerId[],
  giftOf: (playerId: PlayerId) => Promise<PastGift | undefined>,
): Promise<readonly PastGift[]> {
  const gifts: PastGift[] = [];
  for (const playerId of await whomItIsFor(parts, terms, players)) {
    const gift = await giftOf(playerId);
    if (gift !== undefined) gifts.push(gift);
  }
  return gifts;
}

/** What somebody is given at once who takes part, in the currency they would be given it in. */
async function costOfTaking(
  parts: BonusesParts,
  terms: PromotionTerms,
  playerId: PlayerId,
  fromMs: number,
): Promise<PastGift | undefined> {
  const currency = await currencyFor(parts.kernel.db, parts, playerId, terms);
  if (currency === undefined) return undefined;
  const amountMinor = giftIn(terms, currency, 0n);
  if (amountMinor <= 0n) return undefined;
  return { playerId, currency, amountMinor, atMs: await firstHere(parts, playerId, fromMs) };
}

/** Who made the deposit of a number. */
const ofNumber = (deposits: readonly PastDeposit[], wanted: number): readonly PlayerId[] =>
  deposits.filter(({ number }) => number === wanted).map(({ playerId }) => playerId);

/** Those of some players whom a promotion is for. */
async function whomItIsFor(
  parts: BonusesParts,
  terms: PromotionTerms,
  players: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  const { db, clock } = parts.kernel;
  const nowMs = clock.nowMs();
  const wanted = new Set<PlayerId>();
  for (const playerId of new Set(players)) {
    const one = await readWho(db, parts, playerId, [terms]);
    if (one !== undefined && isFor(terms, one, { wasOffered: true, nowMs })) wanted.add(playerId);
  }
  return wanted;
}

/** What each would have been given once by their deposits. */
function costOfDeposits(terms: PromotionTerms, deposits: readonly PastDeposit[]): readonly PastGift[] {
  const given = new Map<PlayerId, PastGift>();
  for (const { playerId, number, currency, amountMinor: depositMinor, atMs } of deposits) {
    if (given.has(playerId)) continue;
    if (terms.starts.on === 'deposit' && number !== terms.starts.number) continue;
    const amountMinor = giftIn(terms, currency, depositMinor);
    if (amountMinor > 0n) given.set(playerId, { playerId, currency, amountMinor, atMs });
  }
  return [...given.values()];
}

/** Sums gifts up in the order of time, as far as limits let them be given. */
function viewOf(terms: PromotionTerms, gifts: readonly PastGift[], beside: number): PastPreview {
  const limits = new LimitsUsed(terms);
  const given = gifts.filter(({ currency, amountMinor, countedMinor = amountMinor, atMs }) =>
    limits.take(budgetOf(terms, currency, countedMinor), atMs),
  );
  const players = given.length;
  const told = { players, late: gifts.length - players, beside, bounds: limits.view() };
  const { gives } = terms;
  if (gives.kind === 'points') return { ...told, given: [], points: players * gives.points };
  const sums = new Map<string, bigint>();
  for (const { currency, amountMinor } of given) sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
  return {
    ...told,
    given: [...sums].map(([currency, minor]) => ({ currency, amount: formatAmount(minor, currency) })),
    points: 0,
  };
}
