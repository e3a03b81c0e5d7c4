export { createRates, BASE_CURRENCY, type Rates } from './rates.ts';
export { publishRates } from './rates-store.ts';
export { convertMinor, NANO, type Rate, type Rounding } from './rate.ts';
