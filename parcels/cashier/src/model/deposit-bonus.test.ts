import { depositBonus } from './deposit-bonus.ts';

const OFFER = {
  currency: 'EUR',
  percent: 50,
  upTo: '100.00',
  minDeposit: '10.00',
  wageringMultiple: 3,
  days: 10,
  minOddsMilli: 1_500,
  percents: { sportsbook: 100 },
  maxStake: null,
  maxConversion: null,
};

it.each([
  [9_99n, null],
  [10_03n, { bonus: '5.01', wager: '15.03' }],
  [900_00n, { bonus: '100.00', wager: '300.00' }],
])('a deposit of %s cents brings %j, as the server computes it', (depositMinor, expected) => {
  expect(depositBonus(OFFER, depositMinor)).toEqual(expected);
});
