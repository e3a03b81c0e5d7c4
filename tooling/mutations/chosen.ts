import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Mutation } from './mutation.ts';

/**
 * The mutations that words ask for: their ids, or numbers of lines in the documents (`7.2.3`); all without words.
 * @throws Error naming the words that mean nothing
 */
export function chosen(
  all: readonly Mutation[],
  words: readonly string[],
  root: string,
): readonly Mutation[] {
  if (words.length === 0) return all;
  const ids = words.map((word) => [word, idsOf(all, word, root)] as const);
  const unknown = ids.filter(([, found]) => found.length === 0).map(([word]) => word);
  if (unknown.length > 0) throw new Error(`no mutation is called ${unknown.join(', ')}`);
  const wanted = new Set(ids.flatMap(([, found]) => found));
  return all.filter(({ id }) => wanted.has(id));
}

/** So many of them, the same ones for the same seed. */
export function sampled(all: readonly Mutation[], atMost: number, seed: string): readonly Mutation[] {
  const rank = ({ id }: Mutation) => createHash('sha256').update(`${seed} ${id}`).digest('hex');
  const ranks = new Map(all.map((mutation) => [mutation, rank(mutation)]));
  const first = all.toSorted((one, other) => ((ranks.get(one) ?? '') < (ranks.get(other) ?? '') ? -1 : 1));
  const taken = new Set(first.slice(0, atMost));
  return all.filter((mutation) => taken.has(mutation));
}

function idsOf(all: readonly Mutation[], word: string, root: string): readonly string[] {
  if (all.some(({ id }) => id === word)) return [word];
  const known = new Set(all.map(({ id }) => id));
  return readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => readFileSync(join(root, 'docs', name), 'utf8').split('\n'))
    .filter((line) => line.startsWith(`| ${word} |`))
    .flatMap((line) => [...line.matchAll(/`([\w-]+)`/g)].map(([, id = '']) => id))
    .filter((id) => known.has(id));
}
