import { createHash } from 'node:crypto';
import {
  redirectProblems,
  ruleName,
  shapeOf,
  type RedirectRule,
  type RedirectTerms,
} from '@paddock/contract/redirects';
import { MOST_REDIRECT_RULES } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { OperatorPrincipal, Operators } from '../operators/index.ts';
import { redirectDoubts, type DoubtTerms } from './redirect-doubts.ts';
import { changedSince, holdRedirects, readChange, readRules, writeRedirects } from './redirect-store.ts';

export interface ChangingRedirects {
  readonly kernel: Pick<Kernel, 'db' | 'clock'>;
  readonly operators: Pick<Operators, 'record'>;
  readonly terms: RedirectTerms & DoubtTerms;
}

type Named = Pick<RedirectRule, 'kind' | 'from'>;

export interface RedirectsWish {
  readonly put: readonly RedirectRule[];
  readonly remove: readonly Named[];
  readonly seen: number;
  readonly reason: string;
  /** What is doubted of it is meant. */
  readonly isConfirmed: boolean;
}

/** Problems told of one change: a table that is wrong throughout is not read to its end. */
export const MOST_PROBLEMS = 50;

/** A rule with its target as a header holds it, which takes no other letters. */
export const escaped = (rule: RedirectRule): RedirectRule => ({
  ...rule,
  to: rule.to.replace(/[^\x00-\x7f]+/gu, (text) => encodeURIComponent(text)),
});

/**
 * Puts and removes rules, all of them or none. What is put replaces the rule of its shape.
 * @throws REDIRECTS_INVALID naming each rule that is wrong, REDIRECTS_DOUBTFUL naming each that is not confirmed,
 *   SITE_CHANGED, SITE_VERSION_UNKNOWN
 */
export async function changeRedirects(
  parts: ChangingRedirects,
  operator: OperatorPrincipal,
  { put, remove, seen, reason, isConfirmed }: RedirectsWish,
): Promise<void> {
  const wishAt = async (tx: Tx): Promise<Wish> => {
    const now = await holdRedirects(tx);
    if (seen > now) throw new PlatformError('SITE_VERSION_UNKNOWN');
    await refuseMeanwhile(tx, [...put, ...remove], { seen, now });
    return { now, put: put.map(escaped), remove };
  };
  await write(parts, wishAt, { operator, reason, isConfirmed, action: 'redirects.change' });
}

/**
 * Takes one change back: what it put goes, what it ended comes again, and what was changed since stays.
 * @throws SITE_VERSION_UNKNOWN; SITE_CHANGED naming its rules that were changed again since; REDIRECTS_INVALID;
 *   REDIRECTS_DOUBTFUL
 */
export async function takeRedirectsBack(
  parts: ChangingRedirects,
  operator: OperatorPrincipal,
  { number, ...why }: Pick<RedirectsWish, 'reason' | 'isConfirmed'> & { readonly number: number },
): Promise<void> {
  const wishAt = async (tx: Tx): Promise<Wish> => {
    const now = await holdRedirects(tx);
    if (number < 1 || number > now) throw new PlatformError('SITE_VERSION_UNKNOWN');
    const { put: added, ended } = await readChange(tx, number);
    await refuseMeanwhile(tx, [...added, ...ended], { seen: number, now });
    const back = new Set(ended.map(shapeOf));
    return { now, put: ended, remove: added.filter((rule) => !back.has(shapeOf(rule))) };
  };
  await write(parts, wishAt, { operator, ...why, action: 'redirects.take-back' });
}

async function refuseMeanwhile(
  tx: Tx,
  rules: readonly Named[],
  { seen, now }: { readonly seen: number; readonly now: number },
): Promise<void> {
  const others = await changedSince(tx, rules.map(shapeOf), seen);
  if (others.length === 0) return;
  throw new PlatformError('SITE_CHANGED', {
    keys: others.slice(0, MOST_PROBLEMS).map(ruleName),
    version: now,
  });
}

/** What is to change of the rules of a version. */
interface Wish extends Pick<RedirectsWish, 'put' | 'remove'> {
  readonly now: number;
}

interface Writing extends Pick<RedirectsWish, 'reason' | 'isConfirmed'> {
  readonly operator: OperatorPrincipal;
  readonly action: string;
}

/** Pages are asked for while nobody waits for the rules: their modules read the database too. */
async function write(
  parts: ChangingRedirects,
  wishAt: (tx: Tx) => Promise<Wish>,
  writing: Writing,
): Promise<void> {
  const { db } = parts.kernel;
  const judged = async (tx: Tx) => {
    const wish = await wishAt(tx);
    const before = await readRules(tx, wish.now);
    const outcome = outcomeOf(before, wish, parts.terms);
    refuse('REDIRECTS_INVALID', outcome.problems);
    return { ...wish, before, ...outcome };
  };
  if (!writing.isConfirmed) {
    const outcome = await inTransaction(db, judged);
    refuse('REDIRECTS_DOUBTFUL', await redirectDoubts(outcome, parts.terms));
  }
  await inTransaction(db, async (tx) => writeOutcome(tx, parts, await judged(tx), writing));
}

type Judged = Wish & ReturnType<typeof outcomeOf> & { readonly before: readonly RedirectRule[] };

async function writeOutcome(
  tx: Tx,
  { kernel, operators }: ChangingRedirects,
  { now, before, changed, after, remove }: Judged,
  { operator, reason, action }: Writing,
): Promise<void> {
  if (changed.length === 0 && remove.length === 0) return;
  const number = now + 1;
  const atMs = kernel.clock.nowMs();
  const version = { number, atMs, author: operator.name, reason };
  await writeRedirects(tx, version, { put: changed, ended: [...changed, ...remove].map(shapeOf) });
  // The rules themselves are kept by version; the audit holds what they are known by.
  const sha256 = createHash('sha256')
    .update(JSON.stringify([changed, remove]))
    .digest('hex');
  await operators.record(tx, {
    operator,
    action,
    subject: 'site:redirects',
    before: { version: now, rules: before.length },
    after: { version: number, rules: after.length, put: changed.length, removed: remove.length, sha256 },
    reason,
  });
}

/** What a change makes of rules, and what is wrong with that. */
export function outcomeOf(
  before: readonly RedirectRule[],
  { put, remove }: Pick<RedirectsWish, 'put' | 'remove'>,
  terms: RedirectTerms,
) {
  const standing = new Map(before.map((rule) => [shapeOf(rule), rule]));
  const missing = remove.filter((rule) => !standing.has(shapeOf(rule)));
  const changed = put.filter((rule) => !isSame(standing.get(shapeOf(rule)), rule));
  const goes = new Set([...changed, ...remove].map(shapeOf));
  const after = [...before.filter((rule) => !goes.has(shapeOf(rule))), ...changed];
  const problems = [
    ...missing.map((rule) => `${ruleName(rule)} is not there`),
    ...(after.length > MOST_REDIRECT_RULES
      ? [`there are more than ${String(MOST_REDIRECT_RULES)} rules`]
      : []),
    ...redirectProblems(after, terms),
  ];
  const ended = before.filter((rule) => goes.has(shapeOf(rule)));
  return { changed, ended, after, problems };
}

function refuse(code: 'REDIRECTS_INVALID' | 'REDIRECTS_DOUBTFUL', problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new PlatformError(code, { problems: problems.slice(0, MOST_PROBLEMS) });
}

const isSame = (one: RedirectRule | undefined, other: RedirectRule): boolean =>
  one?.kind === other.kind && one.from === other.from && one.to === other.to && one.status === other.status;
