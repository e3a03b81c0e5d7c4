import { useT } from '@paddock/shared-utils/react';

import { CashbackBody } from '../parts/loyalty/cashback-body.tsx';

/** The premium cashback of the player (S2-23). */
export function PremiumCashbackPage() {
  const t = useT('office');
  return <CashbackBody code="premium" title={t('seo.premiumCashback.title')} />;
}
