import type { PlayerId } from '@paddock/contract';
import type { PromotionDaysView, PromotionTurn } from '@paddock/contract/schemas';

import { dayOf, dayStartMs } from '../../../../kernel/time/site-days.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { isOpenAt } from '../promotion.ts';
import { isFree } from '../require-free.ts';
import { placeOfDay } from './gift-of-day.ts';
import { dailyPartOf } from './take-day.ts';
import { turnsOf, type Turn } from './turn-store.ts';
import { nextCommitment } from './wheel-seed.ts';

/** Days that are shown: a month of a calendar, and of a wheel as many. */
const DAYS_SHOWN = 31;

/** A wheel or a calendar as its player sees it now. @throws NOT_FOUND for who has none */
export async function showDays(
  parts: BonusesParts,
  playerId: PlayerId,
  code: string,
): Promise<PromotionDaysView> {
  const { db, clock } = parts.kernel;
  const part = await dailyPartOf(db, playerId, code);
  const { gives, terms } = part;
  const turns = await turnsOf(db, part, DAYS_SHOWN);
  const nowMs = clock.nowMs();
  const hours = parts.timeZoneHours();
  const day = dayOf(nowMs, hours);
  const [last] = turns;
  const goesOn = part.state === 'running' && isOpenAt(part, nowMs);
  const isTaken = last?.day === day;
  const place = placeNow();
  return {
    day,
    endsAtMs: dayStartMs(day + 1, hours),
    state: await stateNow(),
    place: place ?? null,
    commitment: goesOn ? await nextCommitment(db, part) : null,
    turns: turns.map(turnView),
  };

  function placeNow(): number | undefined {
    if (gives.kind === 'wheel') return undefined;
    return isTaken ? last.place : placeOfDay(gives, day, { firstDay: dayOf(terms.opensAtMs, hours), last });
  }

  async function stateNow(): Promise<PromotionDaysView['state']> {
    if (isTaken) return 'taken';
    if (!goesOn || (gives.kind === 'calendar' && place === undefined)) return 'over';
    return (await isFree(parts, playerId)) ? 'open' : 'held';
  }
}

const turnView = ({ day, place, atMs, draw }: Turn): PromotionTurn => ({ day, place, atMs, draw });
