import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { maintenance$ } from '@paddock/shared-utils';
import { useFormat, useStream, useT } from '@paddock/shared-utils/react';

/** Why no money can go out now and until when, a sentence each; empty when nothing stands in the way. */
export function usePayoutLocks(options: PayoutOptionsView): readonly string[] {
  const t = useT('cashier');
  const { amount } = useFormat();
  const maintenance = useMaintenanceLock();
  const { gates, turnoverLeft, turnoverCurrency } = options;
  const left = amount(turnoverLeft, turnoverCurrency);
  const gateWords = gates.map((gate) => t(`withdraw.locked.${gate}`, { left }));
  return maintenance === null ? gateWords : [maintenance, ...gateWords];
}

/** That maintenance keeps money from going out, with its end where one is planned; null while none runs. */
export function useMaintenanceLock(): string | null {
  const t = useT('cashier');
  const { moment } = useFormat();
  const maintenance = useStream(maintenance$);
  if (maintenance.status !== 'active') return null;
  const { endsAtMs } = maintenance;
  return endsAtMs === null
    ? t('withdraw.locked.maintenance')
    : t('withdraw.locked.maintenanceUntil', { time: moment(endsAtMs) });
}
