import type { TableRoundView } from '@paddock/contract';
import { LARGEST_MILLI, multiplierAt } from '@paddock/games/crash-curve';

/** What a flight stands at. */
export interface Standing {
  readonly milli: number;
  readonly elapsedMs: number;
}

export const NOT_BEGUN: Standing = { milli: 1000, elapsedMs: 0 };

/** Where a round crashed; undefined while nobody may know. */
export function pointOf({ result }: Pick<TableRoundView, 'result'>): number | undefined {
  const milli = (result as { pointMilli?: unknown } | null)?.pointMilli;
  return typeof milli === 'number' ? milli : undefined;
}

/** From when it began and what the server's clock says: no message tells it. Once it is over it stands at its point. */
export function standingOf(round: TableRoundView, nowMs: number): Standing {
  const { beganAtMs, endedAtMs } = round;
  if (beganAtMs === null) return NOT_BEGUN;
  const elapsedMs = Math.max((endedAtMs ?? nowMs) - beganAtMs, 0);
  return { milli: pointOf(round) ?? multiplierAt(elapsedMs), elapsedMs };
}

/** 2.47 in hundredths, never rounded up; `useTimes` writes it for a page. */
export const writeMilli = (milli: number): string => (Math.floor(milli / 10) / 100).toFixed(2);

/** A target as somebody typed it; undefined for what is none: hundredths from 1.01 to 1,000,000. */
export function readTarget(text: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (match === null) return undefined;
  const milli = Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(2, '0')) * 10;
  return milli >= 1010 && milli <= LARGEST_MILLI ? milli : undefined;
}

const WIDTH = 100;
const HEIGHT = 60;
const POINTS = 48;
const LEAST_SPAN_MS = 6_000;
const LEAST_TOP = 2;
/** A line so near the upper edge looks like an edge of its own. */
const EDGE = 6;

export interface Picture {
  /** Path of the curve, and of what lies below it, in a box of 100 × 60. */
  readonly curve: string;
  readonly below: string;
  readonly tip: { readonly x: number; readonly y: number };
  /** Multipliers that a line is drawn at, with their heights. */
  readonly lines: readonly { readonly milli: number; readonly y: number }[];
}

/** The curve so far. Time and height grow with it, so that its tip stays in sight. */
export function pictureOf({ elapsedMs, milli }: Standing): Picture {
  const spanMs = Math.max(LEAST_SPAN_MS, elapsedMs * 1.25);
  const top = Math.max(LEAST_TOP, 1 + ((milli - 1000) / 1000) * 1.3);
  const heightOf = (at: number): number => HEIGHT - ((at / 1000 - 1) / (top - 1)) * HEIGHT;
  const round = (value: number): number => Math.round(value * 100) / 100;
  const points = Array.from({ length: POINTS + 1 }, (_, at) => {
    const atMs = (elapsedMs * at) / POINTS;
    return { x: round((atMs / spanMs) * WIDTH), y: round(heightOf(1000 * 2 ** (atMs / 8192))) };
  });
  const curve = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const tip = points.at(-1) ?? { x: 0, y: HEIGHT };
  const step = stepFor(top - 1);
  const lines = Array.from({ length: Math.floor((top - 1) / step) }, (_, at) => {
    const lineMilli = Math.round((1 + (at + 1) * step) * 1000);
    return { milli: lineMilli, y: round(heightOf(lineMilli)) };
  }).filter(({ y }) => y >= EDGE);
  return { curve, below: `${curve}L${tip.x} ${HEIGHT}L0 ${HEIGHT}Z`, tip, lines };
}

/** Three to six lines, at round multipliers. */
function stepFor(span: number): number {
  const raw = span / 4;
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= raw) ?? raw;
}
