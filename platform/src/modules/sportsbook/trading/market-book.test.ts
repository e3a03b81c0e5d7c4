import { marketBookMilli } from './market-book.ts';

const priced = (oddsMilli: number, open = true) => ({ outcome: String(oddsMilli), oddsMilli, open });

describe('the book of a market', () => {
  it('is what the chances of its prices come to, as many winning together as its type says', () => {
    expect(marketBookMilli({ type: {}, selections: [priced(1_900), priced(1_900)] })).toBe(1_053);
    const doubleChance = [priced(1_300), priced(1_400), priced(1_600)];
    expect(marketBookMilli({ type: { winners: 2 }, selections: doubleChance })).toBe(1_054);
  });

  it('leaves out what can win no more, and takes everything where nothing is open', () => {
    const late = [priced(2_000), priced(1_818), priced(1_010, false), priced(15_000, false)];
    expect(marketBookMilli({ type: {}, selections: late })).toBe(1_050);
    const suspended = [priced(2_000, false), priced(1_818, false)];
    expect(marketBookMilli({ type: {}, selections: suspended })).toBe(1_050);
  });
});
