import type { SlotFace, Spin } from '@paddock/games/slot';

/** What is seen at one time: which spin, and how much of it. */
export interface Frame {
  readonly spin: number;
  /** Reels turn; they stop from left to right before the frame ends. */
  readonly isTurning: boolean;
  /** Wins drawn so far: the lines, and the scatters after them. */
  readonly wins: number;
  readonly lastsMs: number;
}

export const TURN_MS = 1_500;
export const FREE_TURN_MS = 560;
const WINS_MS = 1_400;
const WIN_MS = 420;
const FREE_WINS_MS = 380;
const FREE_REST_MS = 120;

/** How many things of a spin pay: each line, and the scatters. */
export const winsOf = ({ lines, scatters, paidMilli }: Spin): number => {
  const byLines = lines.reduce((sum, line) => sum + line.paidMilli, 0);
  return lines.length + (scatters >= 3 && paidMilli > byLines ? 1 : 0);
};

/** The paid spin draws what it won one after the other. */
function framesOfPaid(paid: Spin): readonly Frame[] {
  const count = winsOf(paid);
  const lastsMs = Math.min(WIN_MS, WINS_MS / Math.max(1, count));
  return [
    { spin: 0, isTurning: true, wins: 0, lastsMs: TURN_MS },
    ...Array.from({ length: count }, (_, at) => ({ spin: 0, isTurning: false, wins: at + 1, lastsMs })),
  ];
}

/** A free spin shows all it won at once. */
function framesOfFree(free: Spin, at: number): readonly Frame[] {
  const wins = winsOf(free);
  return [
    { spin: at + 1, isTurning: true, wins: 0, lastsMs: FREE_TURN_MS },
    { spin: at + 1, isTurning: false, wins, lastsMs: wins === 0 ? FREE_REST_MS : FREE_WINS_MS },
  ];
}

/** A round as it is played through. */
export function framesOf({ spins: [paid, ...free] }: SlotFace): readonly Frame[] {
  return paid === undefined ? [] : [...framesOfPaid(paid), ...free.flatMap(framesOfFree)];
}

export const lastsMs = (frames: readonly Frame[]): number =>
  Math.round(frames.reduce((sum, frame) => sum + frame.lastsMs, 0));

/** When each frame ends, as a part of the whole. */
export function endsOf(frames: readonly Frame[]): readonly number[] {
  const whole = lastsMs(frames);
  let before = 0;
  return frames.map((frame) => Math.min(1, (before += frame.lastsMs) / whole));
}

/** What all spins before this one paid, and this one with them if it has been shown. */
export const sumUntil = (
  { spins }: SlotFace,
  { spin, isTurning }: Pick<Frame, 'spin' | 'isTurning'>,
): number => spins.slice(0, isTurning ? spin : spin + 1).reduce((sum, { paidMilli }) => sum + paidMilli, 0);
