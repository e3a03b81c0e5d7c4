import type { ReleaseRecord } from '../records/release-records.ts';

/** A build of a parcel in a channel's history; `absent` where the channel was without the parcel. */
export type Stage = { readonly build: string; readonly version: string } | 'absent';

/**
 * What a parcel was before what it is now, in one channel. A rollback takes steps away instead of adding one, so that
 * two rollbacks in a row go two builds back and never forth again.
 * @param line the channel's releases in which the parcel changed, the oldest first
 * @returns undefined when there is nothing before
 */
export function buildBefore(line: readonly ReleaseRecord[], parcel: string): Stage | undefined {
  // A line that begins later than its channel begins with the parcel's coming.
  const steps: Stage[] = line[0]?.from === null ? [] : ['absent'];
  for (const { kind, parcels } of line) {
    const stage: Stage = parcels[parcel] ?? 'absent';
    if (steps.length > 0 && isSame(steps.at(-1), stage)) continue;
    const back = kind === 'rollback' ? steps.findLastIndex((step) => isSame(step, stage)) : -1;
    if (back >= 0) steps.length = back + 1;
    else steps.push(stage);
  }
  return steps.at(-2);
}

/** The latest build of a version that stood in the channel. */
export function buildOfVersion(
  line: readonly ReleaseRecord[],
  parcel: string,
  version: string,
): Stage | undefined {
  return line.findLast(({ parcels }) => parcels[parcel]?.version === version)?.parcels[parcel];
}

function isSame(one: Stage | undefined, other: Stage): boolean {
  if (one === undefined) return false;
  if (one === 'absent' || other === 'absent') return one === other;
  return one.build === other.build;
}
