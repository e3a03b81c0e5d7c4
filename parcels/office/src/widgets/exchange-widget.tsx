import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import { accounts$ } from '@paddock/shared-utils';
import { useStream, useT } from '@paddock/shared-utils/react';
import { useReady } from '@paddock/styleguide';

import { ExchangeForm } from '../parts/currencies/exchange-form.tsx';

/** What the opener and the dialog host give. */
interface ExchangeProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'close' | 'setTitle'>> {
  readonly fromAccountId?: string;
}

/** The dialog that exchanges money between own accounts. */
export function ExchangeWidget({ fromAccountId = '', close, setTitle }: ExchangeProps) {
  const t = useT('office');
  const value = useStream(accounts$);
  const title = t('currencies.exchangeTitle');
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (!('accounts' in value)) return null;
  return <ExchangeForm accounts={value.accounts} fromAccountId={fromAccountId} onDone={() => close?.()} />;
}
