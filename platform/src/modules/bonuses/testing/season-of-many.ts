import { randomUUID } from 'node:crypto';
import { DAY_MS, formatAmount } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../../kernel/database/database.ts';
import { dayOf } from '../../../kernel/time/site-days.ts';
import { PLAYER_HEADER } from '../../../testing/index.ts';
import { giftsOf } from '../coupon-gifts/gift-store.ts';
import { takeDay } from '../promotions/days/take-day.ts';
import { startPromotion, writePromotion } from '../promotions/operators/decide.ts';
import { giveToList } from '../promotions/operators/give-to-list.ts';
import { join } from '../promotions/take-part.ts';
import { seasonTerms } from './season-promotions.ts';
import type { Season, SeasonPlayer } from './season.ts';

/** Players that come on a day, play and are done before the next ones come; more where a year would be too short for all. */
const LEAST_A_DAY = 500;
const MOST_DAYS = 250;
const SIDE_BY_SIDE = 6;
const REASON = 'a season of many';
/** Taken in turn, so that each page has them all. */
const KINDS = ['free-bet', 'money', 'odds-boost', 'points', 'deposit-bonus', 'wheel'] as const;
export type KindOfMany = (typeof KINDS)[number];
/** Whom each is for: a preview then counts those alone who could take it. */
const COUNTRIES: Readonly<Record<KindOfMany, string>> = {
  ...{ 'free-bet': 'AT', money: 'BE', 'odds-boost': 'CZ', points: 'DK', 'deposit-bonus': 'EE', wheel: 'FI' },
};

export const codeOf = (kind: KindOfMany): string => `many-${kind}`;
const by = ({ operator }: Season) => ({ operator: operator.principal, reason: REASON });

/** Starts one promotion of each kind, for a country and without bounds, that goes on for the whole season. Answers their terms. */
export async function beginForMany(season: Season): Promise<ReadonlyMap<KindOfMany, PromotionTerms>> {
  const { parts, random } = season;
  const begun = new Map<KindOfMany, PromotionTerms>();
  for (const kind of KINDS) {
    const terms = {
      ...seasonTerms(kind, random, season.nowMs()),
      who: { countries: [COUNTRIES[kind]] },
      ...{ limits: {}, closesAtMs: season.nowMs() + 300 * DAY_MS },
      ...(kind === 'deposit-bonus' && { starts: { on: 'deposit' as const, number: 1 } }),
    };
    await writePromotion(parts, { code: codeOf(kind), terms, reason: REASON }, by(season).operator);
    await startPromotion(parts, codeOf(kind), 1, by(season));
    begun.set(kind, terms);
  }
  return begun;
}

/**
 * So many players of a season come: each is given something, pays in and bets; after each day of them a match ends.
 * @param ofAll how many the season has
 */
export async function playMany(season: Season, count: number, ofAll: number): Promise<void> {
  const aDay = Math.max(LEAST_A_DAY, Math.ceil(ofAll / MOST_DAYS));
  for (let left = count; left > 0; left -= aDay) {
    await playDay(season, Math.min(aDay, left));
    await season.pass(24);
  }
}

async function playDay(season: Season, count: number): Promise<void> {
  const from = season.players.length;
  await season.join(count);
  const players = season.players.slice(from).map((player, at) => ({ player, kind: kindAt(at) }));
  for (const { player, kind } of players) {
    season.people.countries.set(player.playerId, COUNTRIES[kind]);
    season.people.visit(player.playerId, season.nowMs());
  }
  // Free bets come of an operator, to a list.
  const listed = players.filter(({ kind }) => kind === 'free-bet').map(({ player }) => player.playerId);
  const { refused } = await giveToList(season.parts, codeOf('free-bet'), listed, by(season));
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
  const work = players.values();
  await Promise.all(
    Array.from({ length: SIDE_BY_SIDE }, async () => {
      for (const { player, kind } of work) await playOne(season, player, kind);
    }),
  );
  await season.book.endOne();
}

const kindAt = (at: number): KindOfMany => KINDS[at % KINDS.length] ?? 'money';

async function playOne(season: Season, player: SeasonPlayer, kind: KindOfMany): Promise<void> {
  const { parts } = season;
  const { playerId } = player;
  if (kind !== 'free-bet') await join(parts, playerId, codeOf(kind));
  await payIn(season, player);
  if (kind === 'wheel')
    await takeDay(parts, {
      ...{ playerId, code: codeOf(kind) },
      request: { day: dayOf(season.nowMs(), 0), clientSeed: 'season' },
    });
  await bet(season, player);
}

/** A deposit is credited: what the cashier does of it, in its one transaction. */
async function payIn(season: Season, player: SeasonPlayer): Promise<void> {
  const { platform, random, parts } = season;
  const { playerId, accountId, deposits } = player;
  const { wallet, bonuses } = platform.modules;
  const paymentId = platform.kernel.ids.forPlayer<'payment'>(playerId);
  const amountMinor = BigInt(1_000 + random.int(4_000));
  const atMs = season.nowMs();
  await inTransaction(parts.kernel.db, async (tx) => {
    await wallet.lock(tx, playerId);
    await bonuses.depositCredited(tx, {
      ...{ playerId, paymentId, currency: 'EUR', amountMinor, isFirst: true, atMs },
    });
    await wallet.deposit(tx, { playerId, accountId, paymentId, provider: 'sim', amountMinor, atMs });
  });
  deposits.push({ paymentId, amountMinor, isGone: false });
}

/** A single, with the gift where there is one. */
async function bet({ platform, random, book }: Season, { playerId, accountId }: SeasonPlayer): Promise<void> {
  const [gift] = await giftsOf(platform.kernel.db, playerId);
  const stakeMinor = gift?.terms.kind === 'free-bet' ? gift.amountMinor : BigInt(100 + random.int(400));
  const answer = await platform.app.inject({
    ...{ method: 'POST', url: '/web-api/sportsbook/bets' },
    headers: { [PLAYER_HEADER]: playerId, 'idempotency-key': randomUUID() },
    payload: {
      ...{ type: 'single', accountId, stake: formatAmount(stakeMinor, 'EUR'), policy: 'any' },
      ...{ legs: book.legs(1), ...(gift && { giftId: gift.giftId }) },
    },
  });
  if (answer.statusCode !== 201 && answer.statusCode !== 409 && answer.statusCode !== 422)
    throw new Error(answer.body);
}
