import type { MultiplierMilli } from '@paddock/games';
import { segmentsOf, type WheelChoice } from '@paddock/games/wheel';
import type { End } from '@paddock/games/ways';

export const wheelEnds = ({ segments, risk }: WheelChoice): readonly End[] =>
  segmentsOf(segments, risk).map((milli): End => [1n, milli]);

/** The multipliers of a wheel with how many segments pay each, the smallest first. */
export function countsOf(
  segments: readonly MultiplierMilli[],
): readonly (readonly [MultiplierMilli, number])[] {
  const counts = new Map<MultiplierMilli, number>();
  for (const milli of segments) counts.set(milli, (counts.get(milli) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}

const TURNS = 4;

/** Degrees the wheel is turned by when a segment's middle stands at the top; it has gone round a few times before. */
export const restOf = (segment: number, count: number): number =>
  360 * TURNS - ((segment + 0.5) * 360) / count;

/** A segment as a path between two circles, from the top on clockwise. */
export function segmentPath(at: number, count: number, inner: number, outer: number): string {
  const point = (turn: number, radius: number) => {
    const angle = 2 * Math.PI * turn - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  };
  const [from, to] = [at / count, (at + 1) / count];
  const [large, small] = [String(outer), String(inner)];
  return `M${point(from, outer)}A${large} ${large} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${small} ${small} 0 0 0 ${point(from, inner)}Z`;
}
