import { formatAmount, type AmountMinor } from '@paddock/contract';
import type { TotoDividend, TotoDrawCard, TotoDrawView, TotoEvent } from '@paddock/contract/schemas';
import { outcomesOf, type DividedCategory } from '@paddock/games/toto';

import type { TotoParts } from '../toto-api.ts';
import { phaseOf, type Draw, type DrawEvent } from './draw.ts';
import { readEvents } from './event-store.ts';
import { readJackpots } from './jackpot-store.ts';

/** Draws of a list, of one currency. */
export async function cardsOf(parts: TotoParts, draws: readonly Draw[]): Promise<readonly TotoDrawCard[]> {
  const currency = draws[0]?.currency;
  if (currency === undefined) return [];
  const jackpotOf = await readJackpots(parts.kernel.db, currency, parts.kernel.clock.nowMs());
  return Promise.all(draws.map((draw) => cardOf(parts, draw, jackpotOf(draw.drawId))));
}

/** @param standingMinor the jackpot that a draw which is not decided begins with, as it looks now */
export async function cardOf(
  { kernel, figures }: TotoParts,
  draw: Draw,
  standingMinor: AmountMinor,
): Promise<TotoDrawCard> {
  const { decided, currency } = draw;
  const { stakesMinor, coupons } = await figures.sold(draw);
  const houseMinor = (stakesMinor * BigInt(draw.houseBps)) / 10_000n;
  const best = decided?.categories.find(({ winners }) => winners > 0n);
  return {
    id: draw.drawId,
    pool: draw.kind.code,
    currency,
    phase: phaseOf(draw, kernel.clock.nowMs()),
    columnPrice: formatAmount(draw.columnMinor, currency),
    opensAtMs: draw.opensAtMs,
    closesAtMs: draw.closedAtMs ?? draw.closesAtMs,
    windowEndsAtMs: draw.windowEndsAtMs,
    fund: formatAmount(
      decided === undefined ? stakesMinor - houseMinor : decided.stakesMinor - decided.houseMinor,
      currency,
    ),
    jackpot: formatAmount(decided?.beforeMinor ?? standingMinor, currency),
    coupons,
    best: best === undefined ? null : dividendOf(best, currency),
  };
}

const dividendOf = (
  { hits, winners, amountMinor, columnMinor }: DividedCategory,
  currency: string,
): TotoDividend => ({
  hits,
  winners: winners.toString(),
  amount: formatAmount(amountMinor, currency),
  column: formatAmount(columnMinor, currency),
});

/** One draw with all that a page shows of it. */
export async function viewOf(parts: TotoParts, draw: Draw): Promise<TotoDrawView> {
  const { currency, kind, decided } = draw;
  const { db, clock } = parts.kernel;
  const bounds = parts.bounds(currency);
  const jackpotOf = await readJackpots(db, currency, clock.nowMs());
  const picks = await parts.figures.picks(draw);
  const events = await readEvents(db, draw.drawId);
  const amount = (minor: AmountMinor): string => formatAmount(minor, currency);
  return {
    ...(await cardOf(parts, draw, jackpotOf(draw.drawId))),
    houseBps: draw.houseBps,
    categories: [...draw.categories],
    unplayed: kind.unplayed,
    leastPlayed: kind.leastPlayed,
    mostColumns: kind.mostColumns,
    leastStake: amount(bounds.minMinor),
    mostStake: amount(bounds.maxMinor),
    events: events.map((event, at) => eventView(parts, draw, event, picks?.[at])),
    commitment: draw.commitment,
    result:
      decided === undefined
        ? null
        : {
            decidedAtMs: decided.atMs,
            stakes: amount(decided.stakesMinor),
            house: amount(decided.houseMinor),
            jackpotBefore: amount(decided.beforeMinor),
            paid: amount(decided.paidMinor),
            jackpotAfter: amount(decided.afterMinor),
            remainder: amount(decided.remainderMinor),
            dividends: decided.categories.map((category) => dividendOf(category, currency)),
            seed: decided.seed,
            publicValue: decided.publicValue,
          },
  };
}

function eventView(
  { events }: TotoParts,
  { kind, decided }: Draw,
  event: DrawEvent,
  picks: readonly number[] | undefined,
): TotoEvent {
  const chances = decided === undefined ? events.chances(event.eventId) : undefined;
  const hasChances = chances?.length === outcomesOf(kind.question).length;
  return {
    eventId: event.eventId,
    sport: event.sport,
    championship: event.championship,
    home: event.home,
    away: event.away,
    startsAtMs: event.startsAtMs,
    chancesMilli: hasChances ? chances.map((chance) => Math.round(chance * 1000)) : null,
    picksMilli: picks === undefined ? null : [...picks],
    score: event.score === undefined ? null : [event.score[0], event.score[1]],
    outcome: event.outcome ?? null,
    isPlayed: event.isPlayed ?? null,
  };
}
