import { fieldsOpenedBy, winningFields, withStroke } from './scratched.ts';

const NOTHING: ReadonlySet<number> = new Set();

describe('the foil of a ticket', () => {
  it('goes where a stroke goes', () => {
    const gone = withStroke(NOTHING, [75, 25], [75, 275]);
    expect(gone.size).toBe(6);
    expect(withStroke(gone, [75, 25], [75, 275])).toBe(gone);
    expect(fieldsOpenedBy(gone)).toEqual([]);
  });

  it('opens a field once enough of it is gone, and no other', () => {
    const once = withStroke(NOTHING, [75, 25], [75, 275]);
    const twice = withStroke(once, [200, 25], [200, 275]);
    expect([fieldsOpenedBy(once), fieldsOpenedBy(twice)]).toEqual([[], [0]]);
  });

  it('goes from corner to corner over three fields', () => {
    let gone = NOTHING;
    for (const shift of [0, 60, -60, 120, -120]) gone = withStroke(gone, [0 + shift, 0], [900 + shift, 900]);
    expect(fieldsOpenedBy(gone)).toEqual([0, 4, 8]);
  });

  it('is taken away by a press on one spot too', () => {
    expect(withStroke(NOTHING, [450, 450], [450, 450]).size).toBe(4);
  });
});

describe('the fields that win', () => {
  it.each([
    [2_000, [2_000, 1_000, 2_000, 5_000, 5_000, 1_000, 2_000, 3_000, 3_000], [0, 2, 6]],
    [0, [2_000, 1_000, 2_000, 5_000, 5_000, 1_000, 10_000, 3_000, 3_000], []],
  ])('of a ticket that pays %i', (paidMilli, fields, winning) => {
    expect(winningFields({ paidMilli, fields })).toEqual(winning);
  });
});
