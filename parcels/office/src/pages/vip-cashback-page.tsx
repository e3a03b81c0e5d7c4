import { CashbackBody } from '../parts/loyalty/cashback-body.tsx';

/** The vip cashback of the player (S2-23). */
export function VipCashbackPage() {
  return <CashbackBody code="vip" />;
}
