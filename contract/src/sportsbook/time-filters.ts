/** Which matches of a list are shown, by when they are or how far they have come (S9-13). */
export const TIME_FILTERS = [
  'all',
  'upcoming_events',
  'first_period',
  'second_period',
  'recommended',
] as const;
export type TimeFilter = (typeof TIME_FILTERS)[number];

/** Those that can find something in a section: what is played has begun, and what is to come is in no period. */
export const TIME_FILTERS_OF = {
  line: ['all', 'upcoming_events', 'recommended'],
  live: ['all', 'first_period', 'second_period', 'recommended'],
} as const satisfies Readonly<Record<'line' | 'live', readonly TimeFilter[]>>;
