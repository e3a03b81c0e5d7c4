import type { AccountId, BetId, PlayerId } from '@paddock/contract';
import type { PromotionCountedStart, PromotionTerms } from '@paddock/contract/schemas';

import { inTransaction } from '../../../../kernel/database/database.ts';
import { firstIdAt } from '../../../../kernel/ids/id-generator.ts';
import { dayOf } from '../../../../kernel/time/site-days.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { currencyFor } from '../currency-for.ts';
import { giftIn } from '../gift.ts';
import { countStakes, type CountingFor } from '../starts/count-stakes.ts';
import { cashbackOf, isReached, type CountedStake, type StartFigures } from '../starts/figures.ts';
import { hasLevel } from '../starts/has-level.ts';
import { windowOf, type StartWindow } from '../starts/window.ts';
import type { PastGift } from './preview.ts';

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
  return amountMinor > 0n ? { currency, amountMinor } : undefined;
}

async function figuresOf(
  parts: BonusesParts,
  { starts, playerId, fromMs, toMs }: Asked,
  currency: string,
  { untilMs }: StartWindow,
): Promise<StartFigures> {
  const { db } = parts.kernel;
  const none: StartFigures = { stakes: [], days: [], hasLevel: false };
  if (starts.on === 'level') return { ...none, hasLevel: await hasLevel(db, parts, playerId, starts.level) };
  if (starts.on === 'logins') {
    const visits = (await parts.visitsSince(db, playerId, fromMs)).filter((atMs) => atMs < untilMs);
    const days = visits.map((atMs) => dayOf(atMs, parts.timeZoneHours()));
    return { ...none, days: [...new Set(days)] };
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
    if (!counted.isMore) return { ...none, stakes: [...stakes.values()] };
  }
}
