import { drawsThatPick } from '../testing/draws-that.ts';
import { millionths } from '../testing/millionths.ts';
import { FORTUNA, INNER, OUTER } from './fortuna.ts';

const turn = (outer: number, inner: number, stakeMinor = 1000n) =>
  FORTUNA.round(
    drawsThatPick([
      [outer, 16],
      [inner, 8],
    ]),
    { stakeMinor, choice: {} },
    [],
  );

describe('the rings of fortune', () => {
  it('pay the prize of the outer one as often as the inner one says', () => {
    expect(turn(8, 5)).toMatchObject({
      face: { outer: 8, inner: 5, paidMilli: 3_000 },
      paidMinor: 3_000n,
      moves: [],
    });
    expect(turn(0, 1).paidMinor).toBe(0n);
    expect(turn(1, 2, 99n).paidMinor).toBe(9n);
  });

  it('return 97.5 % over all their stops: the mean prize, 650, by the mean factor, 1.5', () => {
    const stops = OUTER.flatMap((_, outer) => INNER.map((__, inner) => Number(turn(outer, inner).paidMinor)));
    expect(stops).toHaveLength(128);
    expect(stops.reduce((sum, paid) => sum + paid)).toBe(650 * 16 * 12);
    expect(millionths(FORTUNA.returnOf({}))).toBe(975_000);
    expect(FORTUNA.mostMinor({ stakeMinor: 1000n, choice: {} })).toBe(22_500n);
    expect(Math.max(...stops)).toBe(22_500);
  });

  it.each([[null], [[]], [{ ring: 1 }]])('take no %j', (choice) => {
    expect(FORTUNA.readBet(100n, choice)).toBeUndefined();
  });

  it('take an empty choice', () => {
    expect(FORTUNA.readBet(100n, {})).toEqual({ stakeMinor: 100n, choice: {} });
  });
});
