import { checkDeposit, type PaymentMethod } from './deposit-check.ts';

const CARD: PaymentMethod = {
  id: 'card',
  name: 'Card',
  kind: 'card',
  min: '5.00',
  max: '1000.00',
  fee: '0.00',
  arrives: 'at-once',
  within: 0,
  quick: ['20.00', '500.00'],
};

it.each([
  ['no method chosen', undefined, '10', { kind: 'no-method' }],
  ['nothing typed', CARD, '', { kind: 'no-amount' }],
  ['the smallest amount', CARD, '5', { kind: 'fine', amountMinor: 500n }],
  ['the largest amount', CARD, '1000.00', { kind: 'fine', amountMinor: 100_000n }],
  ['a cent too little', CARD, '4.99', { kind: 'low', boundMinor: 500n }],
  ['a cent too much', CARD, '1000.01', { kind: 'high', boundMinor: 100_000n }],
  ['nothing', CARD, '0', { kind: 'invalid' }],
  ['less than nothing', CARD, '-5', { kind: 'invalid' }],
  ['half a cent', CARD, '5.005', { kind: 'invalid' }],
])('a deposit with %s', (_name, method, amount, expected) => {
  expect(checkDeposit(method, amount, 'EUR')).toEqual(expected);
});
