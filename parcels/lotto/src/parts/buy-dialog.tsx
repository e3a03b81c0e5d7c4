import type { LottoTicketView, NewLottoTicket } from '@paddock/contract/schemas';
import type { ApiResult } from '@paddock/shared-utils';
import { useFormat, useLabels, useSubmit, useT } from '@paddock/shared-utils/react';
import { Button } from '@paddock/styleguide';
import { FormMessage } from '@paddock/styleguide/forms';
import { Dialog } from '@paddock/styleguide/overlays';

import type { Asked } from '../model/asked.ts';

interface BuyDialogProps {
  readonly asked: Asked;
  readonly send: (request: NewLottoTicket) => Promise<ApiResult<LottoTicketView>>;
  readonly onClose: () => void;
  readonly onBought: () => void;
}

/** Asks once more before a ticket is bought: it cannot be given back. */
export function BuyDialog({ asked, send, onClose, onBought }: BuyDialogProps) {
  const t = useT('lotto');
  const format = useFormat();
  const labels = useLabels();
  const { submit, pending, refusal } = useSubmit(send, onBought);
  const { request, stake, lines, closesAtMs } = asked;
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
      title={
        request.giftId === undefined ? t('buy.ask', { amount: stake }) : t('gift.ask', { amount: stake })
      }
      description={[
        t('buy.askText', said),
        ...(request.draws > 1 ? [t('buy.askDraws', { count: request.draws - 1, amount: stake })] : []),
      ].join(' ')}
      actions={
        <>
          <Button variant="outline" size={48} onClick={onClose}>
            {t('buy.back')}
          </Button>
          <Button variant="primary" size={48} pending={pending} onClick={() => void submit(request)}>
            {request.giftId === undefined ? t('buy.button', { amount: stake }) : t('gift.button')}
          </Button>
        </>
      }
    >
      {refusal !== null && <FormMessage title={labels.problem(refusal.problem)} attempt={refusal.attempt} />}
    </Dialog>
  );
}
