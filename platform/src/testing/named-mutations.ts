import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { ROOT } from './documents.ts';
import { isThere, namedTests } from './named-tests.ts';

/** A way to break a promise and the test that notices; `npm run mutations` replays them (tooling/mutations). */
interface Mutation {
  readonly id: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
  readonly title: string;
}

/** The mutations that the lines of a document name: those of a folder below `tooling/mutations`. */
export function mutationsFor(folder: string): ReadonlyMap<string, Mutation> {
  const home = `${ROOT}tooling/mutations/${folder}/`;
  return new Map(
    readdirSync(home).map((name) => {
      const id = basename(name, '.json');
      return [id, { ...(JSON.parse(readFileSync(home + name, 'utf8')) as Omit<Mutation, 'id'>), id }];
    }),
  );
}

/** The mutations that a cell names. */
export function namedMutations(cell: string): readonly string[] {
  return [...cell.matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id);
}

/**
 * What is wrong with a mutation, which a line names beside its tests: it has to fit its source in one place, change it, and
 * be noticed by one of these tests. Where the line names a file, or the beginning of many titles, it may say more.
 */
export function problemsOf(
  { file, from, to, test, title }: Mutation,
  proof: string,
  home: string,
): readonly string[] {
  const places = readFileSync(ROOT + file, 'utf8').split(from).length - 1;
  const isNamed = namedTests(proof, home).some((named) => named.file === test && title.includes(named.title));
  return [
    ...(places === 1 ? [] : [`fits ${places} places of ${file}`]),
    ...(from === to ? ['changes nothing'] : []),
    ...(isThere({ file: test, title }) ? [] : [`${test} has no test "${title}"`]),
    ...(isNamed ? [] : [`the line names no test ${test} › ${title}`]),
  ];
}
