import type { LocalizedName } from '../../schemas/primitives.ts';
import type { CountedBeside, MarketKind } from '../markets/market-type.ts';
import * as ask from './questions.ts';
import type { Question } from './questions.ts';

export interface Words {
  readonly en: string;
  readonly ru: string;
}

/** A part of a match that questions are asked of: which one, its types say by a specifier of its name. */
export interface MatchPart extends Words {
  readonly code: 'half' | 'period' | 'quarter' | 'set' | 'map';
  readonly short: Words;
  readonly group: MarketKind['group'];
}

export const HALF_PART: MatchPart = {
  ...{ code: 'half', group: 'halves', en: '{!half} half', ru: '{!half} тайм' },
  short: { en: '{half}H', ru: '{half}Т' },
};
export const PERIOD_PART: MatchPart = {
  ...{ code: 'period', group: 'periods', en: '{!period} period', ru: '{period}-й период' },
  short: { en: 'P{period}', ru: 'П{period}' },
};
const QUARTER_PART: MatchPart = {
  ...{ code: 'quarter', group: 'quarters', en: '{!quarter} quarter', ru: '{quarter}-я четверть' },
  short: { en: 'Q{quarter}', ru: 'Ч{quarter}' },
};
const SET_PART: MatchPart = {
  ...{ code: 'set', group: 'sets', en: '{!set} set', ru: '{!set} сет' },
  short: { en: 'Set {set}', ru: 'Сет {set}' },
};
const MAP_PART: MatchPart = {
  ...{ code: 'map', group: 'maps', en: '{!map} map', ru: '{map}-я карта' },
  short: { en: 'Map {map}', ru: 'Карта {map}' },
};

/** The type of a question asked of a part of the match: `half-odd-even`. */
export function askedOf(part: MatchPart, question: Question): MarketKind {
  const shortName = after(part.short, question);
  return kindOf(question, `${part.code}-${question.key}`, [nameOf(part, question), shortName], part);
}

/** What a sport calls the types of a part that it calls otherwise: its quarters are periods to the others. */
export function namesOf(
  code: MatchPart['code'],
  part: Words,
  questions: readonly Question[],
): Record<string, LocalizedName> {
  return Object.fromEntries(questions.map((one) => [`${code}-${one.key}`, nameOf(part, one)]));
}

function nameOf(part: Words, { en, ru }: Words): LocalizedName {
  return { en: `${part.en}: ${en}`, ru: `${part.ru}: ${ru}` };
}

/** A question's short name behind what it is asked of. */
export function after(part: Words, { short }: Question): LocalizedName {
  return { en: `${part.en}: ${short.en}`, ru: `${part.ru}: ${short.ru ?? short.en}` };
}

/** @param part undefined for the whole match */
export function kindOf(
  { by, outcomes, specifiers = [], winners, maybeDrawn }: Question,
  key: string,
  [name, shortName]: readonly [LocalizedName, LocalizedName],
  {
    code: scope,
    group,
  }: Omit<Pick<MatchPart, 'code' | 'group'>, 'code'> & {
    readonly code: MatchPart['code'] | 'match';
  },
  of?: CountedBeside,
): MarketKind {
  return {
    key,
    name,
    shortName,
    specifiers: scope === 'match' ? specifiers : [{ name: scope, kind: 'ordinal' }, ...specifiers],
    outcomes,
    ...(winners !== undefined && { winners }),
    settlement: { scope, by, ...(of && { of }), ...(maybeDrawn && { maybeDrawn }) },
    group,
  };
}

/** The types of these keys. @throws RangeError for a key that is none of theirs */
export function pick(markets: readonly MarketKind[], ...keys: readonly string[]): readonly MarketKind[] {
  return keys.map((key) => {
    const kind = markets.find((one) => one.key === key);
    if (kind === undefined) throw new RangeError(`no type ${key}`);
    return kind;
  });
}

export const OF_A_QUARTER = [ask.WINNER, ask.TOTAL, ask.HANDICAP, ask.TEAM_TOTAL, ask.ODD_EVEN];
export const QUARTER_MARKETS = OF_A_QUARTER.map((question) => askedOf(QUARTER_PART, question));

/** Beside its result and its total. */
export const OF_A_PERIOD = [
  ...[ask.DOUBLE, ask.NO_BET, ask.HANDICAP, ask.TEAM_TOTAL],
  ...[ask.BOTH_SCORE, ask.ODD_EVEN, ask.exactly(3)],
];
export const PERIOD_MARKETS = OF_A_PERIOD.map((question) => askedOf(PERIOD_PART, question));

/** Beside its winner and its total. */
export const OF_A_SET = [ask.HANDICAP, ask.TEAM_TOTAL, ask.ODD_EVEN];
export const SET_MARKETS = OF_A_SET.map((question) => askedOf(SET_PART, question));

export const OF_A_MAP = [ask.TEAM_TOTAL, ask.ODD_EVEN];
export const MAP_MARKETS = OF_A_MAP.map((question) => askedOf(MAP_PART, question));
