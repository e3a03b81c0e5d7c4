import { parseBetOption } from './betting/bet-option.ts';
import { readReplayArguments } from './replay-arguments.ts';
import { summaryLine } from './summary.ts';

describe('the command line of a replay', () => {
  it('reads all options', () => {
    const args = ['season.json', '--speed', '600', '--bet', 'home:10.00', '--database-dir', 'here'];
    expect(readReplayArguments(args)).toEqual({
      file: 'season.json',
      speed: 600,
      bet: { outcome: 'home', stake: '10.00' },
      databaseDir: 'here',
    });
    expect(readReplayArguments(['season.csv'])).toEqual({ file: 'season.csv' });
  });

  it.each([
    [[], 'usage'],
    [['a', 'b'], 'usage'],
    [['a', '--speed', 'fast'], '--speed must be'],
    [['a', '--speed', '0'], '--speed must be'],
    [['a', '--bet', 'home'], '--bet wants'],
    [['a', '--what'], 'usage'],
  ])('refuses %j', (args, reason) => {
    expect(() => readReplayArguments(args)).toThrow(RangeError);
    expect(() => readReplayArguments(args)).toThrow(reason);
  });

  it.each(['home:0', 'home:-1', 'home:1.234', 'home:', 'both:1', 'home:1e3'])(
    'refuses the bet %s',
    (text) => {
      expect(() => parseBetOption(text)).toThrow(RangeError);
    },
  );
});

describe('the last line of a replay', () => {
  it('names matches, markets, bets and the ledger’s sum by currency', () => {
    const counts = { matchesPlayed: 380, marketsSettled: 20_386, betsSettled: 380 };
    expect(summaryLine({ ...counts, ledgerSums: { JPY: 0n, EUR: 0n } })).toBe(
      '380 matches played, 20386 markets settled, 380 bets settled, ledger sum: EUR 0.00, JPY 0',
    );
    expect(summaryLine({ ...counts, ledgerSums: {} })).toContain('ledger sum: no postings');
  });
});
