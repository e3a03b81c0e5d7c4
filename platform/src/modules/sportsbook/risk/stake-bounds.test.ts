import { CURRENCIES } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';

import { inRiskCents, boundIn } from '../../products/index.ts';
import { stakeBounds } from './stake-bounds.ts';
import { USUAL_RISK } from './usual-risk.ts';

describe('stake limits', () => {
  const types = [...MARKET_TYPES.values()];

  it.each([...CURRENCIES.keys()])('has sane bounds in %s for every market type', (iso) => {
    for (const type of types) {
      const bounds = stakeBounds([type], iso, USUAL_RISK);
      if (bounds === undefined) throw new Error(`no limits in ${iso}`);
      expect(bounds.minMinor).toBeGreaterThan(0n);
      expect(bounds.maxMinor).toBeGreaterThan(bounds.minMinor);
      expect(bounds.payoutCapMinor).toBeGreaterThan(bounds.maxMinor);
    }
  });

  it('takes the tightest of a coupon’s legs', () => {
    const [winner, score] = ['1x2', 'correct-score'].map((key) => MARKET_TYPES.get(key));
    if (winner === undefined || score === undefined) throw new Error('no such type');
    expect(stakeBounds([winner], 'EUR', USUAL_RISK)).toMatchObject({ minMinor: 20n, maxMinor: 500_000n });
    expect(stakeBounds([winner, score], 'EUR', USUAL_RISK)).toMatchObject({ maxMinor: 50_000n });
  });

  it('does not take a currency it has no limits for', () => {
    expect(stakeBounds([], 'XXX', USUAL_RISK)).toBeUndefined();
  });

  it('respects the decimals of a currency, and never understates what is at risk', () => {
    expect(boundIn(100n, 'JPY')).toBe(150n);
    expect(boundIn(100n, 'KWD')).toBe(300n);
    expect(inRiskCents({ num: 1n, den: 1n }, 'JPY')).toBe(1n);
    expect(inRiskCents({ num: 150n, den: 1n }, 'JPY')).toBe(100n);
  });
});
