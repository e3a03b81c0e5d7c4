/**
 * In which order a list stands within each sport: championships by rank, each with its matches by start; all matches by
 * start; or those with the most open markets first.
 */
export const LIST_ORDERS = ['championship', 'time', 'markets'] as const;
export type ListOrderName = (typeof LIST_ORDERS)[number];
