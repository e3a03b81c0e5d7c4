// Prices in words other than decimal: an entry of its own, so that only who reads them loads it.
export { formatOdds, formatTotalOdds } from './format-odds.ts';
