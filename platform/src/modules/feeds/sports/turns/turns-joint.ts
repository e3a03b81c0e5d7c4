import type { Score } from '../../results/index.ts';
import { atLeast, isWonWhole, type JointChances } from '../joint-chances.ts';
import { isHalvesRule } from '../rules/ruled-kinds.ts';
import { finalScores } from './final-scores.ts';
import { TurnsLeft } from './turns-left.ts';
import { turnsSituation } from './turns-model.ts';
import type { TurnsBook } from './turns-offer.ts';
import { turnsResult } from './turns-results.ts';
import type { TurnsRecord, TurnsRules } from './turns-rules.ts';

/** Ends rarer than this change no price. */
const LEAST_END = 1e-8;

/**
 * What several selections of a match of turns come to together: over the scores it can end with, of each of which it is asked
 * of every leg whether it wins, by the rules that settle it. Periods and halves are no part of it, nor what regular time comes
 * to.
 */
export function turnsJoint(rules: TurnsRules, book: TurnsBook, sport: string): JointChances {
  const isOfModel = (type: string): boolean => {
    const kind = book.kinds.get(type);
    return kind?.scope === 'match' && !isHalvesRule(kind.by) && type !== 'overtime';
  };
  const rest = Array.from({ length: rules.periods - 1 }, (): Score => [0, 0]);
  return {
    knows: isOfModel,
    ofSets(model, legs) {
      const situation = turnsSituation(rules, model);
      if (situation === undefined) return undefined;
      const notOfModel = [...legs.keys()].filter((at) => !isOfModel(legs[at]?.type ?? ''));
      if (notOfModel.length > 0) return { notOfModel };
      const left = new TurnsLeft(rules, situation.chances);
      const ends = finalScores(rules, left, situation.state).filter(({ chance }) => chance > LEAST_END);
      const all = ends.reduce((sum, { chance }) => sum + chance, 0);
      const exactly = new Array<number>(1 << legs.length).fill(0);
      for (const { score, chance } of ends) {
        const periods = [score, ...rest];
        const match: TurnsRecord = { sport, periods, periodsOver: rules.periods, end: 'finished' };
        const set = legs.reduce(
          (bits, leg, at) =>
            isWonWhole(turnsResult(rules, book, leg, match), leg.outcome) ? bits | (1 << at) : bits,
          0,
        );
        exactly[set] = (exactly[set] ?? 0) + chance / all;
      }
      return atLeast(exactly);
    },
  };
}
