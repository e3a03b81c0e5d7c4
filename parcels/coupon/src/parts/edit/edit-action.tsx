import { useState } from 'react';
import { isErrorCode, parseAmount, type AmountMinor } from '@paddock/contract';
import type { EditBetRequest, EditBetView, PlaceBetRequest } from '@paddock/contract/schemas';
import { notify, refreshAccounts, type ApiProblem } from '@paddock/shared-utils';
import { useLabels, useServerNow, useT } from '@paddock/shared-utils/react';
import { Button, Notice } from '@paddock/styleguide';

import { useCouponDispatch } from '../../state/coupon-hooks.ts';
import { editWaits } from '../../state/coupon.slice.ts';
import type { Editing } from '../../state/edit/editing.ts';
import { EditForm } from './edit-form.tsx';
import { useEditDecision, useEditQuote } from './use-edit.ts';

/** What the edit asks for beside its quote. */
export type EditRequest = Omit<EditBetRequest, 'quoteId'>;

interface EditActionProps {
  readonly editing: Editing;
  /** What the coupon would place; undefined where it makes no bet. */
  readonly planned: PlaceBetRequest | undefined;
  readonly selectionIds: readonly string[];
  /** Own and bonus money; null until it is known. */
  readonly availableMinor: AmountMinor | null;
  readonly onDone: (view: Extract<EditBetView, { readonly status: 'edited' }>) => void;
}

/** In the place of the coupon's button while a bet is edited: what it is worth, the difference, and the press. */
export function EditAction({ editing, planned, selectionIds, availableMinor, onDone }: EditActionProps) {
  const t = useT('coupon');
  const labels = useLabels();
  const dispatch = useCouponDispatch();
  const [refused, setRefused] = useState<ApiProblem | null>(null);
  const { bet, pendingKey } = editing;
  const request = requestOf(planned);
  const quote = useEditQuote(bet.id, {
    selectionIds: [...selectionIds],
    ...(request?.lines !== undefined && { lines: request.lines }),
  });

  function onAnswer(view: EditBetView): void {
    if (view.status === 'pending') {
      setRefused(null);
      dispatch(editWaits(view.key));
      return;
    }
    dispatch(editWaits(null));
    if (view.status === 'refused') return setRefused(problemOf(view));
    notify({ kind: 'success', group: 'edit', text: { key: 'coupon:edit.done' } });
    void refreshAccounts();
    onDone(view);
  }
  const decidesAtMs = useEditDecision(pendingKey, onAnswer);
  if (pendingKey !== null) return <Waiting decidesAtMs={decidesAtMs} />;
  return (
    <>
      {refused !== null && (
        <Notice tone="warning" title={t('edit.refused')} announce>
          {labels.problem(refused)}
        </Notice>
      )}
      <EditForm
        bet={bet}
        request={request}
        worth={quote.status === 'ready' ? quote.data.worth : undefined}
        stakeMinor={request === undefined ? 0n : (parseAmount(request.stake, bet.currency) ?? 0n)}
        availableMinor={availableMinor}
        onAnswer={onAnswer}
        onSend={() => setRefused(null)}
      />
    </>
  );
}

function requestOf(planned: PlaceBetRequest | undefined): EditRequest | undefined {
  if (planned === undefined) return undefined;
  const { type, stake, lines, policy, legs } = planned;
  if (type !== 'single' && type !== 'accumulator' && type !== 'system') return undefined;
  return { type, stake, policy, legs, ...(lines !== undefined && { lines }) };
}

function problemOf({ code, message, details }: Extract<EditBetView, { status: 'refused' }>): ApiProblem {
  return { code: isErrorCode(code) ? code : 'INTERNAL', message, ...(details !== undefined && { details }) };
}

function Waiting({ decidesAtMs }: { readonly decidesAtMs: number | null }) {
  const t = useT('coupon');
  const nowMs = useServerNow(decidesAtMs === null ? null : 250);
  const seconds = decidesAtMs === null ? 0 : Math.max(0, Math.ceil((decidesAtMs - nowMs) / 1000));
  return (
    <Button variant="primary" size={48} block pending data-testid="coupon-edit-waits">
      {seconds > 0 ? t('cashOut.decidedIn', { seconds }) : t('cashOut.deciding')}
    </Button>
  );
}
