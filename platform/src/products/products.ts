import type { ProductRegistration } from '../modules/products/index.ts';
import { gameWalletProduct } from '../modules/game-wallet/index.ts';
import { gamesProduct } from '../modules/games/index.ts';
import { lottoProduct } from '../modules/lotto/index.ts';
import { sharedRoundsProduct } from '../modules/shared-rounds/index.ts';
import { sportsbookProduct } from '../modules/sportsbook/index.ts';
import { totoProduct } from '../modules/toto/index.ts';

/** The products of the site. Whoever has no line here cannot hold a stake. */
export const PRODUCTS: readonly ProductRegistration[] = [
  sportsbookProduct,
  gamesProduct,
  sharedRoundsProduct,
  gameWalletProduct,
  totoProduct,
  lottoProduct,
];
