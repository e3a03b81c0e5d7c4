import { useT } from '@paddock/shared-utils/react';

import { CashbackBody } from '../parts/loyalty/cashback-body.tsx';

/** The vip cashback of the player (S2-23). */
export function VipCashbackPage() {
  const t = useT('office');
  return <CashbackBody code="vip" title={t('seo.vipCashback.title')} />;
}
