import { useEffect, useRef } from 'react';
import type { DialogWidgetProps, RegionProps } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';
import { api, hrefFor, navigate, openSheet } from '@paddock/shared-utils';
import { useRead, useT } from '@paddock/shared-utils/react';
import { ErrorBlock, SkeletonText, useReady } from '@paddock/styleguide';

import { useCashOutQuotes } from '../parts/cash-out/use-cash-out-quotes.ts';
import { OpenBet, type OpenBetProps } from '../parts/open-bet.tsx';
import { beginEdit } from '../state/edit/edit-coupon.ts';
import { pageCoupon } from '../state/page-coupon.ts';

/** What the opener and the dialog host give. */
interface CashOutWidgetProps extends RegionProps, Partial<Pick<DialogWidgetProps, 'setTitle' | 'close'>> {
  readonly betId?: string;
  /** The bet goes into the coupon at once. */
  readonly edits?: boolean;
}

/** One bet of the player, in a dialog of whatever page shows bets, with what it is worth now. */
export function CashOutWidget({ betId = '', edits = false, setTitle, close }: CashOutWidgetProps) {
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
  return edits ? (
    <ToCoupon bet={value.data} close={close} />
  ) : (
    <QuotedBet bet={value.data} onEdit={(bet) => toCoupon(bet, close)} />
  );
}

function ToCoupon({ bet, close }: { readonly bet: BetView; readonly close: (() => void) | undefined }) {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    toCoupon(bet, close);
  }, [bet, close]);
  return <SkeletonText lines={6} />;
}

/** Takes a bet into the coupon, on a page that has one. */
function toCoupon(bet: BetView, close: (() => void) | undefined): void {
  beginEdit(pageCoupon().store, bet);
  close?.();
  navigate(hrefFor('/'));
  openSheet('aside');
}

function QuotedBet({ bet, onEdit }: Pick<OpenBetProps, 'bet' | 'onEdit'>) {
  const quote = useCashOutQuotes([bet]).get(bet.id);
  return (
    <OpenBet
      bet={bet}
      quote={bet.status === 'open' ? quote : { betId: bet.id, off: 'settled' }}
      onEdit={onEdit}
    />
  );
}
