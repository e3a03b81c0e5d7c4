import type { PromotionView } from '@paddock/contract/schemas';

/** Products whose stakes are rounds of games. */
const GAME_PRODUCTS = ['games', 'shared-rounds', 'game-wallet'];

/** True where stakes in games count towards what a promotion wants, all of them or of some games of ours. */
export function countsGames({ wants }: Pick<PromotionView, 'wants'>): boolean {
  if (wants === undefined) return false;
  const { products, ownGames = {} } = wants;
  return [...GAME_PRODUCTS.map((name) => products[name] ?? 0), ...Object.values(ownGames)].some(
    (percent) => percent > 0,
  );
}
