import { DICE, type DiceChoice } from '@paddock/games/dice';
import type { MultiplierMilli } from '@paddock/games';
import type { End } from '@paddock/games/ways';

import { oneEnd } from '../../model/stake-return.ts';

/** Ten-thousandths: rolls are 0 to 999,999. */
export const SIDES = 1_000_000;
const MOST = 980_198;

/** Least and largest target of a side. */
export const targetsOf = (side: DiceChoice['side']): readonly [number, number] =>
  side === 'under' ? [1, MOST] : [SIDES - 1 - MOST, SIDES - 2];

/** The nearest target that can be bet on. */
export function withTarget(choice: DiceChoice, target: number): DiceChoice {
  const [least, largest] = targetsOf(choice.side);
  return { ...choice, target: Math.min(largest, Math.max(least, Math.round(target))) };
}

/** The other side with the same chance. */
export const turned = ({ side, target }: DiceChoice): DiceChoice =>
  side === 'under'
    ? { side: 'over', target: SIDES - 1 - target }
    : { side: 'under', target: SIDES - 1 - target };

export const multiplierOf = (choice: DiceChoice): MultiplierMilli =>
  Number(DICE.mostMinor({ stakeMinor: 1_000n, choice }));

export const diceEnds = (choice: DiceChoice): readonly End[] =>
  oneEnd(DICE.returnOf(choice), multiplierOf(choice));

const WRITTEN = /^\d{1,2}(?:[.,]\d{1,4})?$/;

/** Reads a target as people write it: "49.5" is 495,000 ten-thousandths. */
export function readTarget(text: string): number | undefined {
  if (!WRITTEN.test(text)) return undefined;
  return Math.round(Number(text.replace(',', '.')) * 10_000);
}

/** 143,832 is "14.3832". */
export function writeRoll(roll: number, decimalMark: string): string {
  const digits = String(roll).padStart(6, '0');
  return `${digits.slice(0, 2)}${decimalMark}${digits.slice(2)}`;
}
