import { unescaped } from '../routing/unescaped.ts';

/** How much of a path a rule names: all of it, what begins with it, or a shape with names for segments. */
export const REDIRECT_KINDS = ['exact', 'prefix', 'pattern'] as const;
export type RedirectKind = (typeof REDIRECT_KINDS)[number];

/** Where an address of this site leads that has moved. Paths carry no language. */
export interface RedirectRule {
  readonly kind: RedirectKind;
  /** `/old`, and in a pattern `/old/:id/odds`: a name stands for one whole segment. */
  readonly from: string;
  /** A path, in which names of the pattern are filled in, or the whole address of a host that is ours. */
  readonly to: string;
  readonly status: 301 | 302;
}

/** Paths are compared without case, however they are escaped, and one trailing slash is forgiven, as routes are matched. */
export function segmentsOf(path: string): readonly string[] {
  return path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => unescaped(segment).toLowerCase());
}

/** What one rule of a set may be there for: two of the same shape would hide each other. */
export function shapeOf({ kind, from }: Pick<RedirectRule, 'kind' | 'from'>): string {
  const segments = segmentsOf(from).map((segment) =>
    kind === 'pattern' && segment.startsWith(':') ? ':' : segment,
  );
  return `${kind === 'prefix' ? 'prefix' : 'whole'} /${segments.join('/')}`;
}

/** A rule as it is called in words. */
export const ruleName = ({ kind, from }: Pick<RedirectRule, 'kind' | 'from'>): string => `${kind} ${from}`;
