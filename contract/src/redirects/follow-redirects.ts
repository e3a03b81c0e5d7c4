import type { RedirectIndex } from './redirect-index.ts';
import { ruleName, type RedirectRule } from './redirect-rule.ts';

/** Rules that one address may lead over: more is a table nobody has looked at. */
export const MOST_REDIRECTS = 5;

/** Where rules lead from a path in the end, in one step for whoever asks. */
export type Followed =
  | {
      readonly kind: 'moved';
      /** A path with its query, or a whole address. */
      readonly to: string;
      /** 301 where every rule on the way is for good. */
      readonly status: 301 | 302;
      readonly rules: readonly RedirectRule[];
      /** Each address on the way, the first and the last among them. */
      readonly breadcrumbs: readonly string[];
    }
  | { readonly kind: 'stays' }
  /** In a circle, or over too many rules: it stays where it is, and somebody should be told. */
  | { readonly kind: 'lost'; readonly fault: 'circle' | 'too-long'; readonly rules: readonly RedirectRule[] };

/** Whether a target is a path of this site, which rules may lead on from. */
export const isPath = (to: string): boolean => to.startsWith('/');

export const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? '';

/**
 * Follows rules from a path without language.
 * @param leadsOn where the site's own routes lead from a path, that no rule takes: a circle may close through them
 */
export function followRedirects(
  index: RedirectIndex,
  path: string,
  leadsOn: (path: string) => string | undefined = () => undefined,
): Followed {
  const breadcrumbs = [path];
  const rules: RedirectRule[] = [];
  const seen = new Set([keyOf(path)]);
  let at = path;
  let end = path;
  while (isPath(at)) {
    const step = index.find(pathOf(at));
    const to = step?.to ?? leadsOn(pathOf(at));
    if (to === undefined) break;
    if (step !== undefined) {
      // A rule that is met again grows its target at each step.
      if (rules.includes(step.rule)) return { kind: 'lost', fault: 'circle', rules };
      rules.push(step.rule);
      breadcrumbs.push(to);
      end = to;
    }
    if (isPath(to) && seen.has(keyOf(to))) return { kind: 'lost', fault: 'circle', rules };
    if (rules.length > MOST_REDIRECTS) return { kind: 'lost', fault: 'too-long', rules };
    seen.add(keyOf(to));
    at = to;
  }
  if (rules.length === 0) return { kind: 'stays' };
  const status = rules.every((rule) => rule.status === 301) ? 301 : 302;
  return { kind: 'moved', to: end, status, rules, breadcrumbs };
}

const keyOf = (to: string): string =>
  pathOf(to)
    .toLowerCase()
    .replace(/(?<=.)\/$/, '');

/** Names of rules in the order they were met. */
export const namesOfRules = (rules: readonly RedirectRule[]): readonly string[] => rules.map(ruleName);
