import { DAY_MS, formatAmount } from '@paddock/contract';
import type { GameReturn } from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { serve } from '../../../kernel/http/serve.ts';
import type { CasinoParts } from '../casino-api.ts';
import { measureReturn, type PromisedReturn } from './fair-return.ts';
import { countReturns, type GameRounds } from './return-store.ts';

/** Longer times are read in parts: each round of the time is counted anew. */
const LONGEST_MS = 31 * DAY_MS;
const USUAL_MS = 7 * DAY_MS;

/** What games returned to their players, promised and measured, for operators. */
export function returnRoutes(app: HttpApp, { kernel, operators, catalogue, rounds }: CasinoParts): void {
  serve(app, 'GET /operator-api/casino/returns', { config: { budget: 'search' } }, async (request) => {
    await operators.requireOperator(request, 'reports:read');
    const { toMs = kernel.clock.nowMs(), company } = request.query;
    const { fromMs = toMs - USUAL_MS } = request.query;
    if (toMs <= fromMs || toMs - fromMs > LONGEST_MS)
      throw new PlatformError('INVALID_INPUT', [{ at: '/toMs', message: 'is within 31 days of its start' }]);
    const games: GameReturn[] = [];
    for (const source of rounds) {
      const counted = await countReturns(kernel.db, source, { fromMs, toMs, company });
      games.push(...counted.map(returnOf));
    }
    return { games };
  });

  function returnOf(counted: GameRounds): GameReturn {
    const { company, game, currency, openRounds, voidRounds, stakedMinor, paidMinor } = counted;
    const entry = catalogue.of(company, game)?.entry;
    const promised = promiseOf(entry);
    return {
      ...{
        company,
        game,
        name: entry?.name ?? null,
        currency,
        rounds: counted.rounds,
        openRounds,
        voidRounds,
      },
      staked: formatAmount(stakedMinor, currency),
      paid: formatAmount(paidMinor, currency),
      promisedMillionths: promised?.best ?? null,
      promisedLeastMillionths: promised?.least ?? null,
      ...measureReturn(counted, promised),
    };
  }
}

function promiseOf(
  entry: { readonly rtpMillionths?: number; readonly rtpLeastMillionths?: number } | undefined,
): PromisedReturn | undefined {
  const best = entry?.rtpMillionths;
  return best === undefined ? undefined : { best, least: entry?.rtpLeastMillionths ?? best };
}
