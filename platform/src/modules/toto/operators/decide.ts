import { DAY_MS, HOUR_MS, parseAmount, type EventId } from '@paddock/contract';
import type { TotoDrawRequest } from '@paddock/contract/schemas';
import { findPool } from '@paddock/games/toto';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';
import type { Draw, DrawId } from '../draws/draw.ts';
import { lockDraw, markClosed } from '../draws/draw-store.ts';
import { makeDraw, type WantedDraw } from '../draws/make-draw.ts';
import { decideDraw } from '../settlement/decide-draw.ts';
import type { TotoParts } from '../toto-api.ts';

/** Who decides, and why. */
export interface Decision {
  readonly operator: OperatorPrincipal;
  readonly reason: string;
}

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

/**
 * Closes sales now, or as of an earlier moment: coupons since then are void. Also of a draw that is closed, as long as it is
 * not decided, and never later than it is.
 * @throws TOTO_DRAW_UNKNOWN, TOTO_STATE
 */
export async function closeDraw(
  parts: TotoParts,
  id: DrawId,
  sinceMs: number | undefined,
  decision: Decision,
): Promise<void> {
  await decideAbout(parts, id, 'toto.close', decision, async (tx, draw) => {
    const nowMs = parts.kernel.clock.nowMs();
    const atMs = Math.min(sinceMs ?? nowMs, nowMs);
    if (atMs >= (draw.closedAtMs ?? Infinity) || atMs < draw.opensAtMs) throw new PlatformError('TOTO_STATE');
    await markClosed(tx, id, atMs);
  });
}

/** Calls a draw off: all stakes go back with the next run. @throws TOTO_DRAW_UNKNOWN, TOTO_STATE */
export async function cancelDraw(parts: TotoParts, id: DrawId, decision: Decision): Promise<void> {
  await decideAbout(parts, id, 'toto.cancel', decision, async (tx, draw) => {
    if (draw.closedAtMs === undefined) await markClosed(tx, id, parts.kernel.clock.nowMs());
  });
  // Nothing of it counts as played, so that it is off.
  if (!(await decideDraw(parts, id, { played: [] }))) throw new PlatformError('TOTO_STATE');
}

async function decideAbout(
  { kernel, operators }: TotoParts,
  id: DrawId,
  action: string,
  { operator, reason }: Decision,
  work: (tx: Tx, draw: Draw) => Promise<void>,
): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const draw = await lockDraw(tx, id);
    if (draw === undefined) throw new PlatformError('TOTO_DRAW_UNKNOWN');
    if (draw.decided !== undefined) throw new PlatformError('TOTO_STATE');
    await work(tx, draw);
    await operators.record(tx, { operator, action, subject: `toto-draw:${id}`, after: {}, reason });
  });
}
