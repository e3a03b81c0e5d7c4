import { PRICE_MEMORY_MS, PriceHistory } from './price-history.ts';

const prices = (oddsMilli: number) => [{ outcome: 'home', oddsMilli, open: true }];

describe('remembering replaced prices (rules §5)', () => {
  it('knows which price belonged to which version', () => {
    const history = new PriceHistory();
    history.replaced(1, prices(2000), 0);
    history.replaced(2, prices(2100), 10);
    expect(history.had(1, 'home', 2000, 20)).toBe(true);
    expect(history.had(2, 'home', 2100, 20)).toBe(true);
    expect(history.had(1, 'home', 2100, 20)).toBe(false);
    expect(history.had(1, 'away', 2000, 20)).toBe(false);
    expect(history.had(3, 'home', 2000, 20)).toBe(false);
  });

  it('forgets fifteen minutes after the price was replaced', () => {
    const history = new PriceHistory();
    history.replaced(1, prices(2000), 1_000);
    expect(history.had(1, 'home', 2000, 1_000 + PRICE_MEMORY_MS - 1)).toBe(true);
    expect(history.had(1, 'home', 2000, 1_000 + PRICE_MEMORY_MS)).toBe(false);
    history.replaced(2, prices(2100), 2_000 + PRICE_MEMORY_MS);
    expect(history.had(2, 'home', 2100, 2_000 + PRICE_MEMORY_MS)).toBe(true);
  });

  it('knows what the feed said at a time, of the versions that are asked for', () => {
    const history = new PriceHistory();
    history.replaced(1, prices(2000), 10);
    history.replaced(2, prices(1500), 10, prices(2100));
    expect(history.fedAt(5)).toEqual(prices(2000));
    expect(history.fedAt(5, 2)).toEqual(prices(2100));
    expect(history.fedAt(5, 3)).toBeUndefined();
    expect(history.fedAt(10)).toBeUndefined();
  });

  it('is bounded', () => {
    const history = new PriceHistory();
    for (let version = 1; version <= 2_500; version++) history.replaced(version, prices(2000), version);
    expect(history.had(500, 'home', 2000, 2_500)).toBe(false);
    expect(history.had(501, 'home', 2000, 2_500)).toBe(true);
  });
});
