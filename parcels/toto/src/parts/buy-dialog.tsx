import type { ReactNode } from 'react';
import { useFormat, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { Dialog } from '@paddock/styleguide/overlays';

interface BuyDialogProps {
  readonly stake: string;
  readonly entries: number;
  readonly columns: number;
  readonly pending: boolean;
  readonly refusal: ReactNode;
  readonly onClose: () => void;
  readonly onBuy: () => Promise<void>;
}

/** Asks once more before a coupon is bought: it cannot be given back. */
export function BuyDialog({ stake, entries, columns, pending, refusal, onClose, onBuy }: BuyDialogProps) {
  const t = useT('toto');
  const format = useFormat();
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
          <Button variant="primary" size={48} pending={pending} onClick={() => void onBuy()}>
            {t('buy.button', { amount: stake })}
          </Button>
        </>
      }
    >
      {refusal}
    </Dialog>
  );
}
