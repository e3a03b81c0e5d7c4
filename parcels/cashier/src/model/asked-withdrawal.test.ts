import { isLost } from '@paddock/shared-utils';
import { answered, refusal } from '@paddock/shared-utils/testing';

import { ASKED_WITHDRAWAL, stillAsked, type AskedWithdrawal } from './asked-withdrawal.ts';

const NOW_MS = 1_000_000_000;
const ASKED: AskedWithdrawal = {
  key: 'k1',
  userId: '7',
  request: { accountId: '3', instrumentId: '1', amount: '20.00' },
  currency: 'EUR',
  to: 'Fernway Card •••• 4417',
  askedAtMs: NOW_MS,
};

it('reads back what it kept, and nothing else', () => {
  expect(ASKED_WITHDRAWAL.parse(JSON.parse(JSON.stringify(ASKED)))).toEqual(ASKED);
  const { request, ...rest } = ASKED;
  for (const other of [
    null,
    'text',
    rest,
    { ...ASKED, key: 5 },
    { ...rest, request: { ...request, amount: 20 } },
  ])
    expect(ASKED_WITHDRAWAL.parse(other)).toBeUndefined();
});

it('keeps it for its player, for a day', () => {
  const dayMs = 24 * 3_600_000;
  expect(stillAsked(ASKED, '7', NOW_MS + dayMs - 1)).toBe(ASKED);
  expect(stillAsked(ASKED, '7', NOW_MS + dayMs)).toBeNull();
  expect(stillAsked(ASKED, '8', NOW_MS)).toBeNull();
  expect(stillAsked(ASKED, null, NOW_MS)).toBeNull();
  expect(stillAsked(null, '7', NOW_MS)).toBeNull();
});

it('takes a refusal as the answer, but no silence, no fault and no lost session', () => {
  const silence = {
    ok: false,
    status: 'network-error',
    httpStatus: 0,
    problem: { code: 'NETWORK_ERROR', message: '' },
  };
  expect(isLost(silence as never)).toBe(true);
  expect(isLost(refusal('INTERNAL'))).toBe(true);
  expect(isLost(refusal('UNAUTHENTICATED'))).toBe(true);
  expect(isLost(refusal('CLOSED_LOOP'))).toBe(false);
  expect(isLost(refusal('INSUFFICIENT_FUNDS'))).toBe(false);
  expect(isLost(answered({}, 201))).toBe(false);
});
