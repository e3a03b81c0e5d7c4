import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
import type { LocalizedName } from '../../schemas/primitives.ts';
import type { CountedBeside, HalvesRule, MarketKind } from '../markets/market-type.ts';
import * as out from './football-outcomes.ts';
import {
  CARD_QUESTIONS,
  CORNER_QUESTIONS,
  OF_A_HALF,
  OF_THE_MATCH,
  type Question,
} from './football-questions.ts';
import { HALF, LINE } from './shared-markets.ts';

const { TEAM, YES_NO } = out;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ofMatch(question: Question): MarketKind {
  const name = { en: capital(question.en), ru: capital(question.ru) };
  return kind(question, question.key, [name, question.short], 'match', question.group ?? 'goals');
}

function ofHalf(question: Question): MarketKind {
  const name = { en: `{!half} half: ${question.en}`, ru: `{!half} тайм: ${question.ru}` };
  return kind(question, `half-${question.key}`, [name, after(HALF_SHORT, question)], 'half', 'halves');
}

function ofCount({ of, en, ru, short }: Count, question: Question): readonly MarketKind[] {
  const match = kind(
    question,
    `${of}-${question.key}`,
    [{ en: `${en}: ${question.en}`, ru: `${ru}: ${question.ru}` }, after(short, question)],
    'match',
    of,
    of,
  );
  if (question.wholeOnly === true || question.specifiers?.includes(TEAM) === true) return [match];
  const name = { en: `${en}, {!half} half: ${question.en}`, ru: `${ru}, {!half} тайм: ${question.ru}` };
  const ofThat = { en: `${short.en}, ${HALF_SHORT.en}`, ru: `${short.ru}, ${HALF_SHORT.ru}` };
  return [
    match,
    kind(question, `half-${of}-${question.key}`, [name, after(ofThat, question)], 'half', of, of),
  ];
}

interface Words {
  readonly en: string;
  readonly ru: string;
}

/** What is counted beside the score, and how it is called. */
interface Count extends Words {
  readonly of: CountedBeside;
  readonly short: Words;
}

const HALF_SHORT: Words = { en: '{half}H', ru: '{half}Т' };

/** A question's short name behind what it is asked of. */
function after(part: Words, { short }: Question): LocalizedName {
  return { en: `${part.en}: ${short.en}`, ru: `${part.ru}: ${short.ru ?? short.en}` };
}

function kind(
  { by, outcomes, specifiers = [], winners, maybeDrawn }: Question,
  key: string,
  [name, shortName]: readonly [LocalizedName, LocalizedName],
  scope: 'match' | 'half',
  group: MarketKind['group'],
  of?: CountedBeside,
): MarketKind {
  return {
    key,
    name,
    shortName,
    specifiers: scope === 'half' ? [HALF, ...specifiers] : specifiers,
    outcomes,
    ...(winners !== undefined && { winners }),
    settlement: { scope, by, ...(of && { of }), ...(maybeDrawn && { maybeDrawn }) },
    group,
  };
}

function ofHalves(
  key: string,
  name: Words,
  shortName: LocalizedName,
  by: HalvesRule,
  outcomes: MarketOutcome[],
  specifiers: MarketSpecifier[] = [],
): MarketKind {
  return {
    key,
    name,
    shortName,
    specifiers,
    outcomes,
    settlement: { scope: 'halves', by },
    group: 'halves',
  };
}

const CORNERS: Count = {
  of: 'corners',
  ...{ en: 'Corners', ru: 'Угловые', short: { en: 'CRN', ru: 'УГЛ' } },
};
const CARDS: Count = { of: 'cards', ...{ en: 'Cards', ru: 'Карточки', short: { en: 'CRD', ru: 'КРТ' } } };

const team = [TEAM];
/** Decided by a rule over what both sides have: price and result of each follow from the same rule. */
export const RULED_MARKETS: readonly MarketKind[] = [
  ...OF_THE_MATCH.map(ofMatch),
  ofHalves(
    'half-time-full-time',
    { en: 'Half-time / full-time', ru: 'Тайм / матч' },
    { en: 'HT/FT', ru: 'Т/М' },
    'half-and-full',
    out.halfAndFull(),
  ),
  ofHalves(
    'higher-half',
    { en: 'Half with more goals', ru: 'Более результативный тайм' },
    { en: '1H/2H', ru: '1Т/2Т' },
    'higher-half',
    out.HALVES,
  ),
  ofHalves(
    'team-higher-half',
    { en: '{%team}: half with more goals', ru: '{%team}: более результативный тайм' },
    { en: '{%team}: 1H/2H', ru: '{%team}: 1Т/2Т' },
    'higher-half',
    out.HALVES,
    team,
  ),
  ofHalves(
    'both-halves-over',
    { en: 'Over {line} in each half', ru: 'Больше {line} в каждом тайме' },
    { en: '1H & 2H: O {line}', ru: '1Т и 2Т: ТБ {line}' },
    'both-over',
    YES_NO,
    [LINE],
  ),
  ofHalves(
    'both-halves-under',
    { en: 'Under {line} in each half', ru: 'Меньше {line} в каждом тайме' },
    { en: '1H & 2H: U {line}', ru: '1Т и 2Т: ТМ {line}' },
    'both-under',
    YES_NO,
    [LINE],
  ),
  ofHalves(
    'score-in-both-halves',
    { en: '{%team}: to score in each half', ru: '{%team}: забьёт в каждом тайме' },
    { en: '{%team}: 1H & 2H', ru: '{%team}: 1Т и 2Т' },
    'scores-in-both',
    YES_NO,
    team,
  ),
  ofHalves(
    'win-both-halves',
    { en: '{%team}: to win both halves', ru: '{%team}: выиграет оба тайма' },
    { en: '{%team}: W/W', ru: '{%team}: П/П' },
    'wins-both',
    YES_NO,
    team,
  ),
  ofHalves(
    'win-either-half',
    { en: '{%team}: to win a half', ru: '{%team}: выиграет хотя бы тайм' },
    { en: '{%team}: W 1H/2H', ru: '{%team}: П 1Т/2Т' },
    'wins-either',
    YES_NO,
    team,
  ),
  ofHalves(
    'both-score-in-both-halves',
    { en: 'Both teams to score in each half', ru: 'Обе забьют в каждом тайме' },
    { en: '1H & 2H: BTTS', ru: '1Т и 2Т: ОЗ' },
    'both-score-in-both',
    YES_NO,
  ),
  ofHalves(
    'level-half',
    { en: 'A half ends level', ru: 'Ничья хотя бы в одном тайме' },
    { en: 'X 1H/2H', ru: 'X 1Т/2Т' },
    'level-in-either',
    YES_NO,
  ),
  ofHalves(
    'both-score-by-half',
    { en: 'Both teams to score: 1st / 2nd half', ru: 'Обе забьют: 1-й / 2-й тайм' },
    { en: 'BTTS 1H/2H', ru: 'ОЗ 1Т/2Т' },
    'both-score-by-half',
    out.both(YES_NO, YES_NO),
  ),
  ...OF_A_HALF.map(ofHalf),
  ...CORNER_QUESTIONS.flatMap((question) => ofCount(CORNERS, question)),
  ...CARD_QUESTIONS.flatMap((question) => ofCount(CARDS, question)),
];
