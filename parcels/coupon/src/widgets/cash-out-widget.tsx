import { useEffect } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, SkeletonText, useReady } from '@paddock/styleguide';

import { useCashOutQuotes } from '../parts/cash-out/use-cash-out-quotes.ts';
import { OpenBet } from '../parts/open-bet.tsx';

/** What the opener and the dialog host give. */
interface CashOutWidgetProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'setTitle'>> {
  readonly betId?: string;
}

/** One bet of the player, in a dialog of whatever page shows bets, with what it is worth now. */
export function CashOutWidget({ betId = '', setTitle }: CashOutWidgetProps) {
  const t = useT('coupon');
  const common = useT('common');
  const title = t('cashOut.button');
  const { value, reload } = useRead({
    key: `bet ${betId}`,
    on: ['bet'],
    read: (signal) => api.get('/web-api/sportsbook/bets/:id', { params: { id: betId }, signal }),
  });
  useReady(true);
  useEffect(() => setTitle?.(title), [setTitle, title]);
  if (value.status === 'loading') return <SkeletonText lines={6} />;
  if (value.status === 'error') {
    return <ErrorBlock title={t('bets.error')} retryLabel={common('retry')} onRetry={reload} />;
  }
  return <QuotedBet bet={value.data} />;
}

function QuotedBet({ bet }: { readonly bet: BetView }) {
  const quote = useCashOutQuotes([bet]).get(bet.id);
  return <OpenBet bet={bet} quote={bet.status === 'open' ? quote : { betId: bet.id, off: 'settled' }} />;
}
