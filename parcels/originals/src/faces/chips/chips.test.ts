import { formatters$ } from '@paddock/shared-utils';
import { installFakePage } from '@paddock/shared-utils/testing';

import { chipText } from './chip-text.ts';
import { amountOn, chipsMinor, heightOf, withChip, withoutChip } from './chips.ts';

describe('chips on a table', () => {
  it('make one stack a place, and the stake together', () => {
    const one = withChip([], 'red', 500n);
    const two = withChip(withChip(one, 'odd', 20n), 'red', 500n);
    expect(two).toEqual([
      { on: 'red', amountMinor: '1000' },
      { on: 'odd', amountMinor: '20' },
    ]);
    expect(chipsMinor(two)).toBe(1_020n);
    expect([amountOn(two, 'red'), amountOn(two, 'even')]).toEqual([1_000n, 0n]);
    expect(withoutChip(two, 'red')).toEqual([{ on: 'odd', amountMinor: '20' }]);
    expect(withChip(one, 'red', 0n)).toBe(one);
  });

  it('stand the higher the more they are worth', () => {
    expect([10n, 100n, 1_000n, 10_000n, 10_000_000n].map(heightOf)).toEqual([1, 1, 2, 3, 4]);
  });

  it.each([
    ['en', 50n, '0.50'],
    ['en', 500n, '5'],
    ['en', 999_900n, '9999'],
    ['en', 1_259_900n, '12.5k'],
    ['ru', 50n, '0,50'],
  ])('say in %s of %s minor units %s', (language, amountMinor, text) => {
    const page = installFakePage({ language });
    expect(chipText(amountMinor, 'EUR', formatters$.snapshot().format)).toBe(text);
    page.remove();
  });
});
