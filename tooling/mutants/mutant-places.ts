import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Instrumenter } from '@stryker-mutator/instrumenter';

import type { LineRange } from './changed-lines.ts';

/** Where a mutant stands in a file. Lines count from 1, columns from 0, as Stryker's words for ranges count them. */
export interface Place {
  readonly file: string;
  readonly start: Point;
  readonly end: Point;
}

interface Point {
  readonly line: number;
  readonly column: number;
}

const SILENT = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: () => undefined,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  fatal: () => undefined,
};

/** The places of all mutants that stand wholly on the given lines; several mutants of one expression share a place. */
export async function mutantPlaces(root: string, ranges: readonly LineRange[]): Promise<readonly Place[]> {
  const names = [...new Set(ranges.map(({ file }) => file))];
  const files = await Promise.all(
    names.map(async (name) => ({ name, mutate: true, content: await readFile(join(root, name), 'utf8') })),
  );
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const { mutants } = await new Instrumenter(SILENT).instrument(files, options);
  return mutants
    .map(({ fileName, location: { start, end } }) => ({
      file: fileName,
      start: { line: start.line + 1, column: start.column },
      end: { line: end.line + 1, column: end.column },
    }))
    .filter(({ file, start, end }) =>
      ranges.some((range) => range.file === file && range.first <= start.line && end.line <= range.last),
    );
}

/** Places that together hold so many mutants at most, the same ones for the same seed. */
export function sampledPlaces(places: readonly Place[], atMost: number, seed: string): readonly Place[] {
  const rank = (place: Place) =>
    createHash('sha256')
      .update(`${seed} ${wordOf(place)}`)
      .digest('hex');
  const ranked = [...new Map(places.map((place) => [wordOf(place), place])).values()].toSorted((one, other) =>
    rank(one) < rank(other) ? -1 : 1,
  );
  const chosen: Place[] = [];
  for (const place of ranked) {
    const held = places.filter((each) => [...chosen, place].some((one) => holds(one, each)));
    if (held.length <= atMost) chosen.push(place);
  }
  return chosen;
}

/** Stryker's word for the mutants in a place: `file.ts:1:0-1:5`. */
export const wordOf = ({ file, start, end }: Place): string =>
  `${file}:${start.line}:${start.column}-${end.line}:${end.column}`;

function holds(outer: Place, inner: Place): boolean {
  return outer.file === inner.file && !isBefore(inner.start, outer.start) && !isBefore(outer.end, inner.end);
}

const isBefore = (one: Point, other: Point): boolean =>
  one.line < other.line || (one.line === other.line && one.column < other.column);
