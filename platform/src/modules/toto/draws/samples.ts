import { DAY_MS, MINUTE_MS, type AmountMinor } from '@paddock/contract';
import { POOLS, type PoolKind } from '@paddock/games/toto';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { TotoParts } from '../toto-api.ts';
import { listDraws } from './draw-store.ts';
import { eventsInDraws } from './event-store.ts';
import { makeDraw } from './make-draw.ts';

export const SAMPLES_EVERY_MS = 10_000;

/** A draw of a development site sells at least so long. */
const SELLS_MS = 10 * MINUTE_MS;
/** The next matches may begin sooner. */
const NEXT_SELLS_MS = 2 * MINUTE_MS;

/** What a column costs on a development site. */
const COLUMN_MINOR: Readonly<Record<string, AmountMinor>> = { EUR: 10n, USD: 10n, RUB: 10_00n };

/**
 * Draws of a development site: of each kind and currency one always sells, of the matches that begin soonest. Where the
 * sportsbook has too few of them, it is tried again.
 */
export async function keepSamples(parts: TotoParts): Promise<void> {
  for (const currency of Object.keys(COLUMN_MINOR))
    for (const kind of POOLS) await keepSample(parts, kind, currency);
}

async function keepSample(parts: TotoParts, kind: PoolKind, currency: string): Promise<void> {
  const { kernel, events } = parts;
  const { code: pool } = kind;
  const nowMs = kernel.clock.nowMs();
  const undecided = await listDraws(kernel.db, {
    currency,
    pool,
    isDecided: false,
    nowMs,
    before: undefined,
    limit: 50,
  });
  if (undecided.some(({ closedAtMs, closesAtMs }) => closedAtMs === undefined && closesAtMs > nowMs)) return;
  const fromMs = nowMs + (pool === 'next-6' ? NEXT_SELLS_MS : SELLS_MS);
  const taken = await eventsInDraws(kernel.db, pool, currency);
  const found = events
    .upcoming(kind.sport, fromMs, nowMs + 7 * DAY_MS)
    .filter(({ eventId }) => !taken.has(eventId))
    .slice(0, kind.events);
  if (found.length < kind.events) return;
  await inTransaction(kernel.db, (tx) =>
    makeDraw(tx, parts, {
      ...{ kind, currency, columnMinor: COLUMN_MINOR[currency] ?? 10n, closesAtMs: undefined },
      eventIds: found.map(({ eventId }) => eventId),
      houseBps: kind.houseBps,
      categories: kind.categories,
    }),
  );
}
