import { HOUR_MS, MINUTE_MS } from '@paddock/contract';

import { SITE_CURRENCY } from '../../kernel/config/site-currency.ts';
import type { Kernel } from '../../kernel/module.ts';
import { DEMO_RATES } from './demo-rates.ts';
import { ratesMigrations } from './migrations.ts';
import { NANO } from './rate.ts';
import type { Rates } from './rates-api.ts';
import { publishRates, readPublished } from './rates-store.ts';

/** What rates are quoted against. */
export const BASE_CURRENCY = SITE_CURRENCY;
/** An older figure is no rate any more: whoever needs one is refused rather than served a guess. */
export const RATE_LASTS_MS = 72 * HOUR_MS;
/** Twice within the time that an exchange takes a figure for. */
const DEMO_EVERY_MS = 30 * MINUTE_MS;

/** In sandbox mode invented figures are published by themselves; elsewhere `npm run rates` or an operator does it. */
export function createRates({ db, clock, config, scheduler }: Kernel): Rates {
  const publishDemo = () => publishRates(db, DEMO_RATES, 'demo', clock.nowMs());
  return {
    name: 'rates',
    migrations: ratesMigrations,
    async start() {
      if (!config.sandbox) return;
      await publishDemo();
      scheduler.every('rates.demo', DEMO_EVERY_MS, publishDemo);
    },
    async rate(on, from, to, atMs, lastsMs = RATE_LASTS_MS) {
      const sinceMs = atMs - Math.min(lastsMs, RATE_LASTS_MS);
      const published = await readPublished(on, [from, to], { sinceMs, atMs });
      const above = to === BASE_CURRENCY ? BASE : published.get(to);
      const below = from === BASE_CURRENCY ? BASE : published.get(from);
      if (above === undefined || below === undefined) return undefined;
      const id = [below.id, above.id].filter((part) => part !== '').join('-');
      return { id: `r${id}`, from, to, numerator: above.perBaseNano, denominator: below.perBaseNano };
    },
  };
}

const BASE = { id: '', perBaseNano: NANO };
