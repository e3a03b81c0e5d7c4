import { DAY_MS, HOUR_MS, parseAmount, type EventId } from '@paddock/contract';
import type { TotoDrawRequest } from '@paddock/contract/schemas';
import { findPool } from '@paddock/games/toto';

import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { DrawId } from '../draws/draw.ts';
import { makeDraw, type WantedDraw } from '../draws/make-draw.ts';
import type { TotoParts } from '../toto-api.ts';
import type { Decision } from './decide-about.ts';

/** Makes a draw, written down with the reason. @throws what `makeDraw` refuses, AMOUNT_INVALID */
export async function makeDrawByOperator(
  parts: TotoParts,
  request: TotoDrawRequest,
  { operator, reason }: Decision,
): Promise<DrawId> {
  const wanted = readRequest(parts, request);
  return inTransaction(parts.kernel.db, async (tx) => {
    const drawId = await makeDraw(tx, parts, wanted);
    const { reason: _said, ...after } = request;
    await parts.operators.record(tx, {
      operator,
      action: 'toto.make',
      subject: `toto-draw:${drawId}`,
      after,
      reason,
    });
    return drawId;
  });
}

/** Matches that nobody named begin after this at least. */
const SELLS_MS = HOUR_MS;

function readRequest({ kernel, events }: TotoParts, request: TotoDrawRequest): WantedDraw {
  const { currency, columnPrice } = request;
  const kind = findPool(request.pool);
  if (kind === undefined)
    throw new PlatformError('INVALID_INPUT', [{ at: '/pool', message: 'is no kind of pool' }]);
  const columnMinor = amountIn(columnPrice, currency);
  if (columnMinor === undefined || columnMinor <= 0n) throw new PlatformError('AMOUNT_INVALID');
  const fromMs = kernel.clock.nowMs() + SELLS_MS;
  const next = () => events.upcoming(kind.sport, fromMs, fromMs + 7 * DAY_MS).slice(0, kind.events);
  return {
    kind,
    currency,
    columnMinor,
    eventIds: (request.eventIds as EventId[] | undefined) ?? next().map(({ eventId }) => eventId),
    closesAtMs: request.closesAtMs,
    houseBps: request.houseBps ?? kind.houseBps,
    categories: request.categories ?? kind.categories,
  };
}

/** Undefined too for a currency nobody knows. */
function amountIn(text: string, currency: string): bigint | undefined {
  try {
    return parseAmount(text, currency);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
