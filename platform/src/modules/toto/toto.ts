import { parseId } from '@paddock/contract';

import { createNumberDesk } from '../../kernel/public-numbers/number-desk.ts';
import type { Kernel } from '../../kernel/module.ts';
import { AccountCurrencies, riskOf } from '../products/index.ts';
import { boughtWithGifts } from './coupons/coupon-store.ts';
import { soldCoupons } from './coupons/sold-coupons.ts';
import { stakeBounds } from './coupons/stake-bounds.ts';
import { createDrawFigures } from './draws/draw-figures.ts';
import { readDraw } from './draws/draw-store.ts';
import { keepSamples, SAMPLES_EVERY_MS } from './draws/samples.ts';
import { totoMigrations } from './migrations.ts';
import { handleDrawProposals } from './operators/decide-about.ts';
import { totoOperatorRoutes } from './operators/operator-routes.ts';
import { totoProduct } from './product.ts';
import { totoRoutes } from './routes.ts';
import { RUN_EVERY_MS, runDraws } from './settlement/run-draws.ts';
import type { Toto, TotoDependencies, TotoParts } from './toto-api.ts';

/** What the module's parts share, made of what it is handed. */
export function partsOf(kernel: Kernel, { currencyOf, ...dependencies }: TotoDependencies): TotoParts {
  return {
    ...dependencies,
    kernel,
    currencies: new AccountCurrencies(currencyOf),
    bounds: stakeBounds(riskOf(kernel.config.dataDir, totoProduct)),
    numbers: createNumberDesk(kernel.db, 'toto_coupon', 'bet'),
    figures: createDrawFigures(kernel),
  };
}

/** Pools of sports events. */
export function createToto(kernel: Kernel, dependencies: TotoDependencies): Toto {
  const parts = partsOf(kernel, dependencies);
  handleDrawProposals(parts);
  return {
    name: 'toto',
    migrations: totoMigrations,
    tickets: { sold: (db) => soldCoupons(db, parts.bounds), boughtWithGifts },
    async hasDraw(asked) {
      const id = parseId<'toto-draw'>(asked);
      return id !== undefined && (await readDraw(kernel.db, id)) !== undefined;
    },
    routes(app) {
      totoRoutes(app, parts);
      totoOperatorRoutes(app, parts);
    },
    start() {
      kernel.scheduler.every('toto.run', RUN_EVERY_MS, () => runDraws(parts));
      if (kernel.config.mode === 'development')
        kernel.scheduler.every('toto.samples', SAMPLES_EVERY_MS, () => keepSamples(parts));
      return Promise.resolve();
    },
  };
}
