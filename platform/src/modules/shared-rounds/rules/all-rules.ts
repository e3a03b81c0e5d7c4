import { CRASH_RULES } from './crash-rules.ts';
import { LIVE_ROULETTE_RULES } from './live-roulette-rules.ts';
import type { TableRules } from './table-rules.ts';

/** The tables there are, a line each. */
export const ALL_RULES: readonly TableRules[] = [CRASH_RULES, LIVE_ROULETTE_RULES];
