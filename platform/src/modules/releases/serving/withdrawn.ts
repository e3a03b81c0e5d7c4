import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { currentRecord, recordByNumber, type ReleaseRecord } from '../records/release-records.ts';

/** As long as files of old releases are kept, tabs of them may be open. */
const LOOK_BACK_MS = 30 * DAY_MS;

/** What was taken back from a release: a build of a parcel, or the foundation under all. */
type TakenBack = { readonly parcel: string; readonly build: string } | { readonly foundationId: string };

/**
 * Releases of production whose tabs must not go on: they hold something that a rollback, or a canary's withdrawal, has
 * taken back and that does not stand again. Numbers in order.
 */
export async function withdrawnReleases(db: Database): Promise<readonly number[]> {
  const current = await currentRecord(db, 'production');
  if (current === undefined) return [];
  const sinceMs = current.atMs - LOOK_BACK_MS;
  const found = new Set<number>();
  for (const taken of await takenBack(db, current, sinceMs)) {
    const holds =
      'build' in taken
        ? sql`parcels @> ${JSON.stringify({ [taken.parcel]: { build: taken.build } })}::jsonb`
        : sql`foundation_id = ${taken.foundationId}`;
    const { rows } = await sql<{ number: bigint }>`
      select number from releases_release
      where channel = 'production' and at_ms >= ${sinceMs} and ${holds} and not ${IS_TRIED}`.execute(db);
    for (const { number } of rows) found.add(Number(number));
  }
  return [...found].sort((one, other) => one - other);
}

/** A release of a running canary: what it tries may have been taken back before. */
const IS_TRIED = sql`exists (
  select 1 from releases_canary c
  where c.state = 'running' and kind = 'canary' and releases_release.parcel = c.parcel
    and parcels -> c.parcel ->> 'build' = c.build
)`;

async function takenBack(
  db: Database,
  current: ReleaseRecord,
  sinceMs: number,
): Promise<readonly TakenBack[]> {
  const { rows } = await sql<{ number: bigint; from_number: bigint }>`
    select number, from_number from releases_release
    where channel = 'production' and kind in ('rollback', 'withdrawn') and at_ms >= ${sinceMs}
      and from_number is not null`.execute(db);
  const taken: TakenBack[] = [];
  for (const { number, from_number: from } of rows) {
    const [after, before] = await Promise.all([
      recordByNumber(db, Number(number)),
      recordByNumber(db, Number(from)),
    ]);
    if (after !== undefined && before !== undefined) taken.push(...lost(before, after, current));
  }
  return taken;
}

/** What `before` had, `after` has not, and `current` has not got again. */
function lost(before: ReleaseRecord, after: ReleaseRecord, current: ReleaseRecord): TakenBack[] {
  const parcels = Object.entries(before.parcels).flatMap(([parcel, { build }]) =>
    after.parcels[parcel]?.build === build || current.parcels[parcel]?.build === build
      ? []
      : [{ parcel, build }],
  );
  const { foundationId } = before;
  const stands = after.foundationId === foundationId || current.foundationId === foundationId;
  return stands ? parcels : [...parcels, { foundationId }];
}

type Range = readonly [first: number, last: number];

/** They travel with every answer. */
const MAX_RANGES = 20;

/**
 * Ranges in one line, `12-15 18`. Where there are many, those with the least between them become one, together with the
 * old releases that lie there: a good old tab gets a new document at a navigation rather than a bad one none. What is
 * being served is never taken along.
 */
export function rangesOf(numbers: readonly number[], served: readonly number[] = []): string {
  let ranges: readonly Range[] = numbers.reduce<readonly Range[]>((found, number) => {
    const [first, last] = found.at(-1) ?? [Number.NaN, Number.NaN];
    return last === number - 1 ? [...found.slice(0, -1), [first, number]] : [...found, [number, number]];
  }, []);
  while (ranges.length > MAX_RANGES) {
    const fewer = withoutNarrowestGap(ranges, served);
    if (fewer === undefined) break;
    ranges = fewer;
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(' ');
}

/** The ranges with two neighbours made one; undefined where something that is served lies in every gap. */
function withoutNarrowestGap(
  ranges: readonly Range[],
  served: readonly number[],
): readonly Range[] | undefined {
  const gaps = ranges.slice(1).flatMap(([next, last], at) => {
    const [first, before] = ranges[at] ?? [next, next];
    const isFree = !served.some((number) => before < number && number < next);
    return isFree ? [{ at, joined: [first, last] as const, width: next - before }] : [];
  });
  const [narrowest] = gaps.toSorted((one, other) => one.width - other.width);
  if (narrowest === undefined) return undefined;
  return [...ranges.slice(0, narrowest.at), narrowest.joined, ...ranges.slice(narrowest.at + 2)];
}
