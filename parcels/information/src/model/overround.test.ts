import { percentText } from '@paddock/contract';

import { overroundOf } from './overround.ts';

it('is what the prices of a market imply together', () => {
  expect(overroundOf([2000, 2000])).toBe(1);
  expect(percentText(overroundOf([1900, 1900]) - 1, 'en', { maximumFractionDigits: 1 })).toBe('5.3%');
  expect(percentText(overroundOf([2500]), 'ru')).toBe('40\u00a0%');
});
