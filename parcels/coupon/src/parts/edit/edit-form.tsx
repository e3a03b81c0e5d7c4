import { useState } from 'react';
import { parseAmount, type AmountMinor } from '@paddock/contract';
import type { CashOutQuoteView, EditBetRequest, EditBetView } from '@paddock/contract/schemas';
import { api, hrefFor } from '@paddock/shared-utils';
import { useFormat, useLabels, useSender, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button, LinkButton, MoneyText, Notice, SummaryList } from '@paddock/styleguide';

import { editDifference } from '../../model/edit-difference.ts';
import type { Editing } from '../../state/edit/editing.ts';
import type { EditRequest } from './edit-action.tsx';

/** Refusals that say nothing of whether it was done. */
const UNKNOWN: readonly string[] = [
  'NETWORK_ERROR',
  'INTERNAL',
  'UNAVAILABLE',
  'MAINTENANCE',
  'TOO_MANY_REQUESTS',
];

interface EditFormProps {
  readonly bet: Editing['bet'];
  readonly request: EditRequest | undefined;
  /** Of the old bet; absent until it is known. */
  readonly worth: CashOutQuoteView | undefined;
  readonly stakeMinor: AmountMinor;
  readonly availableMinor: AmountMinor | null;
  readonly onAnswer: (view: EditBetView) => void;
  readonly onSend: () => void;
}

/** What the old bet brings, what the new one costs, and the press that does both. */
export function EditForm({
  bet,
  request,
  worth,
  stakeMinor,
  availableMinor,
  onAnswer,
  onSend,
}: EditFormProps) {
  const t = useT('coupon');
  const format = useFormat();
  const labels = useLabels();
  /** What was sent and has no answer: it may be done, so the next press asks for the very same. */
  const [sent, setSent] = useState<EditBetRequest | null>(null);
  const { submit, pending, refusal } = useSubmit(
    useSender((body: EditBetRequest, key) =>
      api.post('/web-api/sportsbook/bets/:id/edit', body, { key, params: { id: bet.id } }),
    ),
    ({ data }) => onAnswer(data),
  );
  const isUnknown = refusal !== null && UNKNOWN.includes(refusal.problem.code);
  const offer = worth !== undefined && 'quoteId' in worth ? worth : undefined;
  const worthMinor = parseAmount(offer?.offer ?? '0', bet.currency) ?? 0n;
  const difference = editDifference(stakeMinor, worthMinor, availableMinor);
  const money = (minor: AmountMinor) => format.money(minor, bet.currency);

  function press(): void {
    onSend();
    if (isUnknown && sent !== null) return void submit(sent);
    if (request === undefined || offer === undefined) return;
    const body = { ...request, quoteId: offer.quoteId };
    setSent(body);
    void submit(body);
  }

  return (
    <>
      <SummaryList
        lines={[
          {
            id: 'worth',
            label: t('edit.worth'),
            value: offer === undefined ? '–' : <MoneyText>{money(worthMinor)}</MoneyText>,
          },
          ...(offer === undefined || difference.kind === 'even' || difference.kind === 'missing'
            ? []
            : [
                {
                  id: 'difference',
                  label: t(difference.kind === 'pay' ? 'edit.toPay' : 'edit.toGet'),
                  value: <MoneyText>{money(difference.amountMinor)}</MoneyText>,
                  strong: true,
                },
              ]),
        ]}
      />
      {refusal !== null && (
        <Notice tone="warning" title={t('edit.refused')} announce key={refusal.attempt}>
          {labels.problem(refusal.problem)}
        </Notice>
      )}
      {offer !== undefined && !isUnknown && difference.kind === 'missing' ? (
        <LinkButton variant="primary" size={48} block href={hrefFor('/office/recharge')}>
          {t('button.deposit', { amount: money(difference.amountMinor) })}
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          size={48}
          block
          pending={pending}
          unavailable={!isUnknown && (offer === undefined || request === undefined)}
          onClick={press}
          data-testid="coupon-edit"
        >
          {textOf()}
        </Button>
      )}
    </>
  );

  function textOf(): string {
    if (isUnknown) return t('cashOut.askAgain');
    if (worth === undefined) return t('cashOut.asking');
    if ('off' in worth) return t(`cashOut.off.${worth.off}`);
    if (difference.kind === 'even' || difference.kind === 'missing') return t('edit.even');
    return t(`edit.${difference.kind}`, { amount: money(difference.amountMinor) });
  }
}
