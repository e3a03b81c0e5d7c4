import { CashbackBody } from '../parts/loyalty/cashback-body.tsx';

/** The premium cashback of the player (S2-23). */
export function PremiumCashbackPage() {
  return <CashbackBody code="premium" />;
}
