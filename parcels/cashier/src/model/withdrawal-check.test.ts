import type { PayoutOptionsView } from '@paddock/contract/schemas';

import { bounds, checkWithdrawal, type PayoutInstrument } from './withdrawal-check.ts';

const CARD: PayoutInstrument = {
  id: '1',
  name: 'Fernway Card',
  kind: 'card',
  mask: '•••• 4417',
  arrives: 'at-once',
  within: 0,
  quick: ['20.00', '500.00'],
  fee: '0.00',
  min: '5.00',
  max: '500.00',
  netDeposit: '30.00',
};
const WALLET: PayoutInstrument = { ...CARD, id: '2', name: 'Pocketleaf', kind: 'wallet', netDeposit: '0.00' };
const ALONE = { currency: 'EUR', available: '90.00', instruments: [CARD] } as unknown as PayoutOptionsView;
const BOTH: PayoutOptionsView = { ...ALONE, instruments: [CARD, WALLET] };
const RICH: PayoutOptionsView = { ...ALONE, available: '900.00' };

it.each([
  ['nothing typed', ALONE, CARD, '', { kind: 'no-amount' }],
  ['the smallest amount', ALONE, CARD, '5', { kind: 'fine', amountMinor: 500n }],
  ['all there is, more than was paid in', ALONE, CARD, '90.00', { kind: 'fine', amountMinor: 9_000n }],
  ['a cent too little', ALONE, CARD, '4.99', { kind: 'low', boundMinor: 500n }],
  ['a cent more than there is', ALONE, CARD, '90.01', { kind: 'too-much', boundMinor: 9_000n }],
  ['a cent more than the way takes', RICH, CARD, '500.01', { kind: 'high', boundMinor: 50_000n }],
  ['nothing', ALONE, CARD, '0', { kind: 'invalid' }],
  ['less than nothing', ALONE, CARD, '-5', { kind: 'invalid' }],
  ['half a cent', ALONE, CARD, '5.005', { kind: 'invalid' }],
  ['up to its own deposits beside another', BOTH, CARD, '30', { kind: 'fine', amountMinor: 3_000n }],
  [
    'more than its deposits, and nothing left on others',
    BOTH,
    CARD,
    '31',
    { kind: 'fine', amountMinor: 3_100n },
  ],
  [
    'deposits left elsewhere',
    BOTH,
    WALLET,
    '50',
    { kind: 'first-elsewhere', hereMinor: 0n, first: CARD, firstMinor: 3_000n },
  ],
  [
    'less than the deposits left elsewhere',
    BOTH,
    WALLET,
    '20',
    { kind: 'first-elsewhere', hereMinor: 0n, first: CARD, firstMinor: 2_000n },
  ],
])('a withdrawal with %s', (_name, options, instrument, amount, expected) => {
  expect(checkWithdrawal(options, instrument, amount)).toEqual(expected);
});

it('names as bounds what the way takes and what there is, and none when there is too little', () => {
  expect(bounds(ALONE, CARD)).toEqual({ minMinor: 500n, maxMinor: 9_000n });
  expect(bounds(RICH, CARD)).toEqual({ minMinor: 500n, maxMinor: 50_000n });
  expect(bounds({ ...ALONE, available: '4.99' }, CARD)).toBeUndefined();
});
