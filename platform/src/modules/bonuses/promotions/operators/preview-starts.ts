import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import type { PromotionCountedStart, PromotionTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../../../kernel/database/database.ts';
import { firstIdAt, idMadeAtMs } from '../../../../kernel/ids/id-generator.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { currencyFor } from '../currency-for.ts';
import { giftIn } from '../gift.ts';
import { countStakes, type CountingFor } from '../starts/count-stakes.ts';
import { cashbackOf, isReached, type CountedStake, type StartFigures } from '../starts/figures.ts';
import { hasLevel } from '../starts/has-level.ts';
import { windowOf, type StartWindow } from '../starts/window.ts';
import { firstOfDays } from './first-of-days.ts';
import type { PastGift } from './past-gift.ts';

interface Asked {
  readonly terms: PromotionTerms;
  readonly starts: PromotionCountedStart;
  readonly playerId: PlayerId;
  /** When the player would have joined. */
  readonly fromMs: number;
  readonly toMs: number;
}

/** What somebody would have been given who had joined at a moment, by the very count that a part is looked at with. */
export async function costOfStart(parts: BonusesParts, asked: Asked): Promise<PastGift | undefined> {
  const { terms, starts, playerId, fromMs, toMs } = asked;
  const { db } = parts.kernel;
  const currency = await currencyFor(db, parts, playerId, terms);
  const window = windowOf(starts, {
    joinedAtMs: fromMs,
    closesAtMs: toMs,
    timeZoneHours: parts.timeZoneHours(),
    birthDate: await parts.birthDateOf(db, playerId),
  });
  if (currency === undefined || window === undefined) return undefined;
  const figures = await figuresOf(parts, asked, currency, window);
  // Days that are not over yet are taken as they stand.
  const isOver = starts.on === 'loss';
  if (!isReached(starts, figures, { currency, isOver, hasBegun: true })) return undefined;
  const { gives } = terms;
  const amountMinor =
    gives.kind === 'cashback' ? cashbackOf(gives, figures.stakes, currency) : giftIn(terms, currency, 0n);
  if (amountMinor <= 0n) return undefined;
  return { playerId, currency, amountMinor, atMs: reachedAtMs(asked, figures, { currency, window }) };
}

/** When what is counted came: with the stake or the visit that was enough, a loss as its days were over or as they stand. */
function reachedAtMs(
  { starts, toMs }: Asked,
  { stakes, days, moments }: PastFigures,
  { currency, window }: { readonly currency: string; readonly window: StartWindow },
): number {
  if (starts.on === 'loss') return Math.min(window.untilMs, toMs);
  const stands = { currency, isOver: false, hasBegun: true };
  const isEnough = (count: number): boolean =>
    isReached(
      starts,
      { stakes: stakes.slice(0, count), days: days.slice(0, count), hasLevel: false },
      stands,
    );
  // What is counted never becomes less with more of them.
  let few = 0;
  let enough = moments.length;
  while (enough - few > 1) {
    const count = (few + enough) >> 1;
    if (isEnough(count)) enough = count;
    else few = count;
  }
  return moments[enough - 1] ?? window.fromMs;
}

/** Figures with the moment of each stake that counts, or of the first visit of each day, in the order of time. */
interface PastFigures extends StartFigures {
  readonly moments: readonly number[];
}

async function figuresOf(
  parts: BonusesParts,
  { starts, playerId, fromMs, toMs }: Asked,
  currency: string,
  { untilMs }: StartWindow,
): Promise<PastFigures> {
  const { db } = parts.kernel;
  const none: PastFigures = { stakes: [], days: [], hasLevel: false, moments: [] };
  if (starts.on === 'level') return { ...none, hasLevel: await hasLevel(db, parts, playerId, starts.level) };
  if (starts.on === 'logins') {
    const visits = (await parts.visitsSince(db, playerId, fromMs)).filter((atMs) => atMs < untilMs);
    const firsts = firstOfDays(visits, parts.timeZoneHours());
    return { ...none, days: [...firsts.keys()], moments: [...firsts.values()] };
  }
  if (!('products' in starts)) return none;
  const afterStakeId = firstIdAt(fromMs) as BetId;
  const read: CountingFor['read'] = new Map<AccountId, bigint>();
  let start: CountingFor = { playerId, currency, afterStakeId, fromMs, untilMs, read };
  let stakes: ReadonlyMap<BetId, CountedStake> = new Map();
  for (;;) {
    const counted = await inTransaction(db, (tx) =>
      countStakes(tx, parts, { start, starts, atMs: toMs }, stakes),
    );
    stakes = counted.stakes;
    start = { ...start, read: counted.read };
    if (!counted.isMore) {
      const inOrder = [...stakes].toSorted(([a], [b]) => Number(BigInt(a) - BigInt(b)));
      const moments = inOrder.map(([betId]) => idMadeAtMs(betId));
      return { ...none, stakes: inOrder.map(([, stake]) => stake), moments };
    }
  }
}
