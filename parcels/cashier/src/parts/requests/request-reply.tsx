import type { PaymentRequestView } from '@paddock/contract/schemas';
import { api, hrefFor, notify } from '@paddock/shared-utils';
import { useLabels, useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, LinkButton } from '@paddock/styleguide';

import { askPath } from '../../model/request-paths.ts';
import { TextForm } from './text-form.tsx';
import { useSendText } from './use-send-text.ts';

interface RequestReplyProps {
  readonly request: PaymentRequestView;
  /** Something changed: read the request again. */
  readonly onChanged: () => void;
}

/** What the player may still do with a request: add to it, end it, or begin another. */
export function RequestReply({ request, onChanged }: RequestReplyProps) {
  const t = useT('cashier');
  if (request.status !== 'closed') return <Reply request={request} onChanged={onChanged} />;
  return (
    <ButtonRow>
      <LinkButton href={hrefFor(askPath())}>{t('requests.new')}</LinkButton>
    </ButtonRow>
  );
}

function Reply({ request: { id, status }, onChanged }: RequestReplyProps) {
  const t = useT('cashier');
  const labels = useLabels();
  const sending = useSendText<PaymentRequestView>(
    `request ${id}`,
    (text, key) => api.post('/web-api/payment-requests/:id/messages', { text }, { params: { id }, key }),
    onChanged,
  );

  async function close(): Promise<void> {
    const result = await api.post('/web-api/payment-requests/:id/close', {}, { params: { id } });
    if (result.ok) onChanged();
    else notify({ kind: 'error', text: labels.problem(result.problem) });
  }

  return (
    <TextForm
      label={t(status === 'waiting' ? 'requests.reply.asked' : 'requests.reply.label')}
      submitLabel={t('requests.reply.submit')}
      sending={sending}
      rows={3}
    >
      <Button variant="outline" onClick={close}>
        {t('requests.reply.close')}
      </Button>
    </TextForm>
  );
}
