import type { NewPaymentRequest, PaymentRequestView } from '@paddock/contract/schemas';
import { api, hrefFor, navigate } from '@paddock/shared-utils';
import { useT } from '@paddock/shared-utils/react';

import { requestsPath } from '../../model/request-paths.ts';
import { TextForm } from './text-form.tsx';
import { useSendText } from './use-send-text.ts';

type Subject = Omit<NewPaymentRequest, 'text'>;

/** Asks about a topic, a sub-topic or a payment, once, and leads to the request it made. */
export function AskForm({ subject }: { readonly subject: Subject }) {
  const t = useT('cashier');
  const { topicId, subTopicId, paymentId } = subject;
  const sending = useSendText<PaymentRequestView>(
    ['topic', topicId, subTopicId, paymentId].filter((part) => part !== undefined).join(' '),
    (text, key) => api.post('/web-api/payment-requests', { ...subject, text }, { key }),
    // Back leads to the topics, not to a form that was sent.
    ({ id }) => navigate(hrefFor(requestsPath(id)), { replace: true }),
  );
  return (
    <TextForm
      label={t('requests.form.label')}
      hint={t('requests.form.hint')}
      submitLabel={t('requests.form.submit')}
      sending={sending}
      rows={6}
    />
  );
}
