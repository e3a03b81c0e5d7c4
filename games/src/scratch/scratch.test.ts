import { drawsOf } from '../fairness/draws.ts';
import { drawsThatPick } from '../testing/draws-that.ts';
import { millionths } from '../testing/millionths.ts';
import { SCRATCH, TICKETS } from './scratch.ts';

const bet = { stakeMinor: 100n, choice: {} };
const ticket = (number: number) => SCRATCH.round(drawsThatPick([[number, TICKETS]]), bet, []);
/** The tickets before which a prize ends, largest prize first. */
const LAST = [2, 22, 422, 4_422, 14_422, 44_422, 94_422, 194_422, 430_422];
const PAID = [1_000_000, 100_000, 10_000, 2_000, 1_000, 500, 300, 200, 100];

describe('the scratch card', () => {
  it('wins by its number what the edition has for it', () => {
    expect(LAST.map((end) => Number(ticket(end - 1).paidMinor))).toEqual(PAID);
    expect(LAST.map((end) => Number(ticket(end).paidMinor))).toEqual([...PAID.slice(1), 0]);
    expect(ticket(0).paidMinor).toBe(1_000_000n);
    expect(ticket(TICKETS - 1)).toMatchObject({ paidMinor: 0n, stakedMinor: 100n, moves: [] });
  });

  it('returns 949,860 millionths, counted from one prize to the next', () => {
    const sum = LAST.reduce((all, end, at) => all + (end - (LAST[at - 1] ?? 0)) * (PAID[at] ?? 0), 0);
    expect(sum / 100 / TICKETS).toBeCloseTo(0.94986, 6);
    expect(millionths(SCRATCH.returnOf({}))).toBe(949_860);
    expect(SCRATCH.mostMinor(bet)).toBe(1_000_000n);
  });

  it('has three fields of the prize it wins, and of any other two at most', () => {
    const rounds = Array.from({ length: 300 }, (_, nonce) => {
      const draws = drawsOf({ serverSeed: '5c'.repeat(32), clientSeed: 'fields', nonce });
      return SCRATCH.round(draws, bet, []).face;
    });
    for (const { fields, paidMilli } of rounds) {
      const threes = fields.filter((prize) => fields.filter((other) => other === prize).length > 2);
      expect(fields).toHaveLength(9);
      expect(threes).toEqual(paidMilli === 0 ? [] : [paidMilli, paidMilli, paidMilli]);
    }
    expect(new Set(rounds.map(({ paidMilli }) => paidMilli)).size).toBeGreaterThan(4);
  });

  it('lays the winning fields where its next numbers say', () => {
    const draws = drawsThatPick([
      [0, TICKETS],
      [8, 9],
      [0, 8],
      [3, 7],
    ]);
    const { fields } = SCRATCH.round(draws, bet, []).face;
    expect(fields.map((prize) => prize === 10_000_000)).toEqual([
      ...[true, false, false, false],
      ...[true, false, false, false, true],
    ]);
  });

  it.each([[null], [[]], [{ field: 1 }]])('takes no %j', (choice) => {
    expect(SCRATCH.readBet(100n, choice)).toBeUndefined();
  });

  it('takes an empty choice', () => {
    expect(SCRATCH.readBet(100n, {})).toEqual(bet);
  });
});
