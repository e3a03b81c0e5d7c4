import type { BuiltParcel } from '../site/built-parcel.ts';
import { releaseProblems, type Foundation } from './compose-release.ts';
import { placedByName, type PlacedParcel } from './placed.ts';

/** What a release is made of, before it is put together. */
export interface ReleaseParts {
  readonly foundation: Foundation;
  readonly builds: readonly BuiltParcel[];
}

/** A release that is to come after one that stands. */
export interface Succession {
  readonly standing: ReleaseParts;
  readonly next: ReleaseParts;
  /** Parcels whose build is another one, or that are new. */
  readonly changed: ReadonlySet<string>;
  /**
   * True where a parcel goes back to what it was: what already speaks against it as it stands does not keep it there.
   * False holds every check against a parcel that changes.
   */
  readonly isWayBack: boolean;
}

/**
 * What the next release brings that speaks against it. Checks become stricter while releases stand, so what the
 * standing one has already, in parcels that stay as they are, refuses nobody else's change. Problems are the same when
 * they are told in the same words of the same place. What changes is judged last and against everything, so a collision
 * it brings is told at its own place, whatever collides already.
 */
export function broughtProblems({ standing, next, changed, isWayBack }: Succession): readonly string[] {
  const problems = releaseProblems(next.foundation, changedLast(next, changed, placedByName));
  if (problems.length === 0) return problems;
  // Under another name, nothing that is said of a parcel as it was is the same as what is said of it now.
  const placedBefore = isWayBack ? placedByName : asItWas;
  const known = new Set(releaseProblems(standing.foundation, changedLast(standing, changed, placedBefore)));
  return problems.filter((problem) => !known.has(problem));
}

function changedLast(
  { builds }: ReleaseParts,
  changed: ReadonlySet<string>,
  placedWhenChanged: (built: BuiltParcel) => PlacedParcel,
): PlacedParcel[] {
  return [
    ...builds.filter(({ name }) => !changed.has(name)).map(placedByName),
    ...builds.filter(({ name }) => changed.has(name)).map(placedWhenChanged),
  ];
}

const asItWas = (built: BuiltParcel): PlacedParcel => ({
  ...placedByName(built),
  file: `${built.name}/parcel.json as it was`,
});
