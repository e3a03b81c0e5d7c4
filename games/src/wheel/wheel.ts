import { pick } from '../fairness/picks.ts';
import { instantGame, type InstantFace } from '../rules/instant-game.ts';
import { readOneOf, readRecord } from '../rules/read.ts';
import { returnOfEqual } from '../rules/ways.ts';
import { RISKS, segmentsOf, SIZES, type WheelRisk, type WheelSize } from './wheel-table.ts';

export { RISKS, segmentsOf, SIZES, type WheelRisk, type WheelSize } from './wheel-table.ts';

/** A wheel of equal segments, of which one stops at the pointer. */
export interface WheelChoice {
  readonly segments: WheelSize;
  readonly risk: WheelRisk;
}

export interface WheelFace extends InstantFace {
  /** Which segment of the table, from 0. */
  readonly segment: number;
}

function readChoice(value: unknown): WheelChoice | undefined {
  const record = readRecord(value, ['segments', 'risk']);
  const segments = readOneOf(record?.segments, SIZES);
  const risk = readOneOf(record?.risk, RISKS);
  return segments && risk && { segments, risk };
}

export const WHEEL = instantGame<WheelChoice, WheelFace>({
  code: 'wheel',
  version: 1,
  readChoice,
  play(draws, { segments, risk }) {
    const segment = pick(draws(0), segments);
    return { segment, paidMilli: segmentsOf(segments, risk)[segment] ?? 0 };
  },
  returnOf: ({ segments, risk }) => returnOfEqual(segmentsOf(segments, risk)),
  mostMilli: ({ segments, risk }) => Math.max(...segmentsOf(segments, risk)),
});
