import type { NewTotoCoupon, TotoCouponView } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';
import { Dialog } from '@paddock/styleguide/overlays';

interface BuyDialogProps {
  readonly stake: string;
  readonly entries: number;
  readonly columns: number;
  readonly request: NewTotoCoupon;
  readonly send: (request: NewTotoCoupon) => Promise<ApiResult<TotoCouponView>>;
  readonly onClose: () => void;
  readonly onBought: () => void;
}

/** Asks once more before a coupon is bought: it cannot be given back. */
export function BuyDialog(props: BuyDialogProps) {
  const { stake, entries, columns, request, send, onClose, onBought } = props;
  const t = useT('toto');
  const format = useFormat();
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(send, onBought);
  return (
    <Dialog
      open
      onClose={() => {
        if (!pending) onClose();
      }}
      title={t('buy.ask', { amount: stake })}
      description={t('buy.askText', {
        entries: t('coupon.entries', { count: entries }),
        columns: t('coupon.columns', { count: columns, shown: format.number(columns) }),
      })}
      actions={
        <>
          <Button variant="outline" size={48} onClick={onClose}>
            {t('buy.back')}
          </Button>
          <Button variant="primary" size={48} pending={pending} onClick={() => void submit(request)}>
            {t('buy.button', { amount: stake })}
          </Button>
        </>
      }
    >
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </Dialog>
  );
}
