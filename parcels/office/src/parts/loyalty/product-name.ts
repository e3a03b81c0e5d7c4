/** Products whose names the dictionary has; another one is called by its own. */
export const NAMED_PRODUCTS = [
  'sportsbook',
  'games',
  'shared-rounds',
  'game-wallet',
  'toto',
  'lotto',
] as const;
export type NamedProduct = (typeof NAMED_PRODUCTS)[number];

export const isNamedProduct = (product: string): product is NamedProduct =>
  NAMED_PRODUCTS.some((named) => named === product);
