/** The pockets of a wheel with one zero. */
export const POCKETS = 37;

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

/** The numbers as they lie on the cloth: rows of three from 1-2-3 to 34-35-36, the zero above them. */
const NUMBERS = Array.from({ length: POCKETS - 1 }, (_, at) => at + 1);
const ROW_STARTS = NUMBERS.filter((number) => number % 3 === 1);
const from = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => first + at);

type Place = readonly [name: string, numbers: readonly number[]];

const beside = NUMBERS.filter((number) => number % 3 !== 0);
const above = NUMBERS.filter((number) => number <= 33);

const INSIDE: readonly Place[] = [
  ...from(0, POCKETS).map((number): Place => [`straight-${number}`, [number]]),
  ...from(1, 3).map((number): Place => [`split-0-${number}`, [0, number]]),
  ...beside.map((number): Place => [`split-${number}-${number + 1}`, [number, number + 1]]),
  ...above.map((number): Place => [`split-${number}-${number + 3}`, [number, number + 3]]),
  ...ROW_STARTS.map((first): Place => [`street-${first}`, from(first, 3)]),
  ['trio-0-1-2', [0, 1, 2]],
  ['trio-0-2-3', [0, 2, 3]],
  ['first-four', [0, 1, 2, 3]],
  ...beside
    .filter((first) => first <= 32)
    .map((first): Place => [`corner-${first}`, [first, first + 1, first + 3, first + 4]]),
  ...ROW_STARTS.filter((first) => first <= 31).map((first): Place => [`line-${first}`, from(first, 6)]),
];

const DOZENS_AND_COLUMNS: readonly Place[] = [1, 2, 3].flatMap((which): readonly Place[] => [
  [`dozen-${which}`, from(which * 12 - 11, 12)],
  [`column-${which}`, NUMBERS.filter((number) => number % 3 === which % 3)],
]);

const EVEN_CHANCES: readonly Place[] = [
  ['red', RED],
  ['black', NUMBERS.filter((number) => !RED.includes(number))],
  ['odd', NUMBERS.filter((number) => number % 2 === 1)],
  ['even', NUMBERS.filter((number) => number % 2 === 0)],
  ['low', from(1, 18)],
  ['high', from(19, 18)],
];

/** Every place a chip may lie on, with the numbers it covers; a street, corner or line is named by its lowest number. */
export const PLACES: ReadonlyMap<string, readonly number[]> = new Map([
  ...INSIDE,
  ...DOZENS_AND_COLUMNS,
  ...EVEN_CHANCES,
]);

const EVEN = new Set(EVEN_CHANCES.map(([name]) => name));

/** Whether a place is one of those that pay one to one. */
export const isEvenChance = (place: string): boolean => EVEN.has(place);
