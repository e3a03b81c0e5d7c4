import type { MarketOutcome, MarketSpecifier } from '../../schemas/market-types.ts';
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
  return kind(question, question.key, name, 'match', question.group ?? 'goals');
}

function ofHalf(question: Question): MarketKind {
  const name = { en: `{!half} half: ${question.en}`, ru: `{!half} тайм: ${question.ru}` };
  return kind(question, `half-${question.key}`, name, 'half', 'halves');
}

function ofCount(of: CountedBeside, en: string, ru: string, question: Question): readonly MarketKind[] {
  const match = kind(
    question,
    `${of}-${question.key}`,
    { en: `${en}: ${question.en}`, ru: `${ru}: ${question.ru}` },
    'match',
    of,
    of,
  );
  if (question.wholeOnly === true || question.specifiers?.includes(TEAM) === true) return [match];
  const name = { en: `${en}, {!half} half: ${question.en}`, ru: `${ru}, {!half} тайм: ${question.ru}` };
  return [match, kind(question, `half-${of}-${question.key}`, name, 'half', of, of)];
}

function kind(
  { by, outcomes, specifiers = [], winners, maybeDrawn }: Question,
  key: string,
  name: MarketKind['name'],
  scope: 'match' | 'half',
  group: MarketKind['group'],
  of?: CountedBeside,
): MarketKind {
  return {
    key,
    name,
    specifiers: scope === 'half' ? [HALF, ...specifiers] : specifiers,
    outcomes,
    ...(winners !== undefined && { winners }),
    settlement: { scope, by, ...(of && { of }), ...(maybeDrawn && { maybeDrawn }) },
    group,
  };
}

function ofHalves(
  key: string,
  en: string,
  ru: string,
  by: HalvesRule,
  outcomes: MarketOutcome[],
  specifiers: MarketSpecifier[] = [],
): MarketKind {
  return {
    key,
    name: { en, ru },
    specifiers,
    outcomes,
    settlement: { scope: 'halves', by },
    group: 'halves',
  };
}

const team = [TEAM];
/** Decided by a rule over what both sides have: price and result of each follow from the same rule. */
export const RULED_MARKETS: readonly MarketKind[] = [
  ...OF_THE_MATCH.map(ofMatch),
  ofHalves('half-time-full-time', 'Half-time / full-time', 'Тайм / матч', 'half-and-full', out.halfAndFull()),
  ofHalves('higher-half', 'Half with more goals', 'Более результативный тайм', 'higher-half', out.HALVES),
  ofHalves(
    'team-higher-half',
    '{%team}: half with more goals',
    '{%team}: более результативный тайм',
    'higher-half',
    out.HALVES,
    team,
  ),
  ofHalves(
    'both-halves-over',
    'Over {line} in each half',
    'Больше {line} в каждом тайме',
    'both-over',
    YES_NO,
    [LINE],
  ),
  ofHalves(
    'both-halves-under',
    'Under {line} in each half',
    'Меньше {line} в каждом тайме',
    'both-under',
    YES_NO,
    [LINE],
  ),
  ofHalves(
    'score-in-both-halves',
    '{%team}: to score in each half',
    '{%team}: забьёт в каждом тайме',
    'scores-in-both',
    YES_NO,
    team,
  ),
  ofHalves(
    'win-both-halves',
    '{%team}: to win both halves',
    '{%team}: выиграет оба тайма',
    'wins-both',
    YES_NO,
    team,
  ),
  ofHalves(
    'win-either-half',
    '{%team}: to win a half',
    '{%team}: выиграет хотя бы тайм',
    'wins-either',
    YES_NO,
    team,
  ),
  ofHalves(
    'both-score-in-both-halves',
    'Both teams to score in each half',
    'Обе забьют в каждом тайме',
    'both-score-in-both',
    YES_NO,
  ),
  ofHalves('level-half', 'A half ends level', 'Ничья хотя бы в одном тайме', 'level-in-either', YES_NO),
  ofHalves(
    'both-score-by-half',
    'Both teams to score: 1st / 2nd half',
    'Обе забьют: 1-й / 2-й тайм',
    'both-score-by-half',
    out.both(YES_NO, YES_NO),
  ),
  ...OF_A_HALF.map(ofHalf),
  ...CORNER_QUESTIONS.flatMap((question) => ofCount('corners', 'Corners', 'Угловые', question)),
  ...CARD_QUESTIONS.flatMap((question) => ofCount('cards', 'Cards', 'Карточки', question)),
];
