import { withdrawalResult } from './withdrawal-result.ts';

it.each([
  ['success', 'loading', 'pending'],
  ['success', 'sent', 'pending'],
  ['fail', 'sent', 'pending'],
  ['cancel', 'requested', 'pending'],
  ['pending', 'approved', 'pending'],
  ['pending', 'paid', 'success'],
  ['fail', 'paid', 'success'],
  ['success', 'failed', 'fail'],
  ['success', 'rejected', 'fail'],
  ['success', 'returned', 'fail'],
  ['success', 'cancelled', 'cancel'],
  ['success', 'unknown', 'unknown'],
  ['fail', 'unknown', 'fail'],
  ['cancel', 'unknown', 'cancel'],
] as const)('sent to onpay/withdraw/%s while the withdrawal is %s: %s [S2-65]', (address, status, kind) => {
  expect(withdrawalResult(address, status)).toBe(kind);
});
