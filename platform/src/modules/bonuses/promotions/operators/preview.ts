import { DAY_MS, formatAmount, type PlayerId } from '@paddock/contract';
import type { PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';

import { readWho } from '../../../eligibility/index.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { isBoost } from '../../coupon-gifts/gift-terms.ts';
import { currencyFor } from '../currency-for.ts';
import { isDailyGift } from '../days/gift-of-day.ts';
import { giftIn } from '../gift.ts';
import type { PastDeposit } from '../promotions-parts.ts';
import { isCounted } from '../starts/window.ts';
import { isFor } from '../who.ts';
import { costOfBoost } from './preview-boosts.ts';
import { previewDays } from './preview-days.ts';
import { costOfStart } from './preview-starts.ts';

/** What a player would have been given, once; in points where these are given. */
export interface PastGift {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** What the past says of terms. */
export type PastPreview = Pick<PromotionPreviewView, 'players' | 'given' | 'points'>;

/**
 * What terms would have given in the days that are over, had everybody whom they are for taken part: an upper bound, since
 * nobody has to. A gift for each deposit of the number they name, or for what is counted of who joined as the days began. What
 * needs no money (taking part, a code, visits, a birthday, a level, and a wheel or a calendar by each day a player was here) is
 * counted for whoever was here: who paid in, whose stakes ended, and who only signed in. A boost or an insurance, where no count
 * brings it, adds what it would have added to the bets of these days.
 */
export async function previewPromotion(
  parts: BonusesParts,
  terms: PromotionTerms,
  days: number,
): Promise<PastPreview> {
  const { kernel, depositsSince } = parts;
  const toMs = kernel.clock.nowMs();
  const fromMs = toMs - days * DAY_MS;
  const deposits = await depositsSince(kernel.db, fromMs);
  const { starts } = terms;
  const activePlayers = async () => [
    ...deposits.map(({ playerId }) => playerId),
    ...(await parts.wallet.playersWithEnds(kernel.db, { fromMs, toMs })),
  ];
  // Of what needs no money: also who only signed in could have taken it.
  const allPlayers = async () => [
    ...(await activePlayers()),
    ...(await parts.visitorsSince(kernel.db, fromMs)),
  ];
  if (isDailyGift(terms.gives)) {
    const players = await whomItIsFor(parts, terms, await allPlayers());
    return previewDays(parts, terms, { players, fromMs });
  }
  const { gives } = terms;
  if (isBoost(gives) && !isCounted(starts)) {
    const added = new Map<PlayerId, PastGift>();
    const players = starts.on === 'deposit' ? ofNumber(deposits, starts.number) : await activePlayers();
    for (const playerId of await whomItIsFor(parts, terms, players)) {
      const gift = await costOfBoost(parts, { terms, gives, playerId, fromMs });
      if (gift !== undefined) added.set(playerId, gift);
    }
    return viewOf(terms, added);
  }
  if (starts.on === 'joining' || starts.on === 'code')
    return viewOf(terms, await costOfTaking(parts, terms, await allPlayers()));
  if (!isCounted(starts)) {
    const wanted = await whomItIsFor(
      parts,
      terms,
      deposits.map(({ playerId }) => playerId),
    );
    return viewOf(
      terms,
      costOf(
        terms,
        deposits.filter(({ playerId }) => wanted.has(playerId)),
      ),
    );
  }
  const given = new Map<PlayerId, PastGift>();
  const players = 'products' in starts ? await activePlayers() : await allPlayers();
  for (const playerId of await whomItIsFor(parts, terms, players)) {
    const gift = await costOfStart(parts, { terms, starts, playerId, fromMs, toMs });
    if (gift !== undefined) given.set(playerId, gift);
  }
  return viewOf(terms, given);
}

/** What everybody among some players is given at once who takes part, in the currency they would be given it in. */
async function costOfTaking(
  parts: BonusesParts,
  terms: PromotionTerms,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<PlayerId, PastGift>> {
  const given = new Map<PlayerId, PastGift>();
  for (const playerId of await whomItIsFor(parts, terms, players)) {
    const currency = await currencyFor(parts.kernel.db, parts, playerId, terms);
    if (currency === undefined) continue;
    const amountMinor = giftIn(terms, currency, 0n);
    if (amountMinor > 0n) given.set(playerId, { currency, amountMinor });
  }
  return given;
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

/** By player and currency: what each would have been given once. */
export function costOf(
  terms: PromotionTerms,
  deposits: readonly PastDeposit[],
): ReadonlyMap<PlayerId, PastGift> {
  const given = new Map<PlayerId, PastGift>();
  for (const { playerId, number, currency, amountMinor: depositMinor } of deposits) {
    if (given.has(playerId)) continue;
    if (terms.starts.on === 'deposit' && number !== terms.starts.number) continue;
    const amountMinor = giftIn(terms, currency, depositMinor);
    if (amountMinor > 0n) given.set(playerId, { currency, amountMinor });
  }
  return given;
}

function viewOf(
  { gives }: Pick<PromotionTerms, 'gives'>,
  given: ReadonlyMap<PlayerId, PastGift>,
): PastPreview {
  const players = given.size;
  if (gives.kind === 'points') return { players, given: [], points: players * gives.points };
  const sums = new Map<string, bigint>();
  for (const { currency, amountMinor } of given.values())
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
  return {
    players,
    given: [...sums].map(([currency, minor]) => ({ currency, amount: formatAmount(minor, currency) })),
    points: 0,
  };
}
