import { useState } from 'react';
import type { LottoTicketView, NewLottoTicket } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT, useWritten } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage, GiftChoice } from '@paddock/styleguide/forms';
import { Dialog } from '@paddock/styleguide/overlays';

import type { Asked } from '../model/asked.ts';

interface BuyDialogProps {
  readonly asked: Asked;
  readonly send: (request: NewLottoTicket) => Promise<ApiResult<LottoTicketView>>;
  readonly onClose: () => void;
  readonly onBought: () => void;
}

/** Asks once more before a ticket is bought, and says who pays it: it cannot be given back. */
export function BuyDialog({ asked, send, onClose, onBought }: BuyDialogProps) {
  const t = useT('lotto');
  const written = useWritten();
  const format = useFormat();
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(send, onBought);
  const { request, stake, lines, closesAtMs, currency, fitting, isGiftChosen } = asked;
  const [isUsed, setUsed] = useState(isGiftChosen);
  const gift = isUsed ? fitting : undefined;
  const said = {
    lottery: t(`name.${request.lottery}`),
    draw: request.draw,
    time: format.moment(closesAtMs),
    lines: t('ticket.lines', { count: lines, shown: format.number(lines) }),
  };
  return (
    <Dialog
      open
      onClose={() => {
        if (!pending) onClose();
      }}
      title={t(gift === undefined ? 'buy.ask' : 'gift.ask', { amount: stake })}
      description={[
        t('buy.askText', said),
        t(gift === undefined ? 'buy.byYou' : 'gift.byUs', { amount: stake, currency }),
        ...(request.draws > 1 ? [t('buy.askDraws', { count: request.draws - 1, amount: stake })] : []),
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
