import { useState } from 'react';
import type { NewTotoCoupon, TicketGiftView, TotoCouponView } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT, useWritten } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage, GiftChoice } from '@paddock/styleguide/forms';
import { Dialog } from '@paddock/styleguide/overlays';

interface BuyDialogProps {
  readonly stake: string;
  readonly entries: number;
  readonly columns: number;
  /** Without its gift: whether one pays it is chosen last. */
  readonly request: Omit<NewTotoCoupon, 'giftId'>;
  /** A gift whose worth is exactly its price; undefined for none. */
  readonly fitting: TicketGiftView | undefined;
  /** The gift was chosen before the press. */
  readonly isGiftChosen: boolean;
  /** Currency of the account it is paid from otherwise. */
  readonly account: string;
  readonly send: (request: NewTotoCoupon) => Promise<ApiResult<TotoCouponView>>;
  readonly onClose: () => void;
  readonly onBought: () => void;
}

/** Asks once more before a coupon is bought, and says who pays it: it cannot be given back. */
export function BuyDialog(props: BuyDialogProps) {
  const { stake, entries, columns, request, fitting, isGiftChosen, account, send, onClose, onBought } = props;
  const t = useT('toto');
  const written = useWritten();
  const format = useFormat();
  const labels = useLabels();
  const [isUsed, setUsed] = useState(isGiftChosen);
  const { submit, pending, refusal } = useSubmit(send, onBought);
  const gift = isUsed ? fitting : undefined;
  return (
    <Dialog
      open
      onClose={() => {
        if (!pending) onClose();
      }}
      title={t(gift === undefined ? 'buy.ask' : 'gift.ask', { amount: stake })}
      description={[
        t('buy.askText', {
          entries: t('coupon.entries', { count: entries }),
          columns: t('coupon.columns', { count: columns, shown: format.number(columns) }),
        }),
        t(gift === undefined ? 'buy.byYou' : 'gift.byUs', { amount: stake, currency: account }),
      ].join(' ')}
      actions={
        <>
          <Button variant="outline" size={48} onClick={onClose}>
            {t('buy.back')}
          </Button>
          <Button
            variant="primary"
            size={48}
            pending={pending}
            onClick={() => void submit({ ...request, ...(gift !== undefined && { giftId: gift.id }) })}
          >
            {gift === undefined ? t('buy.button', { amount: stake }) : t('gift.button')}
          </Button>
        </>
      }
    >
      {fitting !== undefined && (
        <GiftChoice
          label={t('gift.use', { amount: format.amount(fitting.amount, fitting.currency) })}
          detail={[
            t('gift.from', { title: written.title(fitting.title) }),
            t('gift.rules', { until: format.moment(fitting.expiresAtMs) }),
          ].join(' ')}
          isUsed={isUsed}
          onUse={setUsed}
        />
      )}
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </Dialog>
  );
}
