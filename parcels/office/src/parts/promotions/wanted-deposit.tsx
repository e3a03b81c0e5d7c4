import type { PromotionView } from '@paddock/contract/schemas';
import { activeAccount$, readOf } from '@paddock/shared-utils';
import { useFormat, useRead, useStreamValue, useT } from '@paddock/shared-utils/react';

interface WantedDepositProps {
  readonly code: string;
  /** What is said of a part that no deposit brings, and until its promotion is read. */
  readonly otherwise: string;
}

/** What a promotion that was joined waits for, where that is a deposit: which one, of how much, what it brings, until when. */
export function WantedDeposit({ code, otherwise }: WantedDepositProps) {
  const t = useT('office');
  const format = useFormat();
  const { value } = useRead<PromotionView>(readOf('/web-api/promotions/:code', { params: { code } }));
  const iso = useStreamValue(activeAccount$, (active) =>
    'account' in active ? active.account.iso : undefined,
  );
  if (value.status !== 'ready' || value.data.starts.on !== 'deposit') return <>{otherwise}</>;
  const { starts, gives, closesAtMs } = value.data;
  const figures = { number: format.number(starts.number), until: format.moment(closesAtMs) };
  if (gives.kind !== 'deposit-bonus') return <>{t('promotion.wants.deposit', figures)}</>;
  const { currencies } = gives;
  const currency = iso !== undefined && iso in currencies ? iso : Object.keys(currencies)[0];
  const amounts = currency === undefined ? undefined : currencies[currency];
  if (currency === undefined || amounts === undefined) return <>{otherwise}</>;
  const share = {
    percent: format.number(amounts.percent),
    upTo: format.amount(amounts.upTo, currency),
    least: format.amount(amounts.least, currency),
  };
  return <>{t('promotion.wants.share', { ...figures, ...share })}</>;
}
