import type { PaymentFact } from '@paddock/contract/schemas';

import { depositSteps, depositTone } from './deposit-steps.ts';

type Deposit = Extract<PaymentFact, { readonly kind: 'deposit' }>;

const deposit = (...statuses: readonly Deposit['status'][]): Deposit => ({
  kind: 'deposit',
  id: '4711',
  amount: '20.00',
  currency: 'EUR',
  method: 'Fernway Card',
  mask: '',
  arrives: 'at-once',
  reference: '',
  createdAtMs: 0,
  status: statuses.at(-1) ?? 'created',
  timeline: statuses.map((status, at) => ({ status, atMs: at, reason: '' })),
});
const told = (...statuses: readonly Deposit['status'][]) =>
  depositSteps(deposit(...statuses)).map(({ key, state }) => `${state} ${key}`);

describe('the way of a deposit', () => {
  it('waits at its latest step while it is open, with the credit to come', () => {
    expect(told('created')).toEqual(['now created', 'todo succeeded']);
    expect(told('created', 'pending')).toEqual(['done created', 'now pending', 'todo succeeded']);
  });

  it('ends well, badly, or well and then badly', () => {
    expect(told('created', 'succeeded')).toEqual(['done created', 'done succeeded']);
    expect(told('created', 'expired')).toEqual(['done created', 'failed expired']);
    expect(told('created', 'failed', 'succeeded', 'charged-back')).toEqual([
      'done created',
      'failed failed',
      'done succeeded',
      'failed charged-back',
    ]);
    expect(told('created', 'cancelled')).toEqual(['done created', 'done cancelled']);
  });

  it('is coloured by how it stands', () => {
    expect((['created', 'succeeded', 'failed', 'refunded'] as const).map(depositTone)).toEqual([
      'warning',
      'positive',
      'danger',
      'neutral',
    ]);
  });
});
