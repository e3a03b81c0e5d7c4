import { bonusPicks, readEntry, type Drum, type Lottery, type LottoEntry } from '@paddock/games/lotto';

/** What is marked on the field on the screen, as far as it goes. */
export interface Marks {
  /** Numbers of a line where the player chose; null for as many as are marked (keno). */
  readonly picks: number | null;
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
}

export const NO_MARKS: Marks = { picks: null, numbers: [], bonus: [] };

/** Which drum a number is of. */
export type DrumName = 'numbers' | 'bonus';

/** Numbers of a line: those of the lottery, or what the player chose, or as many as are marked and a line may have. */
export function picksOf({ numbers: drum }: Lottery, { picks, numbers }: Marks): number {
  const [least = 1] = drum.picks;
  return picks ?? drum.picks.findLast((count) => count <= numbers.length) ?? least;
}

/** Marks a number or takes its mark away; a field that is full takes no more. */
export function toggled(lottery: Lottery, marks: Marks, drum: DrumName, number: number): Marks {
  const marked = marks[drum];
  if (marked.includes(number)) return { ...marks, [drum]: marked.filter((one) => one !== number) };
  return isFull(lottery, marks, drum) ? marks : { ...marks, [drum]: ascending([...marked, number]) };
}

export const isFull = (lottery: Lottery, marks: Marks, drum: DrumName): boolean =>
  marks[drum].length >= (lottery[drum]?.most ?? 0);

/** The field as it is bought; undefined while a line is not complete. */
export const entryOf = (lottery: Lottery, marks: Marks): LottoEntry | undefined =>
  readEntry(lottery, { picks: picksOf(lottery, marks), numbers: marks.numbers, bonus: marks.bonus });

/** Numbers that a line still lacks, of both drums. */
export function missingOf(lottery: Lottery, marks: Marks): number {
  const lacking = (wanted: number, marked: readonly number[]): number => Math.max(0, wanted - marked.length);
  return lacking(picksOf(lottery, marks), marks.numbers) + lacking(bonusPicks(lottery), marks.bonus);
}

/** A line of keno by chance, where nothing says how long. */
const USUAL_PICKS = 6;

/** As many numbers by chance as were marked, a line at least. `below` gives a whole number below another. */
export function marksByChance(lottery: Lottery, marks: Marks, below: (count: number) => number): Marks {
  const isFree = marks.picks === null && marks.numbers.length === 0;
  const usual = isFree ? Math.min(USUAL_PICKS, lottery.numbers.picks.at(-1) ?? 1) : picksOf(lottery, marks);
  const some = (drum: Drum | undefined, count: number): readonly number[] =>
    drum === undefined ? [] : fall(drum, count, below);
  return {
    picks: marks.picks,
    numbers: some(lottery.numbers, Math.max(usual, marks.numbers.length)),
    bonus: some(lottery.bonus, Math.max(bonusPicks(lottery), marks.bonus.length)),
  };
}

function fall({ of }: Drum, count: number, below: (count: number) => number): readonly number[] {
  const left = Array.from({ length: of }, (_, at) => at + 1);
  return ascending(Array.from({ length: count }, () => left.splice(below(left.length), 1)[0] ?? 0));
}

const ascending = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
