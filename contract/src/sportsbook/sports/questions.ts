import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
import type { LocalizedName } from '../../schemas/primitives.ts';
import type { MarketKind, TallyRule } from '../markets/market-type.ts';
import * as out from './football-outcomes.ts';
import { HANDICAP_LINE, HANDICAP_SIDES, LINE, OVER_UNDER } from './shared-markets.ts';

/** Something that can be bet on of any part of the match, and of anything both sides have a number of. */
export interface Question {
  readonly key: string;
  /** Without a capital: "odd or even". It may begin with `{%team}`. */
  readonly en: string;
  readonly ru: string;
  /** For who wants short names. */
  readonly short: LocalizedName;
  readonly by: TallyRule | 'total' | 'handicap';
  readonly outcomes: MarketOutcome[];
  readonly specifiers?: MarketSpecifier[];
  readonly group?: MarketKind['group'];
  readonly winners?: number;
  readonly maybeDrawn?: true;
  /** Not asked of a half. */
  readonly wholeOnly?: true;
}

const { RESULT, SIDES, DOUBLE_CHANCE, YES_NO, TEAM } = out;
const LINED = { specifiers: [LINE] };
const OF_TEAM = { specifiers: [TEAM] };

export const WINNER: Question = {
  key: '1x2',
  en: 'result',
  ru: 'исход',
  short: { en: '1X2' },
  by: 'winner',
  outcomes: RESULT,
};
export const TOTAL: Question = {
  key: 'total',
  en: 'total {line}',
  ru: 'тотал {line}',
  short: { en: 'O/U {line}', ru: 'ТБ/ТМ {line}' },
  by: 'total',
  outcomes: OVER_UNDER,
  ...LINED,
};
export const TEAM_TOTAL: Question = {
  ...TOTAL,
  key: 'team-total',
  en: '{%team}: total {line}',
  ru: '{%team}: тотал {line}',
  short: { en: '{%team}: O/U {line}', ru: '{%team}: ТБ/ТМ {line}' },
  specifiers: [LINE, TEAM],
};
export const HANDICAP: Question = {
  key: 'handicap',
  en: 'handicap {+line}',
  ru: 'фора {+line}',
  short: { en: 'HCP {+line}', ru: 'Ф {+line}' },
  by: 'handicap',
  outcomes: HANDICAP_SIDES,
  specifiers: [HANDICAP_LINE],
};
export const DOUBLE: Question = {
  key: 'double-chance',
  en: 'double chance',
  ru: 'двойной шанс',
  short: { en: 'DC', ru: 'ДШ' },
  by: 'double-chance',
  outcomes: DOUBLE_CHANCE,
  winners: 2,
};
export const NO_BET: Question = {
  key: 'draw-no-bet',
  en: 'draw no bet',
  ru: 'победа, ничья — возврат',
  short: { en: 'DNB', ru: 'Ф 0' },
  by: 'draw-no-bet',
  outcomes: SIDES,
  group: 'main',
  maybeDrawn: true,
};
export const BOTH_SCORE: Question = {
  key: 'both-score',
  en: 'both teams to score',
  ru: 'обе забьют',
  short: { en: 'BTTS', ru: 'ОЗ' },
  by: 'both-score',
  outcomes: YES_NO,
};
export const HEAD_START: Question = {
  key: 'european-handicap',
  en: 'European handicap {start}',
  ru: 'европейская фора {start}',
  short: { en: 'EH {start}', ru: 'ЕФ {start}' },
  by: 'head-start',
  outcomes: RESULT,
  specifiers: [out.START],
  group: 'handicaps',
};
export const ODD_EVEN: Question = {
  key: 'odd-even',
  en: 'odd or even',
  ru: 'чёт или нечёт',
  short: { en: 'O/E', ru: 'Ч/Н' },
  by: 'odd-even',
  outcomes: out.ODD_EVEN,
};
export const TEAM_ODD_EVEN: Question = {
  ...ODD_EVEN,
  ...OF_TEAM,
  key: 'team-odd-even',
  en: '{%team}: odd or even',
  ru: '{%team}: чёт или нечёт',
  short: { en: '{%team}: O/E', ru: '{%team}: Ч/Н' },
};
export const exactly = (most: number): Question => ({
  key: 'exact-goals',
  en: 'how many goals',
  ru: 'сколько голов',
  short: { en: 'Goals', ru: 'Голы' },
  by: 'count',
  outcomes: out.upTo(most),
});
export const TEAM_EXACTLY: Question = {
  ...exactly(3),
  ...OF_TEAM,
  key: 'team-exact-goals',
  en: '{%team}: how many goals',
  ru: '{%team}: сколько голов',
  short: { en: '{%team}: goals', ru: '{%team}: голы' },
};
export const rangeOf = (codes: readonly string[]): Question => ({
  key: 'range',
  en: 'how many',
  ru: 'сколько',
  short: { en: 'Range', ru: 'Диапазон' },
  by: 'count',
  outcomes: out.ranges(codes),
  wholeOnly: true,
});
export const THREE_WAY: Question = {
  key: 'total-three-way',
  en: 'over, exactly or under {goals}',
  ru: 'больше, ровно или меньше {goals}',
  short: { en: 'O/=/U {goals}', ru: 'Б/=/М {goals}' },
  by: 'three-way',
  outcomes: out.THREE_WAY,
  specifiers: [out.GOALS],
  group: 'totals',
};
export const MARGIN: Question = {
  key: 'winning-margin',
  en: 'winning margin',
  ru: 'разница в счёте',
  short: { en: 'Margin', ru: 'Разница' },
  by: 'margin',
  outcomes: out.MARGINS,
};
export const TO_NIL: Question = {
  key: 'win-to-nil',
  en: '{%team}: to win to nil',
  ru: '{%team}: победа всухую',
  short: { en: '{%team}: WTN', ru: '{%team}: всухую' },
  by: 'to-nil',
  outcomes: YES_NO,
  ...OF_TEAM,
};
export const CLEAN: Question = {
  key: 'clean-sheet',
  en: '{%team}: to concede nothing',
  ru: '{%team}: не пропустит',
  short: { en: '{%team}: clean sheet', ru: '{%team}: «сухой»' },
  by: 'clean-sheet',
  outcomes: YES_NO,
  ...OF_TEAM,
};
export const RESULT_BOTH: Question = {
  key: 'result-both-score',
  en: 'result and both to score',
  ru: 'исход и обе забьют',
  short: { en: '1X2 + BTTS', ru: '1X2 + ОЗ' },
  by: 'winner-both-score',
  outcomes: out.both(RESULT, YES_NO),
};
export const RESULT_TOTAL: Question = {
  key: 'result-total',
  en: 'result and total {line}',
  ru: 'исход и тотал {line}',
  short: { en: '1X2 + O/U {line}', ru: '1X2 + ТБ/ТМ {line}' },
  by: 'winner-total',
  outcomes: out.both(RESULT, OVER_UNDER),
  ...LINED,
};
export const DOUBLE_BOTH: Question = {
  key: 'double-chance-both-score',
  en: 'double chance and both to score',
  ru: 'двойной шанс и обе забьют',
  short: { en: 'DC + BTTS', ru: 'ДШ + ОЗ' },
  by: 'double-chance-both-score',
  outcomes: out.both(DOUBLE_CHANCE, YES_NO),
  winners: 2,
};
export const BOTH_TOTAL: Question = {
  key: 'both-score-total',
  en: 'both to score and total {line}',
  ru: 'обе забьют и тотал {line}',
  short: { en: 'BTTS + O/U {line}', ru: 'ОЗ + ТБ/ТМ {line}' },
  by: 'both-score-total',
  outcomes: out.both(YES_NO, OVER_UNDER),
  ...LINED,
};
