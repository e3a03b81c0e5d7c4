import type { RedirectRuleView } from '@paddock/contract/schemas';

/** Rules on one page of the list. */
export const RULES_A_PAGE = 50;

export type RuleName = Pick<RedirectRuleView, 'kind' | 'from'>;

/** Rules whose address, old or new, begins with what was typed, in the order of their old ones. */
export function foundRules(rules: readonly RedirectRuleView[], typed: string): readonly RedirectRuleView[] {
  const wanted = typed.trim().toLowerCase();
  const path = wanted.startsWith('/') ? wanted : `/${wanted}`;
  const begins = (address: string) => {
    const text = address.toLowerCase();
    return text.startsWith(wanted) || text.startsWith(path);
  };
  return rules
    .filter(({ from, to }) => begins(from) || begins(to))
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}

/** What a page of a list shows, and how many pages there are; the last where there are fewer. */
export function pageOf<Row>(rows: readonly Row[], page: number) {
  const count = Math.max(1, Math.ceil(rows.length / RULES_A_PAGE));
  const shown = Math.min(page, count);
  return { shown, count, rows: rows.slice((shown - 1) * RULES_A_PAGE, shown * RULES_A_PAGE) };
}

/** What is sent to have a rule stand in place of another one; null for a new rule. */
export function changeTo(rule: RedirectRuleView, before: RuleName | null) {
  const isElsewhere = before !== null && (before.kind !== rule.kind || before.from !== rule.from);
  return {
    put: [rule],
    remove: isElsewhere ? [{ kind: before.kind, from: before.from }] : [],
  };
}

/** The rule of this name as it stands; undefined where there is none. */
export const standingRule = (rules: readonly RedirectRuleView[], { kind, from }: RuleName) =>
  rules.find((rule) => rule.kind === kind && rule.from.toLowerCase() === from.toLowerCase());

/** The rules of these names as they stand, in one pass: a table may name thousands. */
export function rulesNamed(
  rules: readonly RedirectRuleView[],
  names: readonly RuleName[],
): readonly RedirectRuleView[] {
  const keyOf = ({ kind, from }: RuleName) => `${kind} ${from.toLowerCase()}`;
  const standing = new Map(rules.map((rule) => [keyOf(rule), rule]));
  return names.flatMap((name) => standing.get(keyOf(name)) ?? []);
}

/** Rules that are shown: those of the page, after others that somebody is changing, wherever these are by now. */
export function shownRules(
  rows: readonly RedirectRuleView[],
  opened: readonly RedirectRuleView[],
): readonly RedirectRuleView[] {
  return [...opened.filter((rule) => standingRule(rows, rule) === undefined), ...rows];
}

const NAME = /:[a-zA-Z]\w*/g;

/** Why a rule cannot be sent; undefined where the server decides. */
export function ruleFault({
  kind,
  from,
  to,
}: Pick<RedirectRuleView, 'kind' | 'from' | 'to'>): string | undefined {
  if (!from.startsWith('/') || /[?#\s\\]/.test(from)) return 'no-path';
  if (/^\/*$/.test(from)) return 'home';
  if (/^\/[a-z]{2}(?:\/|$)/i.test(from)) return 'has-language';
  const names: readonly string[] = from.match(NAME) ?? [];
  if (kind === 'pattern' && names.length === 0) return 'no-name';
  if (kind === 'pattern' && from.startsWith('/:')) return 'begins-with-name';
  if (to === '' || (!to.startsWith('/') && !to.startsWith('https://'))) return 'needs-target';
  const asked = kind === 'pattern' && to.startsWith('/') ? (to.match(NAME) ?? []) : [];
  return asked.some((name) => !names.includes(name)) ? 'unnamed' : undefined;
}

/** Whether a new address is one page of this site, not as many as a name in it has values. */
export const isOnePage = (to: string): boolean => to.startsWith('/') && to.match(NAME) === null;

/** A refusal of the server, by the rule it is about. */
export interface RuleProblem {
  /** `exact /old`; null for what is wrong with all of them. */
  readonly rule: string | null;
  /** A kind there are words for; null for another, whose text is shown as it is. */
  readonly kind: string | null;
  /** What the text names besides the rule: an address, other rules, a number. */
  readonly named: string;
  readonly text: string;
}

const KINDS: readonly (readonly [kind: string, text: RegExp])[] = [
  ['no-path', /^is no path$/],
  ['home', /^would move the home page$/],
  ['too-deep', /^has more than (\d+) segments$/],
  ['has-language', /^begins with a language/],
  ['workplace', /^would move what operators and signed-in players/],
  ['kept', /^would move a page that the site leads to/],
  ['bad-name', /^has a name that is none/],
  ['twice', /^says a name twice$/],
  ['no-name', /^has no name/],
  ['begins-with-name', /^begins with a name/],
  ['unnamed', /^leads to (.+), which it does not name$/],
  ['no-target', /^leads to (.+), which is no path of this site$/],
  ['to-language', /^leads to a path with a language$/],
  ['foreign', /^leads to (.+), which is none of our hosts$/],
  ['hidden', /^is hidden by (.+)$/],
  ['circle', /^leads in a circle: (.+)$/],
  ['too-long', /^leads over too many others: (.+)$/],
  ['nowhere', /^leads to (.+), where no page stands$/],
  ['covers', /^would cover (.+), which is read$/],
  ['gone', /^is not there$/],
  ['too-many', /^there are more than (\d+) rules$/],
  ['status', /^(.+) is neither 301 nor 302$/],
  ['kind', /^(.+) is none of exact, prefix, pattern$/],
  ['no-address', /^an address is missing$/],
  ['long-address', /^an address is too long$/],
  ['no-csv', /^it is no CSV: /],
];

/** Reads what `REDIRECTS_INVALID` and `REDIRECTS_DOUBTFUL` say of a rule. */
export function ruleProblem(text: string): RuleProblem {
  const [, rule = null, rest = text] = /^((?:exact|prefix|pattern) \S+) (.+)$/s.exec(text) ?? [];
  for (const [kind, pattern] of KINDS) {
    const found = pattern.exec(rest);
    if (found !== null) return { rule, kind, named: found[1] ?? '', text: rest };
  }
  return { rule, kind: null, named: '', text: rest };
}
