import { MarketCatalogue } from '../book/market-catalogue.ts';
import { marketMargins } from './market-margins.ts';

describe('the margins of market types', () => {
  it('shows operators the method of each of ours, and where they have said otherwise', () => {
    const types = new MarketCatalogue();
    types.chooseMargins([['total', 'proportional']]);
    const shown = new Map(marketMargins(types).map((one) => [one.key, one]));
    expect(shown.get('1x2')).toEqual({ key: '1x2', name: expect.anything() as unknown, method: 'power' });
    expect(shown.get('correct-score')?.method).toBe('shin');
    expect(shown.get('total')).toMatchObject({ method: 'proportional', usual: 'power' });
  });

  it('are the chosen ones in the book, and those of a provider’s types are in proportion', () => {
    const types = new MarketCatalogue();
    types.chooseMargins([['1x2', 'shin']]);
    expect(types.get('1x2')?.margin).toBe('shin');
    expect(new MarketCatalogue().get('1x2')?.margin).toBe('power');
  });
});
