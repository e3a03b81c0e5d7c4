import { cashbackOf, doneMinor, isReached, type CountedStake } from './figures.ts';

const stake = (countedMinor: bigint, lostMinor = 0n, product = 'sportsbook'): CountedStake => ({
  product,
  countedMinor,
  lostMinor,
});
const AMOUNTS = { EUR: { amount: '50.00' } };
const OF_STAKES = { days: 7, products: ['sportsbook'], minOddsMilli: 1_500, currencies: AMOUNTS } as const;
const TURNOVER = { on: 'turnover', ...OF_STAKES, products: ['sportsbook'] } as const;
const LOSS = { on: 'loss', days: 7, products: ['sportsbook'], currencies: AMOUNTS } as const;
const now = { currency: 'EUR', isOver: false, hasBegun: true };

describe('what brings a gift', () => {
  it('is stakes that come to an amount together, or the largest one', () => {
    const figures = { stakes: [stake(2_000n), stake(3_000n)], days: [], hasLevel: false };
    expect(isReached({ ...TURNOVER, products: [] }, figures, now)).toBe(true);
    expect(isReached({ ...TURNOVER, products: [], on: 'stake' }, figures, now)).toBe(false);
    expect(doneMinor({ ...TURNOVER, products: [], on: 'stake' }, figures)).toBe(3_000n);
    expect(isReached({ ...TURNOVER, products: [] }, figures, { ...now, currency: 'USD' })).toBe(false);
  });

  it('is one minor unit short of it not', () => {
    const figures = { stakes: [stake(4_999n)], days: [], hasLevel: false };
    expect(isReached({ ...TURNOVER, products: [] }, figures, now)).toBe(false);
  });

  it('is a net loss as its days are over, and not before: a win may come', () => {
    const figures = { stakes: [stake(9_000n, 9_000n), stake(2_000n, -4_000n)], days: [], hasLevel: false };
    const loss = { ...LOSS, products: [] };
    expect(isReached(loss, figures, now)).toBe(false);
    expect(isReached(loss, figures, { ...now, isOver: true })).toBe(true);
    expect(doneMinor(loss, figures)).toBe(5_000n);
  });

  it('is visits on so many days, a birthday that is today, a level that is had', () => {
    const figures = { stakes: [], days: [3, 5], hasLevel: true };
    expect(isReached({ on: 'logins', days: 9, times: 2 }, figures, now)).toBe(true);
    expect(isReached({ on: 'logins', days: 9, times: 3 }, figures, now)).toBe(false);
    expect(isReached({ on: 'birthday' }, figures, now)).toBe(true);
    expect(isReached({ on: 'birthday' }, figures, { ...now, hasBegun: false })).toBe(false);
    expect(isReached({ on: 'birthday' }, figures, { ...now, isOver: true })).toBe(false);
    expect(isReached({ on: 'level', level: 'gold' }, figures, now)).toBe(true);
    expect(isReached({ on: 'level', level: 'gold' }, { ...figures, hasLevel: false }, now)).toBe(false);
  });
});

describe('cashback', () => {
  const gives = {
    kind: 'cashback',
    as: 'money',
    edges: { sportsbook: 600, games: 100 },
    edgeShare: 5_000,
    currencies: { EUR: { percent: 10, upTo: '20.00' } },
  } as const;
  const of = (stakes: readonly CountedStake[], currency = 'EUR') => cashbackOf(gives, stakes, currency);

  it.each([
    // 10 % of 99.99 lost, of 1,000.00 staked that cost 60.00.
    ['a percent of the loss, rounded down', [stake(100_000n, 9_999n)], 999n],
    ['half of what the stakes cost', [stake(10_000n, 10_000n)], 300n],
    ['the most', [stake(1_000_000n, 900_000n)], 2_000n],
    ['edges of each product', [stake(10_000n, 10_000n), stake(20_000n, 20_000n, 'games')], 400n],
    ['nothing of a product without an edge', [stake(10_000n, 10_000n, 'toto')], 0n],
    ['nothing of a win', [stake(10_000n, 5_000n), stake(10_000n, -5_000n)], 0n],
  ])('is %s', (_name, stakes, owedMinor) => {
    expect(of(stakes)).toBe(owedMinor);
  });

  it('is nothing in a currency that it does not name', () => {
    expect(of([stake(10_000n, 10_000n)], 'USD')).toBe(0n);
  });
});
