import { displayAmount } from '../money/amount.ts';
import { timeZoneName } from '../time/time-zones.ts';
import { formatOdds } from '../odds/formats/index.ts';

describe('the minus sign', () => {
  it('is one and the same in money of every language, in offsets and in odds', () => {
    const texts = [
      displayAmount(-200n, 'EUR', 'en'),
      displayAmount(-200n, 'EUR', 'ru'),
      displayAmount(-200n, 'EUR', 'de'),
      displayAmount(-200n, 'JPY', 'tr'),
      timeZoneName(-3.5),
      formatOdds('american', 1_500n),
      formatOdds('malay', 2_100n),
    ];
    for (const text of texts) {
      expect(text).toContain('−');
      expect(text).not.toContain('-');
    }
  });

  it('follows the language in where it stands and in its decimal mark', () => {
    expect(displayAmount(-123_450n, 'EUR', 'en')).toBe('−€1,234.50');
    expect(displayAmount(-123_450n, 'EUR', 'ru')).toBe('−1\u00a0234,50\u00a0€');
    expect(displayAmount(-123_450n, 'EUR', 'de')).toBe('−1.234,50\u00a0€');
  });
});
