import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { OperatorPrincipal, Operators } from '../operators/index.ts';
import type { StandingRelease } from '../releases/index.ts';
import { builtWord } from './edited-release.ts';
import { wordProblem } from './word-rules.ts';
import { holdWords, readChangeAt, readChangesOf, writeEdit, type WordPlace } from './word-store.ts';

export interface ChangingWords {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly operators: Pick<Operators, 'record'>;
  /** The release that stands. */
  readonly standing: () => StandingRelease;
}

export interface WordWish extends WordPlace {
  readonly word: string | null;
  readonly seen: number;
  readonly reason: string;
}

const nameOf = ({ namespace, language, key }: WordPlace): string => `${language}/${namespace}:${key}`;

/**
 * Gives a word another text, or the build's again.
 * @throws WORD_INVALID saying why, SITE_CHANGED where somebody else changed it since `seen`, SITE_VERSION_UNKNOWN
 */
export async function changeWord(
  parts: ChangingWords,
  operator: OperatorPrincipal,
  wish: WordWish,
): Promise<void> {
  await inTransaction(parts.kernel.db, async (tx) => {
    const now = await holdWords(tx);
    if (wish.seen > now) throw new PlatformError('SITE_VERSION_UNKNOWN');
    const [last] = await readChangesOf(tx, wish);
    if (last !== undefined && last.version > wish.seen) throw changed(wish, now);
    await write(tx, parts, { operator, now, wish, before: last?.word ?? null, action: 'words.change' });
  });
}

/**
 * Gives a word what it said before a change. What was changed since of the same word is not lost unseen.
 * @throws SITE_VERSION_UNKNOWN, SITE_CHANGED, WORD_INVALID where what it said before fits the release no more
 */
export async function takeWordBack(
  parts: ChangingWords,
  operator: OperatorPrincipal,
  { number, reason }: { readonly number: number; readonly reason: string },
): Promise<void> {
  await inTransaction(parts.kernel.db, async (tx) => {
    const now = await holdWords(tx);
    const change = await readChangeAt(tx, number);
    if (change === undefined) throw new PlatformError('SITE_VERSION_UNKNOWN');
    const [last, ...earlier] = await readChangesOf(tx, change);
    if (last?.version !== number) throw changed(change, now);
    const wish = { ...change, word: earlier[0]?.word ?? null, seen: now, reason };
    await write(tx, parts, { operator, now, wish, before: change.word, action: 'words.take-back' });
  });
}

const changed = (place: WordPlace, version: number): PlatformError =>
  new PlatformError('SITE_CHANGED', { keys: [nameOf(place)], version });

interface Writing {
  readonly operator: OperatorPrincipal;
  readonly now: number;
  readonly wish: WordWish;
  readonly before: string | null;
  readonly action: string;
}

async function write(
  tx: Tx,
  parts: ChangingWords,
  { operator, now, wish, before, action }: Writing,
): Promise<void> {
  const { word, reason } = wish;
  const built = builtWord(parts.standing(), wish);
  // The built word itself is always one.
  const problem = built !== undefined && word === null ? undefined : wordProblem(built, word ?? '');
  if (problem !== undefined) {
    const { text, ...refusal } = problem;
    throw new PlatformError('WORD_INVALID', { problems: [`${nameOf(wish)}: ${text}`], ...refusal });
  }
  if (word === before) return;
  const version = now + 1;
  const atMs = parts.kernel.clock.nowMs();
  await writeEdit(tx, { ...wish, version, author: operator.name, atMs });
  await parts.operators.record(tx, {
    operator,
    action,
    subject: `site:words ${nameOf(wish)}`,
    before: { version: now, word: before },
    after: { version, word },
    reason,
  });
}
