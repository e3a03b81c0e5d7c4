import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** One way to break a promise of the product, and the test that has to notice. A file each, named by its id. */
export interface Mutation {
  /** Name of its file; a document's line names it. */
  readonly id: string;
  /** What goes wrong, in a line. */
  readonly why: string;
  /** The source that is broken, from the repository's root. */
  readonly file: string;
  /** What stands in the source exactly once, */
  readonly from: string;
  /** and what takes its place. */
  readonly to: string;
  /** The test file, from the root, */
  readonly test: string;
  /** and what the title contains, as it is written there: `%s` and `$name` stand for anything. */
  readonly title: string;
}

/** Where mutations lie; a folder for each document whose lines name them. */
const MUTATIONS = 'tooling/mutations';

/** All mutations of a repository by their ids. */
export function readMutations(root: string): readonly Mutation[] {
  const folder = join(root, MUTATIONS);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => ({
      ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Mutation, 'id'>),
      id: basename(name, '.json'),
    }));
}

/** The source with the rule broken; undefined where the mutation is stale, since it does not fit exactly once. */
export function mutated(source: string, { from, to }: Pick<Mutation, 'from' | 'to'>): string | undefined {
  const parts = source.split(from);
  return parts.length === 2 && from !== to ? parts.join(to) : undefined;
}

/** Jest's pattern of a mutation's test. */
export function titlePattern({ title }: Pick<Mutation, 'title'>): string {
  return title
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/%[a-zA-Z]/g, '.*')
    .replace(/\\\$\w+(?:\\\.\w+)*/g, '.*');
}
