import type { Score } from '../../results/index.ts';
import type { Fields, PartLeftOut } from './openfootball-fields.ts';
import { RowError } from './recorded-match.ts';

/** The scores of a match that was played. */
export interface ReadScores {
  /** After 90 minutes. */
  readonly fullTime: Score;
  readonly halfTime: Score | undefined;
  /** Goals of the extra 30 minutes alone. */
  readonly extraTime: Score | undefined;
  readonly penalties: Score | undefined;
}

const MOST_GOALS = 99;

/**
 * Reads `score: {ft, ht, et, p}`, `score: [1, 2]` and the older `score1`, `score2`, `score1i`, `score1et`, `score1p`.
 * Only the full-time score is needed; another that cannot be read is left out. @throws RowError without a result.
 */
export function readScores(fields: Fields, partLeftOut: PartLeftOut): ReadScores {
  const parts = partsOf(fields);
  if (isAbsent(parts.ft)) {
    const later = !isAbsent(parts.et) || !isAbsent(parts.p);
    throw new RowError(later ? 'no score after 90 minutes' : 'no score: not played yet');
  }
  const fullTime = scoreOf(parts.ft);
  if (fullTime === undefined) throw new RowError(`the score ${JSON.stringify(parts.ft)} could not be read`);
  const optional = (value: unknown, name: string): Score | undefined => {
    if (isAbsent(value)) return undefined;
    const score = scoreOf(value);
    if (score === undefined) partLeftOut(`the ${name} score ${JSON.stringify(value)} could not be read`);
    return score;
  };
  const afterExtraTime = optional(parts.et, 'extra-time');
  return {
    fullTime,
    halfTime: optional(parts.ht, 'half-time'),
    // The file counts extra time from kick-off.
    extraTime: afterExtraTime === undefined ? undefined : minus(afterExtraTime, fullTime),
    penalties: optional(parts.p, 'penalties'),
  };
}

interface Parts {
  readonly ft: unknown;
  readonly ht: unknown;
  readonly et: unknown;
  readonly p: unknown;
}

function partsOf(fields: Fields): Parts {
  const { score } = fields;
  if (Array.isArray(score)) return { ft: score, ht: undefined, et: undefined, p: undefined };
  if (typeof score === 'object' && score !== null) {
    const { ft, ht, et, p } = score as Fields;
    return { ft, ht, et, p };
  }
  const older = (suffix: string) => [fields[`score1${suffix}`], fields[`score2${suffix}`]];
  return { ft: older(''), ht: older('i'), et: older('et'), p: older('p') };
}

/** Absent, or a pair of nothings: a match that is announced, or that had no extra time. */
function isAbsent(value: unknown): boolean {
  const isNothing = (one: unknown) => one === undefined || one === null;
  return isNothing(value) || (Array.isArray(value) && value.every(isNothing));
}

function scoreOf(value: unknown): Score | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined;
  const [home, away] = value.map(goalsOf);
  return home === undefined || away === undefined ? undefined : [home, away];
}

function goalsOf(value: unknown): number | undefined {
  const goals = typeof value === 'string' && /^\d{1,2}$/.test(value.trim()) ? Number(value) : value;
  const isCount = typeof goals === 'number' && Number.isInteger(goals) && goals >= 0 && goals <= MOST_GOALS;
  return isCount ? goals : undefined;
}

function minus(one: Score, other: Score): Score {
  if (one[0] < other[0] || one[1] < other[1])
    throw new RowError('fewer goals after extra time than before it');
  return [one[0] - other[0], one[1] - other[1]];
}
