import { addScores, type MarketKey, type MarketResult, type Score } from '../../results/index.ts';
import { allVoid, leader, oneWinner, ordinalOf } from '../../results/market-result.ts';
import { partResult, type PlayedPart } from '../rules/ruled-results.ts';
import { countedBy, findRuled } from './rally-offer.ts';
import {
  mostSets,
  setScores,
  setsWon,
  targetAfter,
  type RallyRecord,
  type RallyRules,
} from './rally-rules.ts';

const SIDES = ['home', 'away'];
const YES_NO = ['yes', 'no'];
const DOUBLE = SIDES.flatMap((set) => SIDES.map((match) => `${set}-${match}`));

/**
 * Decides a market. Of a match that broke off what play had not decided is void, and so is a set that was not played.
 * @throws RangeError for a market there is not
 */
export function rallyResult(
  rules: RallyRules,
  { type, specifiers }: MarketKey,
  match: RallyRecord,
): MarketResult {
  const kind = findRuled(type);
  if (kind === undefined)
    return specifiers['set'] === undefined
      ? ofMatch(rules, { type, specifiers }, match)
      : ofSet(rules, { type, specifiers }, match);
  const counted = countedBy(kind);
  if (counted === 'set') return partResult(kind, specifiers, setOf(rules, match, specifiers));
  const score = counted === 'sets' ? setsWon(match.sets) : addScores([...match.sets, match.current]);
  const [isOver, isStopped] = [match.end === 'finished', match.end !== undefined];
  return partResult(kind, specifiers, { score, isOver, isStopped });
}

function ofMatch(rules: RallyRules, { type, specifiers }: MarketKey, match: RallyRecord): MarketResult {
  const won = setsWon(match.sets);
  switch (type) {
    case 'set-score': {
      const scores = setScores(rules);
      return atEnd(match, scores, () => oneWinner(scores, won.join(':')));
    }
    case 'set-and-match':
      return atEnd(match, DOUBLE, () =>
        oneWinner(DOUBLE, `${leader(match.sets[0] ?? [0, 0])}-${leader(won)}`),
      );
    case 'team-wins-set':
      if (won[specifiers['team'] === 'home' ? 0 : 1] > 0) return oneWinner(YES_NO, 'yes');
      return atEnd(match, YES_NO, () => oneWinner(YES_NO, 'no'));
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}

function ofSet(rules: RallyRules, { type, specifiers }: MarketKey, match: RallyRecord): MarketResult {
  const { score, isOver, isStopped } = setOf(rules, match, specifiers);
  const at = ordinalOf(specifiers['set'], mostSets(rules)) - 1;
  const decide = (outcomes: readonly string[], winner: string | undefined): MarketResult => {
    if (winner !== undefined) return oneWinner(outcomes, winner);
    return isOver || isStopped ? allVoid(outcomes) : undefined;
  };
  switch (type) {
    case 'set-race':
      return decide(SIDES, match.firsts?.[at]?.[ordinalOf(specifiers['points'])]);
    case 'set-extra-points': {
      const isBeyond = Math.min(...score) >= targetAfter(rules, at) - 1;
      return decide(YES_NO, isBeyond ? 'yes' : isOver ? 'no' : undefined);
    }
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}

/** A set as far as it has been played. */
function setOf(
  rules: RallyRules,
  { sets, current, end }: RallyRecord,
  { set }: MarketKey['specifiers'],
): PlayedPart {
  const at = ordinalOf(set, mostSets(rules)) - 1;
  const running: Score = at === sets.length ? current : [0, 0];
  return { score: sets[at] ?? running, isOver: at < sets.length, isStopped: end !== undefined };
}

function atEnd(match: RallyRecord, outcomes: readonly string[], decide: () => MarketResult): MarketResult {
  if (match.end === 'finished') return decide();
  return match.end === 'broken-off' ? allVoid(outcomes) : undefined;
}
