import { PlatformError } from '../../kernel/http/problem.ts';

/** Problems an answer lists at most: a wrong parcel can have any number of them. */
export const MOST_PROBLEMS = 50;

/** @throws the refusal that lists the problems, where there are some */
export function refuse(code: 'PARCEL_REFUSED' | 'FILES_MISSING', problems: readonly string[]): void {
  if (problems.length === 0) return;
  const left = problems.length - MOST_PROBLEMS;
  const told = problems.slice(0, MOST_PROBLEMS);
  throw new PlatformError(code, { problems: left > 0 ? [...told, `and ${left} more`] : told });
}
