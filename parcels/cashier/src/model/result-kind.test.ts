import { resultKind } from './result-kind.ts';

it.each([
  ['success', 'loading', 'pending'],
  ['fail', 'loading', 'fail'],
  ['success', 'unknown', 'unknown'],
  ['cancel', 'unknown', 'cancel'],
  ['success', 'pending', 'pending'],
  ['success', 'succeeded', 'success'],
  ['fail', 'succeeded', 'success'],
  ['fail', 'created', 'unopened'],
  ['fail', 'pending', 'fail'],
  ['cancel', 'created', 'cancel'],
  ['success', 'failed', 'fail'],
  ['pending', 'expired', 'expired'],
  ['success', 'refunded', 'refunded'],
  ['success', 'charged-back', 'charged-back'],
  ['success', 'cancelled', 'cancel'],
] as const)('sent to onpay/%s while the payment is %s: %s [S2-65]', (address, status, kind) => {
  expect(resultKind(address, status)).toBe(kind);
});
