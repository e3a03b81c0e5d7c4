import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { quickFolder, STAKES_ALONE } from '../../testing/index.ts';
import { stakeRanges } from './stake-range.ts';

describe('what stakes of a product can be', () => {
  const dataDir = mkdtempSync(join(quickFolder(), 'paddock-ranges-'));
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
  });
  const bets = {
    ...STAKES_ALONE,
    usualRisk: {
      'min-stake': 20n,
      'max-stake-main': 50_00n,
      'max-stake-other': 5_00n,
      'payout-cap': 900_00n,
    },
  };

  it('is by its figures in a currency, of largest stakes the largest', () => {
    writeFileSync(join(dataDir, 'risk.json'), JSON.stringify({ sportsbook: { 'max-stake-other': '70.00' } }));
    const rangeOf = stakeRanges(dataDir, [bets]);
    const { stakesPerDay: perDay } = bets.wagering;
    expect(rangeOf('sportsbook', 'EUR')).toEqual({ leastMinor: 20n, mostMinor: 70_00n, perDay });
    expect(rangeOf('sportsbook', 'JPY')).toEqual({ leastMinor: 30n, mostMinor: 10_500n, perDay });
    expect([rangeOf('sportsbook', 'XAU'), rangeOf('dice', 'EUR')]).toEqual([undefined, undefined]);
  });

  it('is any amount where figures name none', () => {
    const rangeOf = stakeRanges(dataDir, [{ ...STAKES_ALONE, product: 'dice' }]);
    expect(rangeOf('dice', 'EUR')).toMatchObject({ leastMinor: 1n, mostMinor: undefined });
  });
});
