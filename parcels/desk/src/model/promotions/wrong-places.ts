import type { PromotionRule, PromotionWrong, TournamentRule } from '@paddock/contract/schemas';

import type { KeyProblem } from '../site/key-problems.ts';
import { formOf, numberText } from './field-forms.ts';

/** What is wrong at a place of what is written: by a rule of the server's, of the desk's own, or by none where a refusal has no rule. */
export interface Wrong extends Partial<Pick<PromotionWrong, 'limit' | 'named' | 'message'>> {
  /** As the server names it: `/terms/gives/days`. */
  readonly at: string;
  readonly rule?: PromotionRule | TournamentRule | 'time' | 'raceTaken' | 'segmentTaken';
  /** Of a part of the configuration, which the server refuses in words of its own. */
  readonly problem?: KeyProblem;
}

/** What a refusal names; nothing where it names no place. */
export function wrongIn(details: unknown): readonly Wrong[] {
  if (!Array.isArray(details)) return [];
  return (details as readonly unknown[]).filter(
    (one): one is Wrong => typeof (one as Partial<Wrong> | null)?.at === 'string',
  );
}

const isWithin = (at: string, path: string): boolean => at === path || at.startsWith(`${path}/`);

/** What is wrong at a field, or within one that has no fields of its own. */
export const wrongAt = (wrong: readonly Wrong[], path: string): Wrong | undefined =>
  wrong.find(({ at }) => isWithin(at, path));

/** What is wrong with a part as a whole: itself, or the choice of its kind. */
export const wrongOfPart = (wrong: readonly Wrong[], path: string, tag = ''): Wrong | undefined =>
  wrong.find(({ at }) => at === path || (tag !== '' && at === `${path}/${tag}`));

/** What is still wrong once a place is typed anew: nothing there, and nothing of what it is a part of. */
export const withoutPlace = (wrong: readonly Wrong[], path: string): readonly Wrong[] =>
  wrong.filter(({ at }) => !isWithin(at, path) && !isWithin(path, at));

/** What is wrong at places that were touched, or with what such a place is a part of. */
export const wrongOfTouched = (wrong: readonly Wrong[], touched: readonly string[]): readonly Wrong[] =>
  wrong.filter(({ at }) => touched.some((path) => isWithin(path, at)));

/** What holds parts together and is no name of one. */
const UNNAMED = /^(?:terms|race|conditions|currencies|kind|on)$/;

/** Names of the parts a place lies in, the widest first: `/terms/gives/currencies/EUR/amount` is gives, EUR, amount. */
export function partNames(at: string): readonly string[] {
  const parts = at.split('/').filter((name) => name !== '');
  const named = parts.filter((name) => !UNNAMED.test(name));
  // What only holds others is named where it is all there is, as the currencies of a race.
  return named.length > 0 ? named : parts.slice(1);
}

/** What is filled into the words of a rule: a bound in the form its field is typed in, what is named, or both empty. */
export function valuesOf({ at, rule, limit, named = '' }: Wrong): {
  readonly limit: string;
  readonly named: string;
} {
  if (limit === undefined) return { limit: '', named };
  return { limit: rule === 'least' || rule === 'most' ? bound(limit, at) : String(limit), named };
}

/** A bound in the form its field is typed in. */
function bound(limit: number, at: string): string {
  const form =
    at
      .split('/')
      .map(formOf)
      .find((one) => one !== 'whole') ?? 'whole';
  return form === 'moment' ? String(limit) : numberText(limit, form);
}
