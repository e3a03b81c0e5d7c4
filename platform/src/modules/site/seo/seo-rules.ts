import type { MetaRobots, SeoRule } from '@paddock/contract/schemas';

/** What a site says of a page in place of the page's own words. */
export interface SeoWords {
  readonly rule: SeoRule | undefined;
  /** The nearest word on what search engines may do: of the page itself, else of a page above it. */
  readonly robots: MetaRobots | undefined;
}

/** Finds what is said of a path without language. */
export function seoWordsOf(rules: readonly SeoRule[] | undefined, path: string): SeoWords {
  const asked = path.toLowerCase();
  const rule = rules?.find((one) => one.path.toLowerCase() === asked);
  const above = (rules ?? [])
    .filter((one) => one.hierarchyMetaRobots !== undefined && isAtOrBelow(asked, one.path.toLowerCase()))
    .toSorted((a, b) => b.path.length - a.path.length);
  return { rule, robots: rule?.metaRobots ?? above[0]?.hierarchyMetaRobots };
}

/** Of two words on what search engines may do, both hold: what one forbids is forbidden. */
export function strictest(one: MetaRobots, other: MetaRobots | undefined): MetaRobots {
  if (other === undefined) return one;
  const index = one.startsWith('index') && other.startsWith('index') ? 'index' : 'noindex';
  const follow = one.endsWith('nofollow') || other.endsWith('nofollow') ? 'nofollow' : 'follow';
  return `${index}, ${follow}`;
}

function isAtOrBelow(path: string, above: string): boolean {
  return above === '/' || path === above || path.startsWith(`${above}/`);
}
