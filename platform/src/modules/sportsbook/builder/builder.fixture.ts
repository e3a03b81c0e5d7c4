import { footballModel } from '../testing/builder-model.ts';
import { matchOdds, total } from '../testing/feed-driver.ts';

/**
 * Goals of 1.5 and 1.2: home wins at 0.4415 and more than 2.5 goals fall at 0.5064, both at 0.2651 and not at the product
 * of 0.2235. At 2.10 and 1.85 these markets pay back 0.9271 and 0.9368: 0.8685 ÷ 0.2651 = 3.276…; 10.00 is staked of 1,000.00.
 */
export const PRICE = 3_270;
export const ODDS = [matchOdds(2_100, 3_400, 3_600), total('2.5', 1_850, 1_950)] as const;
export const MODEL = footballModel(1.5, 1.2);
