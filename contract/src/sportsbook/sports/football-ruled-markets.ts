import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
import type { LocalizedName } from '../../schemas/primitives.ts';
import type { CountedBeside, HalvesRule, MarketKind } from '../markets/market-type.ts';
import * as out from './football-outcomes.ts';
import { CARD_QUESTIONS, CORNER_QUESTIONS, OF_A_HALF, OF_THE_MATCH } from './football-questions.ts';
import { after, askedOf, HALF_PART, kindOf, type MatchPart, type Words } from './part-markets.ts';
import type { Question } from './questions.ts';
import { LINE } from './shared-markets.ts';

const { TEAM, YES_NO } = out;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function ofMatch(question: Question): MarketKind {
  const name = { en: capital(question.en), ru: capital(question.ru) };
  return kindOf(question, question.key, [name, question.short], match(question.group ?? 'goals'));
}

const match = (group: MarketKind['group']) => ({ code: 'match', group }) as const;

function ofCount({ of, en, ru, short }: Count, question: Question): readonly MarketKind[] {
  const name = { en: `${en}: ${question.en}`, ru: `${ru}: ${question.ru}` };
  const whole = kindOf(
    question,
    `${of}-${question.key}`,
    [name, after(short, question)],
    ...([match(of), of] as const),
  );
  if (question.wholeOnly === true || question.specifiers?.includes(TEAM) === true) return [whole];
  const ofThat: MatchPart = {
    ...{ code: 'half', group: of, en: `${en}, ${HALF_PART.en}`, ru: `${ru}, ${HALF_PART.ru}` },
    short: { en: `${short.en}, ${HALF_PART.short.en}`, ru: `${short.ru}, ${HALF_PART.short.ru}` },
  };
  const { name: ofHalf, shortName = ofHalf } = askedOf(ofThat, question);
  return [whole, kindOf(question, `half-${of}-${question.key}`, [ofHalf, shortName], ofThat, of)];
}

/** What is counted beside the score, and how it is called. */
interface Count extends Words {
  readonly of: CountedBeside;
  readonly short: Words;
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
  ...OF_A_HALF.map((question) => askedOf(HALF_PART, question)),
  ...CORNER_QUESTIONS.flatMap((question) => ofCount(CORNERS, question)),
  ...CARD_QUESTIONS.flatMap((question) => ofCount(CARDS, question)),
];
