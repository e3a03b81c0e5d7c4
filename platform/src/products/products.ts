import type { ProductRegistration } from '../modules/wallet/index.ts';
import { sportsbookProduct } from '../modules/sportsbook/index.ts';

/** The products of the site: a line here, and the audits, statements and bonuses know of its stakes. */
export const PRODUCTS: readonly ProductRegistration[] = [sportsbookProduct];
