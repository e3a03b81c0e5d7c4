import { turnoverPart } from './turnover.ts';

it.each([
  ['nothing staked yet', '100.00', '100.00', 0n, 0],
  ['a part of it staked', '66.67', '100.00', 3_333n, 0.3333],
  ['all of it staked', '0.00', '100.00', 10_000n, 1],
  ['nothing to stake', '0.00', '0.00', 0n, 1],
])('turnover with %s', (_name, turnoverLeft, turnoverTotal, stakedMinor, part) => {
  expect(turnoverPart({ turnoverLeft, turnoverTotal, turnoverCurrency: 'EUR' })).toEqual({
    stakedMinor,
    part,
  });
});
