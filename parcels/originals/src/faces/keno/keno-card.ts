import { DRAWN, kenoPays, MOST_MARKED, NUMBERS, type KenoChoice } from '@paddock/games/keno';
import { endsByHits, type End } from '@paddock/games/ways';

export const kenoEnds = ({ numbers, risk }: KenoChoice): readonly End[] =>
  endsByHits(kenoPays(numbers.length, risk), numbers.length, DRAWN, NUMBERS);

/** Marks a number or takes its mark back; an eleventh is not marked. */
export function withMark(choice: KenoChoice, number: number): KenoChoice {
  const { numbers } = choice;
  if (numbers.includes(number)) return { ...choice, numbers: numbers.filter((one) => one !== number) };
  if (numbers.length >= MOST_MARKED) return choice;
  return { ...choice, numbers: [...numbers, number].sort((one, other) => one - other) };
}

/** So many different numbers. @param below a whole number from 0 that is less than it is told */
export function luckyNumbers(count: number, below: (count: number) => number): readonly number[] {
  const left = Array.from({ length: NUMBERS }, (_, at) => at + 1);
  const taken = Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0);
  return taken.sort((one, other) => one - other);
}
