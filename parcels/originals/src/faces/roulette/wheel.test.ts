import { colourOf, degreesOf, turnedTo, WHEEL } from './wheel.ts';

describe('the wheel', () => {
  it('has every pocket once, red and black in turn from the zero', () => {
    expect(WHEEL.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, at) => at));
    const colours = WHEEL.map(colourOf);
    expect(colours[0]).toBe('green');
    expect(colours.slice(1).filter((colour, at) => colour !== (at % 2 === 0 ? 'red' : 'black'))).toEqual([]);
  });

  it('turns whole turns further, and brings the pocket to the top', () => {
    for (const from of [0, 1234.5]) {
      for (const pocket of WHEEL) {
        const to = turnedTo(pocket, from);
        expect(to - from).toBeGreaterThanOrEqual(3 * 360);
        expect(to - from).toBeLessThan(4 * 360);
        // Where the pocket stands on the wheel, and how far the wheel stands turned: a whole number of turns.
        const turns = (degreesOf(pocket) + to) / 360;
        expect(Math.abs(turns - Math.round(turns))).toBeLessThan(1e-9);
      }
    }
  });
});
