import { formatAmount } from '@paddock/contract';
import { LOTTERIES } from '@paddock/games/lotto';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { isRandomness } from '../beacons/ask-beacon.ts';
import { silentSinceMs } from '../beacons/beacons.ts';
import type { Draw } from '../draws/draw.ts';
import { lockDraw, readDraw, saveVoid } from '../draws/draw-store.ts';
import { drawView } from '../draws/draw-view.ts';
import { fixPublicValue, isStandIn } from '../draws/public-value.ts';
import type { LottoParts } from '../lotto-api.ts';
import { named } from '../routes.ts';
import { salesOf } from '../tickets/sales.ts';

/** Draws by operators: public values and draws that are given back, each written down with its reason. */
export function lottoOperatorRoutes(app: HttpApp, parts: LottoParts, runNow: () => Promise<void>): void {
  const { kernel, operators, boards } = parts;
  const { db, clock } = kernel;

  async function drawOf(code: string, number: string): Promise<Draw> {
    const draw = await readDraw(db, named(code).code, Number(number));
    if (draw === undefined) throw new PlatformError('LOTTO_DRAW_UNKNOWN');
    return draw;
  }
  /** What the step led to: the draw falls and is paid at once where it can be. */
  async function after({ lottery, number }: Draw) {
    await boards.look(db, named(lottery));
    await runNow();
    return drawView(await drawOf(lottery, String(number)), clock.nowMs());
  }

  serve(app, 'GET /operator-api/lotto', async (request) => {
    await operators.requireOperator(request);
    const draws = LOTTERIES.flatMap(({ code }) => boards.unsettled(code));
    const sales = await salesOf(
      db,
      draws.map(({ drawId }) => drawId),
    );
    return {
      draws: draws.map((draw) => {
        const { tickets, staked } = sales(draw.drawId);
        return {
          draw: drawView(draw, clock.nowMs()),
          silentSinceMs: silentSinceMs(draw, clock.nowMs()) ?? null,
          tickets,
          staked: staked.map(({ currency, stakedMinor }) => ({
            ...{ currency, amount: formatAmount(stakedMinor, currency) },
          })),
        };
      }),
    };
  });

  serve(app, 'POST /operator-api/lotto/:code/draws/:number/value', async (request) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const draw = await drawOf(request.params.code, request.params.number);
    const { value, reason } = request.body;
    // Nobody chooses what the source that was named says: its value is entered where the source is silent alone.
    if (isStandIn(draw) || (draw.beacon !== undefined && silentSinceMs(draw, clock.nowMs()) === undefined))
      throw new PlatformError('LOTTO_DRAW_STATE');
    if (draw.beacon !== undefined && !isRandomness(value)) throw new PlatformError('INVALID_INPUT');
    const record = (tx: Tx) =>
      operators.record(tx, {
        ...{ operator, reason, action: 'lotto.value', subject: `lotto-draw:${draw.drawId}` },
        after: { lottery: draw.lottery, number: draw.number, value },
      });
    await fixPublicValue(parts, draw, { value, isFetched: false }, record);
    return after(draw);
  });

  serve(app, 'POST /operator-api/lotto/:code/draws/:number/void', async (request) => {
    const operator = await operators.requireOperator(request, 'bets:trade');
    const draw = await drawOf(request.params.code, request.params.number);
    const { reason } = request.body;
    await inTransaction(db, async (tx) => {
      const { publicValue, voidedAtMs } = await lockDraw(tx, draw.drawId);
      // Once the value is there, whoever knows the seed knows the numbers.
      if (publicValue !== undefined || voidedAtMs !== undefined) throw new PlatformError('LOTTO_DRAW_STATE');
      await saveVoid(tx, draw.drawId, clock.nowMs());
      await operators.record(tx, {
        ...{ operator, reason, action: 'lotto.void', subject: `lotto-draw:${draw.drawId}` },
        after: { lottery: draw.lottery, number: draw.number },
      });
    });
    return after(draw);
  });
}
