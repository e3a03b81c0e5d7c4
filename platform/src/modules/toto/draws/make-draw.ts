import type { AmountMinor, EventId } from '@paddock/contract';
import { termsFault, type PoolCategory, type PoolKind } from '@paddock/games/toto';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { PoolEvent } from '../../sportsbook/index.ts';
import type { TotoParts } from '../toto-api.ts';
import type { DrawId } from './draw.ts';
import { newSeed } from './draw-seeds.ts';
import { insertDraw } from './draw-store.ts';
import { insertEvents } from './event-store.ts';

export interface WantedDraw {
  readonly kind: PoolKind;
  readonly currency: string;
  readonly columnMinor: AmountMinor;
  readonly eventIds: readonly EventId[];
  /** Sales close then, or at the first kick-off where that is earlier. */
  readonly closesAtMs: number | undefined;
  readonly houseBps: number;
  readonly categories: readonly PoolCategory[];
}

/**
 * Makes a draw of matches that have not begun, with its seed committed to; it sells from now on.
 * @throws TOTO_EVENTS where there are not as many different ones of the kind's sport, INVALID_INPUT for other terms that are
 * none, CURRENCY_UNSUPPORTED
 */
export async function makeDraw(tx: Tx, parts: TotoParts, wanted: WantedDraw): Promise<DrawId> {
  const { kernel, bounds } = parts;
  const { kind, currency, columnMinor, houseBps, categories } = wanted;
  const opensAtMs = kernel.clock.nowMs();
  const fault = termsFault(kind.events, houseBps, categories);
  if (fault !== undefined)
    throw new PlatformError('INVALID_INPUT', [{ at: `/${fault}`, message: 'cannot be so' }]);
  bounds(currency);
  const events = eventsOf(parts, wanted, opensAtMs);
  const starts = events.map(({ startsAtMs }) => startsAtMs);
  const closesAtMs = Math.min(wanted.closesAtMs ?? Infinity, ...starts);
  if (closesAtMs <= opensAtMs)
    throw new PlatformError('INVALID_INPUT', [{ at: '/closesAtMs', message: 'is over' }]);
  const drawId = kernel.ids.next<'toto-draw'>();
  await insertDraw(tx, {
    ...{ drawId, kind, currency, columnMinor, houseBps, categories, opensAtMs, closesAtMs },
    windowEndsAtMs: Math.max(...starts) + kind.windowMs,
    ...newSeed(kernel, drawId),
  });
  await insertEvents(tx, drawId, events);
  return drawId;
}

function eventsOf(
  { events }: TotoParts,
  { kind, eventIds }: WantedDraw,
  nowMs: number,
): readonly PoolEvent[] {
  const found = eventIds.map((id) => events.upcomingOne(id, nowMs)).filter((event) => event !== undefined);
  const areSound =
    found.length === kind.events &&
    eventIds.length === kind.events &&
    new Set(eventIds).size === kind.events &&
    found.every(({ sport }) => sport === kind.sport);
  if (!areSound) throw new PlatformError('TOTO_EVENTS');
  return found;
}
