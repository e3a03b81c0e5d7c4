import {
  createRedirectIndex,
  followRedirects,
  ruleName,
  type RedirectIndex,
  type RedirectRule,
  type RedirectTerms,
} from '@paddock/contract/redirects';

/** What stands at addresses without language by itself, whatever rules lead away from them. */
export interface StandingPages {
  standing(path: string): Promise<'page' | 'elsewhere' | 'nothing'>;
  /** Paths of pages that are open to their readers. */
  open(): readonly string[];
  /** Whether a page may stand below a path. */
  mayHaveBelow(path: string): boolean;
}

/** What rules are doubted by. */
export interface DoubtTerms extends Pick<RedirectTerms, 'leadsOn'> {
  readonly pages: () => StandingPages;
}

interface Change {
  readonly changed: readonly RedirectRule[];
  /** Those that go, replaced ones among them. */
  readonly ended: readonly RedirectRule[];
  /** All that stand after it. */
  readonly after: readonly RedirectRule[];
}

/** Stands for any segment when a rule is tried. */
const ANY = '~any~';

/**
 * What a change of rules does that hardly anybody means, each with its rule: it leads where no page stands, or covers a page
 * that is read. Rules that stood before are doubted where they led over one that goes.
 */
export async function redirectDoubts(
  { changed, ended, after }: Change,
  { pages: pagesNow, leadsOn }: DoubtTerms,
): Promise<readonly string[]> {
  const pages = pagesNow();
  const index = createRedirectIndex(after);
  const gone = createRedirectIndex(ended);
  const put = new Set(changed);
  const left = after.filter((rule) => !put.has(rule) && gone.find(pathOf(rule.to)) !== undefined);
  const standing = remembered((path) => pages.standing(path));
  const targets = { index, leadsOn, standing, mayHaveBelow: (path: string) => pages.mayHaveBelow(path) };
  const covered = coveredPages(index, pages.open());
  const doubts: string[] = [];
  for (const rule of [...changed, ...left]) {
    const nowhere = await nowhereOf(rule, targets);
    if (nowhere !== undefined) doubts.push(`${ruleName(rule)} leads to ${nowhere}, where no page stands`);
    if (!put.has(rule)) continue;
    const page = covered.get(rule) ?? (await ownPageOf(rule, standing));
    if (page !== undefined) doubts.push(`${ruleName(rule)} would cover ${page}, which is read`);
  }
  return doubts;
}

/** Of each rule that covers pages one of them. */
function coveredPages(index: RedirectIndex, paths: readonly string[]): ReadonlyMap<RedirectRule, string> {
  const covered = new Map<RedirectRule, string>();
  for (const path of paths) {
    const rule = index.find(path)?.rule;
    if (rule !== undefined && !covered.has(rule)) covered.set(rule, path);
  }
  return covered;
}

type Standings = StandingPages['standing'];

/** The page at the very address of a rule: one of a match or a team stands in no list once it is over. */
async function ownPageOf({ kind, from }: RedirectRule, standing: Standings): Promise<string | undefined> {
  return kind !== 'pattern' && (await standing(from)) === 'page' ? from : undefined;
}

interface Targets {
  readonly index: RedirectIndex;
  readonly leadsOn: RedirectTerms['leadsOn'];
  readonly standing: Standings;
  readonly mayHaveBelow: StandingPages['mayHaveBelow'];
}

/** Where a rule leads, if no page stands there. */
async function nowhereOf({ kind, to }: RedirectRule, targets: Targets): Promise<string | undefined> {
  const path = pathOf(to);
  if (!path.startsWith('/')) return undefined;
  const named = kind === 'pattern' ? path.search(/\/[^/]*:[a-zA-Z]/) : -1;
  if (kind === 'prefix' || named >= 0) {
    const { index, mayHaveBelow } = targets;
    const above = named >= 0 ? path.slice(0, named) : path;
    const tried = named >= 0 ? path.replace(/:[a-zA-Z]\w*/g, ANY) : `${path}/${ANY}`;
    if (mayHaveBelow(above) || index.find(tried) !== undefined) return undefined;
    return named >= 0 ? path : `${path.replace(/\/$/, '')}/…`;
  }
  const { index, leadsOn, standing } = targets;
  const followed = followRedirects(index, path, leadsOn);
  const end = followed.kind === 'moved' ? pathOf(followed.to) : path;
  return !end.startsWith('/') || (await standing(end)) !== 'nothing' ? undefined : end;
}

const pathOf = (to: string): string => to.split(/[?#]/, 1)[0] ?? '';

/** A table may lead thousands of addresses to one page. */
function remembered(standing: Standings): Standings {
  const known = new Map<string, ReturnType<Standings>>();
  return (path) => {
    const found = known.get(path) ?? standing(path);
    known.set(path, found);
    return found;
  };
}
