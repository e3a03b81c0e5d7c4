import type { BetView } from '@paddock/contract/schemas';

import { chainAgain, modeAgain, systemAgain } from '../model/legs-again.ts';
import type { CouponStore } from './coupon-store.ts';
import { chainRepeated, modeChosen, systemRepeated } from './coupon.slice.ts';

/** Chooses in the coupon how placed bets were bet: their kind, lines, order and links; its legs are the caller's to put in. */
export function chooseAgain(dispatch: CouponStore['dispatch'], bets: readonly BetView[]): void {
  dispatch(modeChosen(modeAgain(bets)));
  const system = systemAgain(bets);
  if (system !== undefined) dispatch(systemRepeated(system));
  const chain = chainAgain(bets);
  if (chain !== undefined) dispatch(chainRepeated(chain));
}
