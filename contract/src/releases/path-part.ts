import { obeysRule } from '../routing/match.ts';
import type { ParamRule } from '../routing/route.ts';
import { unescaped } from '../routing/unescaped.ts';

/** What stands between two slashes of a pattern: a word, or a parameter with the rule it has, if any. */
export type PathPart = { readonly word: string } | { readonly rule: ParamRule | undefined };

/** Of any two rules that name no values and no beginning, and of a parameter without one, one of these obeys both. */
const SAMPLES = ['7', 'some-name', 'Free~text', '23456789'] as const;

/** And where one names a beginning: something that begins so, and is as long as a code where it can be. */
function beginningSo(rule: ParamRule | undefined): readonly string[] {
  if (rule?.kind !== 'slug' || rule.prefix === undefined) return [];
  return [`${rule.prefix}7`, `${rule.prefix}77777777`.slice(0, 8)];
}

/** The kinds of rule that ask for no less than a kind. */
const WITHIN: Readonly<Record<ParamRule['kind'], readonly ParamRule['kind'][]>> = {
  digits: ['digits'],
  slug: ['digits', 'slug', 'id-slug'],
  'id-slug': ['id-slug'],
  code: ['code'],
  'one-of': [],
};

const obeys = (rule: ParamRule | undefined, value: string): boolean =>
  rule === undefined || obeysRule(rule, value);

/** Words are matched in letters of either case, values are not; a rule is of what an address says, not of how it is written. */
function sharedWithRule(word: string, rule: ParamRule | undefined): string | undefined {
  const said = unescaped(word);
  const lower = said.toLowerCase();
  if (obeys(rule, said) || obeys(rule, lower)) return word;
  return rule?.kind === 'one-of' ? rule.values.find((value) => value.toLowerCase() === lower) : undefined;
}

/** An example of what two parts both take; undefined where there is none. */
export function sharedPart(one: PathPart, other: PathPart): string | undefined {
  if ('word' in one && 'word' in other)
    return one.word.toLowerCase() === other.word.toLowerCase() ? one.word : undefined;
  if ('word' in one) return sharedWithRule(one.word, 'rule' in other ? other.rule : undefined);
  if ('word' in other) return sharedWithRule(other.word, one.rule);
  const rules = [one.rule, other.rule];
  const named = rules.find((rule) => rule?.kind === 'one-of')?.values;
  const values = named ?? [...SAMPLES, ...rules.flatMap(beginningSo)];
  return values.find((value) => obeys(one.rule, value) && obeys(other.rule, value));
}

/** Whether a part takes all that another one takes. */
export function takesAllOf(outer: PathPart, inner: PathPart): boolean {
  if ('word' in inner) return sharedPart(inner, outer) === inner.word;
  if ('word' in outer) return false;
  if (outer.rule === undefined) return true;
  if (inner.rule === undefined) return false;
  if (inner.rule.kind === 'one-of') return inner.rule.values.every((value) => obeys(outer.rule, value));
  const prefix = outer.rule.kind === 'slug' ? (outer.rule.prefix ?? '') : '';
  const isWithin = inner.rule.kind === 'slug' ? (inner.rule.prefix ?? '').startsWith(prefix) : prefix === '';
  return isWithin && WITHIN[outer.rule.kind].includes(inner.rule.kind);
}
