import { SLOT, type SlotFace, type Spin } from '@paddock/games/slot';

import { endsOf, framesOf, lastsMs, sumUntil, winsOf } from './slot-timeline.ts';

const LINE = { line: 0, symbol: 'J', count: 3, paidMilli: 500 } as const;
const spin = (change: Partial<Spin> = {}): Spin => ({
  stops: [0, 0, 0, 0, 0],
  lines: [],
  scatters: 0,
  paidMilli: 0,
  ...change,
});
const round = (...spins: readonly Spin[]): SlotFace => ({
  spins,
  paidMilli: spins.reduce((sum, { paidMilli }) => sum + paidMilli, 0),
});
const PAID = spin({ lines: [LINE, { ...LINE, line: 3 }], paidMilli: 1_000 });
const BRINGS = spin({ scatters: 3, paidMilli: 3_000 });

describe('the course of a round of the slot', () => {
  it('draws what was won one after the other', () => {
    expect(framesOf(round(PAID)).map(({ isTurning, wins }) => [isTurning, wins])).toEqual([
      [true, 0],
      [false, 1],
      [false, 2],
    ]);
  });

  it('lasts from a second and a half, to three however much is drawn', () => {
    const lines = Array.from({ length: 10 }, (_, line) => ({ ...LINE, line }));
    expect(lastsMs(framesOf(round(spin())))).toBe(1_500);
    expect(lastsMs(framesOf(round(spin({ lines, paidMilli: 5_000 }))))).toBe(2_900);
  });

  it('counts cups as a win only where they pay', () => {
    expect([spin(), PAID, BRINGS, spin({ scatters: 2 })].map(winsOf)).toEqual([0, 2, 1, 0]);
  });

  it('plays ten free spins through, with a sum that runs', () => {
    const free = Array.from({ length: 10 }, (_, at) =>
      spin({ lines: at === 4 ? [LINE] : [], paidMilli: at === 4 ? 1_500 : 0 }),
    );
    const face = round(BRINGS, ...free);
    const frames = framesOf(face);
    expect(frames.filter(({ isTurning }) => isTurning)).toHaveLength(11);
    expect(frames.map((frame) => sumUntil(face, frame))).toEqual([
      ...[0, 3_000],
      ...Array.from({ length: 4 }, () => [3_000, 3_000]).flat(),
      ...[3_000, 4_500],
      ...Array.from({ length: 5 }, () => [4_500, 4_500]).flat(),
    ]);
    expect(lastsMs(frames)).toBeLessThan(12_000);
  });

  it('ends each frame after the one before, the last one at the end', () => {
    const ends = endsOf(
      framesOf(SLOT.round((index) => index * 0x0fffffff, { stakeMinor: 1n, choice: {} }, []).face),
    );
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
    expect(ends.at(-1)).toBe(1);
  });
});
