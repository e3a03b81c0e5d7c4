/**
 * How the bookmaker's margin lies on the chances of a market.
 * - `proportional`: each chance times the overround, so that all outcomes carry the same share of it.
 * - `power`: each chance raised to one exponent below 1. Longshots carry more than favourites, and no chance passes 1.
 * - `shin`: what a bookmaker asks who fears that some know the result (Shin 1992). Longshots carry more than favourites; of
 *   two outcomes both carry the same amount.
 */
export const MARGIN_METHODS = ['proportional', 'power', 'shin'] as const;
export type MarginMethod = (typeof MARGIN_METHODS)[number];
