export { createRates, BASE_CURRENCY } from './rates.ts';
export type { Rates } from './rates-api.ts';
export { publishRates } from './rates-store.ts';
export { convertMinor, NANO, type Rate, type Rounding } from './rate.ts';
