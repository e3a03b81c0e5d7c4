import type { SiteSaid } from '../brands/sites-of.ts';
import { changeAfter } from './later-plans.ts';

const meadow = (more: object): SiteSaid => ({ 'brand:meadow': { hosts: ['meadow.test'], ...more } });
const after = (change: object, seen: SiteSaid, made: SiteSaid) =>
  changeAfter({ ...change }, { seen, after: made });

describe('what a plan changes once one before it was carried out', () => {
  it('is what it says of the keys of the installation', () => {
    const change = { closedParcels: null, refId: 7 };
    expect(after(change, {}, { closedParcels: ['casino'] })).toEqual(change);
  });

  it('is of a brand what its author changed, beside what the other one did', () => {
    const closed = meadow({ closedParcels: ['casino'], refId: 3 });
    expect(after(meadow({ companyName: 'Meadow' }), meadow({}), closed)).toEqual(
      meadow({ closedParcels: ['casino'], refId: 3, companyName: 'Meadow' }),
    );
    expect(after(meadow({ refId: 4 }), meadow({}), closed)).toEqual(
      meadow({ closedParcels: ['casino'], refId: 4 }),
    );
    expect(after(meadow({}), meadow({ refId: 3 }), closed)).toEqual(meadow({ closedParcels: ['casino'] }));
  });

  it('is a brand as it was where it was written so, and one that is made or ended as it is written', () => {
    const closed = meadow({ closedParcels: ['casino'] });
    expect(after(meadow({}), meadow({}), closed)).toEqual(meadow({}));
    expect(after({ 'brand:meadow': null }, meadow({}), closed)).toEqual({ 'brand:meadow': null });
    expect(after(meadow({ refId: 4 }), {}, closed)).toEqual(meadow({ refId: 4 }));
    expect(after(meadow({ refId: 4 }), meadow({}), {})).toEqual(meadow({ refId: 4 }));
  });
});
