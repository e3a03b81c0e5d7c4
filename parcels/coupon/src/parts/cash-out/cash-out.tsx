import { useState } from 'react';
import { isErrorCode } from '@paddock/contract';
import type { BetView, CashOutQuoteView, CashOutView } from '@paddock/contract/schemas';
import { notify, refreshAccounts, type ApiProblem } from '@paddock/shared-utils';
import { useFormat, useLabels, useServerNow, useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import styles from '../coupon.module.css';
import { CashOutForm } from './cash-out-form.tsx';
import { OrderForm, OrderLine } from './cash-out-order.tsx';
import { useDecision } from './use-decision.ts';

interface CashOutProps {
  readonly bet: BetView;
  /** Absent until it is known. */
  readonly quote: CashOutQuoteView | undefined;
}

interface Waiting {
  readonly key: string;
  readonly decidesAtMs: number;
}

/** What an open bet is worth now, and the way to leave it, in whole or in part (rules §11). */
export function CashOut({ bet, quote }: CashOutProps) {
  const t = useT('coupon');
  const common = useT('common');
  const format = useFormat();
  const labels = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const offered = quote === undefined || 'off' in quote ? undefined : quote;
  const [latest, setLatest] = useState(offered);
  if (offered !== undefined && offered !== latest) setLatest(offered);
  // A price that is suspended opens again: until then the form stands, with what was typed and sent.
  const isPaused = quote === undefined || ('off' in quote && quote.off === 'suspended');
  const formQuote = offered ?? (isPaused ? latest : undefined);

  function onAnswer(view: CashOutView): void {
    setIsOpen(false);
    setWaiting(view.status === 'pending' ? view : null);
    if (view.status === 'refused') setRefused(problemOf(view));
    if (view.status !== 'paid') return;
    const values = { amount: format.amount(view.paid, bet.currency) };
    notify({ kind: 'success', group: 'cash-out', text: { key: 'coupon:cashOut.paid', values } });
    void refreshAccounts();
  }
  useDecision(waiting?.key ?? null, onAnswer);

  if (waiting !== null) return <WaitingButton decidesAtMs={waiting.decidesAtMs} />;
  return (
    <div className={styles.cashOut} data-cash-out={bet.id}>
      {refused !== null && (
        <Notice
          tone="warning"
          title={t('cashOut.refused')}
          onClose={() => setRefused(null)}
          closeLabel={common('close')}
          announce
        >
          {labels.problem(refused)}
        </Notice>
      )}
      {isOpen && formQuote !== undefined ? (
        <>
          <CashOutForm
            bet={bet}
            quote={formQuote}
            isPaused={isPaused}
            onAnswer={onAnswer}
            onKeep={() => setIsOpen(false)}
          />
          <OrderForm bet={bet} onDone={() => setIsOpen(false)} />
        </>
      ) : (
        <OfferButton bet={bet} quote={quote} onPress={() => setIsOpen(true)} />
      )}
      {bet.cashOutOrder !== undefined && <OrderLine bet={bet} order={bet.cashOutOrder} />}
    </div>
  );
}

function problemOf({ code, message, details }: Extract<CashOutView, { status: 'refused' }>): ApiProblem {
  return { code: isErrorCode(code) ? code : 'INTERNAL', message, ...(details !== undefined && { details }) };
}

/** Says what is offered; with no offer, why. */
function OfferButton({ bet, quote, onPress }: CashOutProps & { readonly onPress: () => void }) {
  const t = useT('coupon');
  const format = useFormat();
  if (quote === undefined || 'off' in quote) {
    return (
      <Button variant="outline" block unavailable>
        {t(quote === undefined ? 'cashOut.asking' : `cashOut.off.${quote.off}`)}
      </Button>
    );
  }
  return (
    <Button variant="outline" block onClick={onPress} data-testid="cash-out">
      {t('cashOut.offer', { amount: format.amount(quote.offer, bet.currency) })}
    </Button>
  );
}

function WaitingButton({ decidesAtMs }: { readonly decidesAtMs: number }) {
  const t = useT('coupon');
  const nowMs = useServerNow(250);
  const seconds = Math.max(0, Math.ceil((decidesAtMs - nowMs) / 1000));
  return (
    <div className={styles.cashOut}>
      <Button variant="outline" block pending>
        {seconds > 0 ? t('cashOut.decidedIn', { seconds }) : t('cashOut.deciding')}
      </Button>
    </div>
  );
}
