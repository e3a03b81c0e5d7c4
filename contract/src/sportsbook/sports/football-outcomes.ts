import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
import { AWAY, DRAW, HOME } from './shared-markets.ts';

/** Outcomes and specifiers of football's markets. Where two names do not fit, a cell has letters: 1, X, 2. */

const outcome = (code: string, en: string, ru: string, letters?: string): MarketOutcome => ({
  code,
  name: { en, ru },
  ...(letters !== undefined && { short: { en: letters }, cell: { en: letters } }),
});

export const YES_NO = [outcome('yes', 'Yes', 'Да'), outcome('no', 'No', 'Нет')];
export const ODD_EVEN = [outcome('odd', 'Odd', 'Нечёт'), outcome('even', 'Even', 'Чёт')];
export const RESULT = [HOME, DRAW, AWAY];
export const SIDES = [HOME, AWAY];
export const DOUBLE_CHANCE = [
  outcome('1x', '{$competitor1} or draw', '{$competitor1} или ничья', '1X'),
  outcome('12', '{$competitor1} or {$competitor2}', '{$competitor1} или {$competitor2}', '12'),
  outcome('x2', 'Draw or {$competitor2}', 'Ничья или {$competitor2}', 'X2'),
];
export const HALVES = [
  outcome('first', '1st half', '1-й тайм'),
  outcome('equal', 'As many', 'Поровну'),
  outcome('second', '2nd half', '2-й тайм'),
];
export const THREE_WAY = [
  outcome('over', 'Over {goals}', 'Больше {goals}'),
  outcome('exactly', 'Exactly {goals}', 'Ровно {goals}'),
  outcome('under', 'Under {goals}', 'Меньше {goals}'),
];
/** By how many: the last means that many or more. */
export const MARGINS = [
  ...[1, 2, 3].map((by) => byGoals('home', '{$competitor1}', '1', by)),
  outcome('draw', 'Draw', 'Ничья', 'X'),
  ...[1, 2, 3].map((by) => byGoals('away', '{$competitor2}', '2', by)),
];

function byGoals(side: string, name: string, letter: string, by: number): MarketOutcome {
  const more = by === 3 ? '3+' : String(by);
  return outcome(`${side}-${more}`, `${name} by ${more}`, `${name}, разница ${more}`, `${letter} (${more})`);
}

/** `0`, `1` … and `most+`. */
export function upTo(most: number): MarketOutcome[] {
  return Array.from({ length: most + 1 }, (_, count) => {
    const code = count === most ? `${most}+` : String(count);
    return { code, name: { en: code } };
  });
}

/** Ranges such as `0-1`, `2-3`, `4+`. */
export function ranges(codes: readonly string[]): MarketOutcome[] {
  return codes.map((code) => ({ code, name: { en: code.replace('-', '–') } }));
}

/** Both at once: an outcome of one market and one of another, `home-over`. */
export function both(one: readonly MarketOutcome[], other: readonly MarketOutcome[]): MarketOutcome[] {
  return one.flatMap((first) => other.map((second) => together(first, second)));
}

function together(first: MarketOutcome, second: MarketOutcome): MarketOutcome {
  const short = ({ name, short: letters = name }: MarketOutcome) => letters;
  const inBoth = (join: string, [a, b]: [string, string], [c, d]: [string, string]) => ({
    en: `${a}${join}${b}`,
    ru: `${c}${join}${d}`,
  });
  const ruOf = (words: MarketOutcome['name']) => words.ru ?? words.en;
  const cell = inBoth(' / ', [short(first).en, second.name.en], [ruOf(short(first)), ruOf(second.name)]);
  const [a, b] = [first.name, second.name];
  return {
    code: `${first.code}-${second.code}`,
    name: inBoth(' / ', [a.en, b.en], [ruOf(a), ruOf(b)]),
    short: cell,
    cell,
  };
}

/** Who leads at half-time, and who at the end. */
export function halfAndFull(): MarketOutcome[] {
  return RESULT.flatMap((half) =>
    RESULT.map((full) => ({ ...together(half, full), ...lettersOf(half, full) })),
  );
}

function lettersOf({ short: half }: MarketOutcome, { short: full }: MarketOutcome) {
  const letters = { en: `${half?.en ?? ''}/${full?.en ?? ''}` };
  return { short: letters, cell: letters };
}

export const TEAM: MarketSpecifier = { name: 'team', kind: 'team' };
export const START: MarketSpecifier = { name: 'start', kind: 'score' };
export const GOALS: MarketSpecifier = { name: 'goals', kind: 'integer' };
