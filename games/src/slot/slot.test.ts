import { drawsThatPick } from '../testing/draws-that.ts';
import { isSameRatio, millionths } from '../testing/millionths.ts';
import { LINE_PAYS, LINES, parSheet, SLOT, spinAt, STRIPS, type PayingSymbol } from './slot.ts';
import { returnOfLines, returnOfScatters } from './slot-return.ts';
import { fullCycle } from './testing/full-cycle.ts';

const play = (spins: readonly (readonly number[])[], stakeMinor = 1000n) =>
  SLOT.round(drawsThatPick(spins.flat().map((stop) => [stop, 32])), { stakeMinor, choice: {} }, []);

const PAYS = /^([HRDBAKQJ])(?:\1|W){2,4}/;
/** What a window pays, judged by the letters of its lines as words. */
function judged(stops: readonly number[]): number {
  const windows = STRIPS.map((strip, reel) => [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % 32]));
  const lines = LINES.map((rows) =>
    PAYS.exec(windows.map((window, reel) => window[rows[reel] ?? 0]).join('')),
  );
  const scatters = windows.flat().filter((symbol) => symbol === 'S').length;
  return lines.reduce(
    (sum, word) => sum + (word ? (LINE_PAYS[word[1] as PayingSymbol][word[0].length - 3] ?? 0) : 0),
    [0, 0, 0, 3_000, 10_000, 50_000][scatters] ?? 0,
  );
}

const SCATTERS_AT = [21, 28, 31, 27, 28];

describe('the slot', () => {
  it('has reels of 32 stops with one scatter each, and wilds on the three in the middle', () => {
    const counts = STRIPS.map((strip) =>
      Array.from('HRDBAKQJWS').map((symbol) => strip.filter((s) => s === symbol).length),
    );
    expect(counts).toEqual([
      [2, 3, 3, 4, 4, 5, 5, 5, 0, 1],
      [2, 3, 3, 4, 4, 4, 4, 5, 2, 1],
      [2, 3, 3, 4, 4, 4, 5, 4, 2, 1],
      [2, 3, 3, 4, 4, 5, 4, 4, 2, 1],
      [1, 3, 4, 4, 4, 5, 5, 5, 0, 1],
    ]);
    expect(new Set(LINES.map((rows) => rows.join(''))).size).toBe(10);
  });

  it('pays a line of one symbol from the left, with wilds among them', () => {
    // Middle row: a king, a wild, a king, a king, a jack.
    const { face, paidMinor, moves } = play([[0, 1, 3, 2, 31]], 99n);
    expect(face.spins).toHaveLength(1);
    expect(face.spins[0]?.lines).toContainEqual({ line: 0, symbol: 'K', count: 4, paidMilli: 2_500 });
    expect(face.paidMilli).toBe(judged([0, 1, 3, 2, 31]));
    expect(paidMinor).toBe((99n * BigInt(face.paidMilli)) / 1000n);
    expect(moves).toEqual([]);
  });

  it('plays by three scatters ten more spins, each paid threefold, and none more', () => {
    const trigger = [...SCATTERS_AT.slice(0, 3), 5, 5];
    const { face, paidMinor } = play([
      trigger,
      SCATTERS_AT,
      ...Array.from({ length: 12 }, () => [0, 0, 0, 0, 0]),
    ]);
    expect(face.spins).toHaveLength(11);
    expect(face.spins.map(({ scatters }) => scatters)).toEqual([3, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(face.spins[1]?.paidMilli).toBe(3 * judged(SCATTERS_AT));
    expect(judged(SCATTERS_AT)).toBeGreaterThanOrEqual(50_000);
    const all = judged(trigger) + 3 * judged(SCATTERS_AT) + 27 * judged([0, 0, 0, 0, 0]);
    expect(face.paidMilli).toBe(all);
    expect(paidMinor).toBe(BigInt(all));
  });

  it('pays windows as their lines read', () => {
    const windows = Array.from({ length: 1_024 }, (_, n) => [
      n,
      3 * n + 1,
      n >> 5,
      5 * n + (n >> 7),
      7 * n + (n >> 4),
    ]);
    const wrong = windows
      .map((stops) => stops.map((stop) => stop % 32))
      .filter((stops) => {
        return spinAt(stops, 1).paidMilli !== judged(stops);
      });
    expect(wrong).toEqual([]);
    expect(windows.filter((stops) => judged(stops) > 0).length).toBeGreaterThan(200);
  });

  it('states its par sheet', () => {
    const par = parSheet();
    expect(millionths(par.lines)).toBe(767_632);
    expect(millionths(par.scatters)).toBe(24_164);
    expect(millionths(par.freeSpins)).toBe(169_234);
    expect(millionths(par.total)).toBe(961_031);
    expect(millionths(par.hitRate)).toBe(275_180);
    expect(millionths(par.freeSpinsRate)).toBe(7_124);
    expect(millionths(par.variance)).toBe(22_743_194); // a volatility of 4.769
    expect(millionths(SLOT.returnOf({}))).toBe(961_031);
    expect(SLOT.mostMinor({ stakeMinor: 1n, choice: {} })).toBe(9_700n);
  });

  it('returns by counts of symbols what the full cycle of its strips pays, and has the spread of it', () => {
    const cycle = fullCycle();
    const spin = { num: BigInt(cycle.paidMilli), den: BigInt(cycle.stops) * 1000n };
    const [lines, scatters] = [returnOfLines(), returnOfScatters()];
    expect(cycle.stops).toBe(32 ** 5);
    expect(isSameRatio({ num: lines.num + scatters.num, den: lines.den }, spin)).toBe(true);
    const par = parSheet();
    expect(isSameRatio(par.hitRate, { num: BigInt(cycle.hits), den: BigInt(cycle.stops) })).toBe(true);
    expect(isSameRatio(par.freeSpinsRate, { num: BigInt(cycle.freeStops), den: BigInt(cycle.stops) })).toBe(
      true,
    );
    expect(cycle.mostFreeMilli + 30 * cycle.mostMilli).toBe(9_700_000);
    // Variance from the moments of the cycle, in numbers of the machine.
    const mean = cycle.paidMilli / cycle.stops;
    const [square, chance] = [cycle.squaresMilli / cycle.stops, cycle.freeStops / cycle.stops];
    const free = chance * (90 * (square - mean ** 2) + (30 * mean) ** 2);
    const both = 60 * mean * (cycle.freePaidMilli / cycle.stops);
    const variance = (square + free + both - (mean * (1 + 30 * chance)) ** 2) / 1e6;
    expect(millionths(par.variance) / 1e6).toBeCloseTo(variance, 5);
  });

  it.each([[null], [[]], [undefined], ['spin'], [{ lines: 10 }]])('takes no %j', (choice) => {
    expect(SLOT.readBet(100n, choice)).toBeUndefined();
  });

  it('takes an empty choice', () => {
    expect(SLOT.readBet(100n, {})).toEqual({ stakeMinor: 100n, choice: {} });
  });
});
