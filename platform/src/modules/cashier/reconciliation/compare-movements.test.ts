import { compareMovements, type Movement } from './compare-movements.ts';

const DAY = { fromMs: 1_000, toMs: 2_000 };
const movement = (over: Partial<Movement> = {}): Movement => ({
  reference: '4711',
  kind: 'deposit',
  currency: 'EUR',
  amountMinor: 2_000n,
  atMs: 1_500,
  ...over,
});
const differences = (ours: readonly Movement[], theirs: readonly Movement[]) =>
  compareMovements(ours, theirs, DAY).differences;

describe('comparing our ledger with a provider’s report', () => {
  it('finds nothing where both say the same', () => {
    expect(compareMovements([movement()], [movement({ atMs: 1_700 })], DAY)).toEqual({
      compared: 1,
      differences: [],
    });
  });

  it('lists what one side alone has', () => {
    expect(differences([], [movement()])).toEqual([
      { kind: 'missing-here', reference: '4711', movement: 'deposit', here: null, there: '2000 EUR' },
    ]);
    expect(differences([movement({ kind: 'payout' })], [])).toEqual([
      { kind: 'missing-there', reference: '4711', movement: 'payout', here: '2000 EUR', there: null },
    ]);
  });

  it('lists another amount and another currency', () => {
    expect(differences([movement()], [movement({ amountMinor: 1_999n })])).toMatchObject([
      { kind: 'amount', here: '2000 EUR', there: '1999 EUR' },
    ]);
    expect(differences([movement()], [movement({ currency: 'USD' })])).toMatchObject([
      { kind: 'amount', here: '2000 EUR', there: '2000 USD' },
    ]);
  });

  it('a movement that happened twice there and once here is missing once', () => {
    expect(differences([movement()], [movement(), movement()])).toMatchObject([{ kind: 'missing-here' }]);
  });

  it('what happened twice with two amounts may have come in another order', () => {
    const [less, more] = [movement({ amountMinor: 200n }), movement({ amountMinor: 201n })];
    expect(differences([less, more], [more, less])).toEqual([]);
    expect(differences([less, more], [more, movement({ amountMinor: 202n })])).toMatchObject([
      { kind: 'amount', here: '200 EUR', there: '202 EUR' },
    ]);
  });

  it('a deposit and its charge-back are two movements', () => {
    expect(differences([movement()], [movement(), movement({ kind: 'charge-back' })])).toMatchObject([
      { kind: 'missing-here', movement: 'charge-back' },
    ]);
  });

  it('clocks differ: a partner outside the window counts, and nothing outside it is listed', () => {
    expect(differences([movement({ atMs: 1_999 })], [movement({ atMs: 2_005 })])).toEqual([]);
    expect(differences([movement({ atMs: 2_500 })], [])).toEqual([]);
  });
});
