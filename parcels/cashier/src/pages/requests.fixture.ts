import type { PaymentFact, PaymentRequestView } from '@paddock/contract/schemas';

const AT_MS = Date.UTC(2026, 10, 21, 11, 0);

/** A deposit of 20.00 that waits for its provider. */
export const DEPOSIT: Extract<PaymentFact, { readonly kind: 'deposit' }> = {
  kind: 'deposit',
  id: '81',
  status: 'pending',
  amount: '20.00',
  currency: 'EUR',
  method: 'Fernway Card',
  mask: '•••• 4417',
  arrives: 'at-once',
  reference: 'tr-900',
  createdAtMs: AT_MS,
  timeline: [
    { status: 'created', atMs: AT_MS, reason: '' },
    { status: 'pending', atMs: AT_MS + 60_000, reason: '' },
  ],
};

/** A request about it that waits for an answer. */
export function aRequest(over: Partial<PaymentRequestView> = {}): PaymentRequestView {
  return {
    id: '501',
    topicId: 1,
    subTopicId: null,
    status: 'open',
    closedBy: null,
    createdAtMs: AT_MS,
    changedAtMs: AT_MS,
    payment: DEPOSIT,
    messages: [{ from: 'player', text: 'Where is it?\nI paid at eleven.', atMs: AT_MS }],
    ...over,
  };
}

/** The same with an operator's word in it. */
export function anAnswered(text: string, status: 'answered' | 'waiting' = 'answered'): PaymentRequestView {
  const { messages } = aRequest();
  return aRequest({ status, messages: [...messages, { from: 'house', text, atMs: AT_MS + 3_600_000 }] });
}
