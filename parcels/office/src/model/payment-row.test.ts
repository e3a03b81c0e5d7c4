import type { PaymentHistoryView, WithdrawalView } from '@paddock/contract/schemas';

import { depositRow, paymentSign, paymentTone, withdrawalRow, type PaymentRow } from './payment-row.ts';

it('reads a payment record as a line of money in [S3-10]', () => {
  const record: PaymentHistoryView['entities'][number] = {
    id: '81',
    status_id: 2,
    status_title: 'succeeded',
    message: '',
    translate_message: 'Credited',
    skks_hash: 'abc',
    timestamp: 1_795_262_400,
    date_payment: '2026-11-21T12:00:00.000Z',
    summ: '20.00',
    currency: 'EUR',
    money_deposit_id: '81',
  };
  expect(depositRow(record)).toEqual({
    kind: 'deposit',
    id: '81',
    atMs: 1_795_262_400_000,
    amount: '20.00',
    currency: 'EUR',
    status: 'succeeded',
    to: '',
  });
});

it('reads a withdrawal as a line of money out, dated when it was asked for', () => {
  const view = {
    id: '82',
    status: 'paid',
    amount: '30.00',
    currency: 'EUR',
    method: 'Fernway Card',
    mask: '•••• 4417',
    timeline: [
      { status: 'requested', atMs: 1_000, reason: '' },
      { status: 'paid', atMs: 9_000, reason: '' },
    ],
  } as unknown as WithdrawalView;
  expect(withdrawalRow(view)).toMatchObject({
    kind: 'withdrawal',
    atMs: 1_000,
    to: 'Fernway Card •••• 4417',
  });
});

it.each([
  ['deposit', 'succeeded', '+', 'positive'],
  ['deposit', 'pending', '', 'warning'],
  ['deposit', 'failed', '', 'danger'],
  ['deposit', 'expired', '', 'neutral'],
  ['withdrawal', 'requested', '−', 'warning'],
  ['withdrawal', 'paid', '−', 'positive'],
  ['withdrawal', 'failed', '', 'danger'],
  ['withdrawal', 'cancelled', '', 'neutral'],
] as const)('a %s that is %s carries "%s" and is %s', (kind, status, sign, tone) => {
  const row = { kind, status } as PaymentRow;
  expect([paymentSign(row), paymentTone(row)]).toEqual([sign, tone]);
});
