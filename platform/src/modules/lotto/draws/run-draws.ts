import { drawNumbers, LOTTERIES, type Lottery } from '@paddock/games/lotto';

import { inTransaction } from '../../../kernel/database/database.ts';
import type { LottoParts } from '../lotto-api.ts';
import { buySubscribed } from '../subscriptions/buy-subscribed.ts';
import { divideDraw } from '../tickets/count-winners.ts';
import { payTickets } from '../tickets/pay-tickets.ts';
import { phaseOf, rulesOf, type Draw, type DrawId } from './draw.ts';
import { lockDraw, readDraw, saveFallen, saveVoid, sealedSeed } from './draw-store.ts';
import { planDraws } from './plan-draws.ts';
import { drawStandIn, isStandIn } from './public-value.ts';
import { openSeed } from './seeds.ts';

export const RUN_EVERY_MS = 1_000;

/** How long a draw rests of whose tickets one could not be paid. */
const RETRY_MS = 60_000;

/** What this process remembers from look to look; without it everything is looked at once more. */
export class Looked {
  /** The draw of each lottery whose subscriptions were bought. */
  readonly subscribed = new Map<string, DrawId>();
  /** When payments of a draw are tried again. */
  readonly retryAtMs = new Map<DrawId, number>();
}

/** Looks after all lotteries. One that fails holds up no other. */
export async function runDraws(parts: LottoParts, looked: Looked): Promise<void> {
  for (const lottery of LOTTERIES) {
    await runLottery(parts, lottery, looked).catch((error: unknown) => {
      parts.kernel.log.error({ err: error, lottery: lottery.code }, 'a lottery could not be looked after');
    });
  }
}

async function runLottery(parts: LottoParts, lottery: Lottery, looked: Looked): Promise<void> {
  const { kernel, boards } = parts;
  const nowMs = kernel.clock.nowMs();
  let hasMoved = false;
  for (const draw of boards.unsettled(lottery.code)) {
    const phase = phaseOf(draw, nowMs);
    if (phase === 'coming' || phase === 'open') continue;
    if ((looked.retryAtMs.get(draw.drawId) ?? 0) > nowMs) continue;
    hasMoved = (await bringOn(parts, draw, looked)) || hasMoved;
  }
  hasMoved = (await planDraws(parts, lottery, boards.unsettled(lottery.code))) || hasMoved;
  if (hasMoved) await boards.look(kernel.db, lottery);
  const sold = boards.unsettled(lottery.code).find((draw) => phaseOf(draw, kernel.clock.nowMs()) === 'open');
  if (sold === undefined || looked.subscribed.get(lottery.code) === sold.drawId) return;
  await buySubscribed(parts, sold);
  looked.subscribed.set(lottery.code, sold.drawId);
}

/** Brings a draw whose sales are closed as far as it goes: every step is kept, and done once. Answers whether it moved. */
async function bringOn(parts: LottoParts, known: Draw, { retryAtMs }: Looked): Promise<boolean> {
  const { kernel } = parts;
  let draw = known;
  if (draw.publicValue === undefined && draw.voidedAtMs === undefined) {
    if (kernel.clock.nowMs() >= draw.dueByMs) await voidDraw(parts, draw);
    else if (isStandIn(draw)) await drawStandIn(parts, draw);
    else return false;
    draw = await readAgain(parts, draw);
  }
  if (draw.fallen === undefined && draw.voidedAtMs === undefined) {
    await letFall(parts, draw);
    draw = await readAgain(parts, draw);
  }
  if (draw.voidedAtMs === undefined && !(await divideDraw(parts, draw))) return draw.fallen !== known.fallen;
  if (await payTickets(parts, await readAgain(parts, draw))) retryAtMs.delete(draw.drawId);
  else retryAtMs.set(draw.drawId, kernel.clock.nowMs() + RETRY_MS);
  return true;
}

/** Draws the numbers and reveals the seed. */
async function letFall({ kernel }: LottoParts, { drawId }: Draw): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const draw = await lockDraw(tx, drawId);
    const { publicValue: clientSeed, number: nonce } = draw;
    if (draw.fallen !== undefined || draw.voidedAtMs !== undefined || clientSeed === undefined) return;
    const seed = openSeed(kernel, drawId, await sealedSeed(tx, drawId));
    const drawn = drawNumbers(rulesOf(draw), { serverSeed: seed, clientSeed, nonce });
    await saveFallen(tx, drawId, { ...drawn, seed }, kernel.clock.nowMs());
  });
}

/** Gives a draw back that has no public value: nobody could have known its numbers. */
async function voidDraw({ kernel }: LottoParts, { drawId }: Draw): Promise<void> {
  await inTransaction(kernel.db, async (tx) => {
    const draw = await lockDraw(tx, drawId);
    if (draw.publicValue === undefined) await saveVoid(tx, drawId, kernel.clock.nowMs());
  });
}

async function readAgain({ kernel }: LottoParts, { lottery, number }: Draw): Promise<Draw> {
  const draw = await readDraw(kernel.db, lottery, number);
  if (draw === undefined) throw new Error(`draw ${number} of ${lottery} is gone`);
  return draw;
}
