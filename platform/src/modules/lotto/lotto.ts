import { LOTTERIES, type Lottery } from '@paddock/games/lotto';

import type { Kernel } from '../../kernel/module.ts';
import { createNumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import { joinedSources } from '../live/index.ts';
import { AccountCurrencies, riskOf } from '../products/index.ts';
import { createAskBeacon } from './beacons/ask-beacon.ts';
import { readBeacons } from './beacons/beacons.ts';
import { FETCH_EVERY_MS, fetchValues, FetchTries } from './beacons/fetch-values.ts';
import { Boards } from './draws/boards.ts';
import { Looked, RUN_EVERY_MS, runDraws } from './draws/run-draws.ts';
import type { Lotto, LottoDependencies, LottoParts } from './lotto-api.ts';
import { lottoMigrations } from './migrations.ts';
import { lottoOperatorRoutes } from './operators/operator-routes.ts';
import { lottoProduct } from './product.ts';
import { lottoRoutes } from './routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { lottoBounds } from './tickets/bounds.ts';
import { lottoTickets } from './tickets/sold-tickets.ts';
import { boughtWithGifts } from './tickets/ticket-store.ts';

/** What the module's parts share, made of what it is handed. */
export function partsOf(kernel: Kernel, { currencyOf, ...dependencies }: LottoDependencies): LottoParts {
  return {
    ...dependencies,
    kernel,
    beacons: readBeacons(kernel.config),
    askBeacon: createAskBeacon(),
    boards: new Boards(() => kernel.clock.nowMs()),
    bounds: lottoBounds(riskOf(kernel.config.dataDir, lottoProduct)),
    currencies: new AccountCurrencies(currencyOf),
    numbers: createNumberDesk(kernel.db, 'lotto_ticket', 'bet'),
  };
}

/** Lotteries: draws, tickets, subscriptions. */
export function createLotto(kernel: Kernel, dependencies: LottoDependencies): Lotto {
  const parts = partsOf(kernel, dependencies);
  const { boards } = parts;
  const looked = new Looked();
  const tries = new FetchTries();
  let running: Promise<void> = Promise.resolve();
  /** One look after the other, whoever asks for it. */
  const run = (): Promise<void> => (running = running.then(() => runDraws(parts, looked)));
  const bringOn = async (lottery: Lottery): Promise<void> => {
    await boards.look(kernel.db, lottery);
    await run();
  };
  return {
    name: 'lotto',
    migrations: lottoMigrations,
    tickets: {
      sold: () => Promise.resolve(lottoTickets(parts.bounds)),
      boughtWithGifts,
    },
    beside: (source) => joinedSources(source, boards.liveSource),
    routes(app) {
      lottoRoutes(app, parts);
      subscriptionRoutes(app, parts);
      lottoOperatorRoutes(app, parts, run);
    },
    async start() {
      for (const lottery of LOTTERIES) await boards.look(kernel.db, lottery);
      await run();
      kernel.scheduler.every('lotto.run', RUN_EVERY_MS, run);
      // Beside the looks: a source that hangs holds up no draw of another.
      kernel.scheduler.every('lotto.fetch', FETCH_EVERY_MS, () => fetchValues(parts, tries, bringOn));
    },
  };
}
