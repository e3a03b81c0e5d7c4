import { BLOCK_PAGES } from '../routing/block-lists.ts';
import { followRedirects, isPath, namesOfRules, pathOf } from './follow-redirects.ts';
import { createRedirectIndex, type RedirectIndex } from './redirect-index.ts';
import { ruleName, segmentsOf, shapeOf, type RedirectRule } from './redirect-rule.ts';

/** Longest shape a rule may have: what a lookup looks at grows with it. */
export const MOST_SEGMENTS = 8;

/** Addresses that what keeps the site safe leads to: whoever moved them would lead players in circles. */
const KEPT = [
  ...BLOCK_PAGES,
  ...['/user/login', '/user/passwordreset', '/user/accountverify', '/user/activatefast'],
  ...['/confirm-terms', '/confirm', '/oldbrowser', '/404', '/error'],
];
/** First segments of all that operators and players who are signed in work with: a rule over them would lock them out. */
const WORKPLACES = ['desk', 'office'];

/** What a header may hold, and no browser reads otherwise: no blanks, line ends, control characters or backslashes. */
const PLAIN = /^[\x21-\x5b\x5d-\x7e\u{a1}-\u{10ffff}]+$/u;

/** What a set of rules has to agree with. */
export interface RedirectTerms {
  /** Hosts that are ours, where a rule may lead beside this site. */
  ownHosts(): readonly string[];
  /** Where the site's own routes lead from a path; undefined where they lead nowhere else. */
  leadsOn(path: string): string | undefined;
}

const NAME = /^:[a-zA-Z]\w{0,30}$/;

/** Stands for any segment when a rule is tried. */
const ANY = '~any~';

/**
 * What is wrong in a set of rules, each with the rule it is wrong in: what can never act because another has its shape,
 * what leads in a circle or over too many others, what leaves our hosts, what would shut out the whole site.
 */
export function redirectProblems(rules: readonly RedirectRule[], terms: RedirectTerms): readonly string[] {
  const wrong = new Set<RedirectRule>();
  const own = rules.flatMap((rule) => {
    const problems = problemsOfRule(rule, terms);
    if (problems.length > 0) wrong.add(rule);
    return problems.map((text) => `${ruleName(rule)} ${text}`);
  });
  // Rules that are wrong by themselves would be found wrong again in company.
  const right = rules.filter((rule) => !wrong.has(rule));
  const index = createRedirectIndex(right);
  return [...own, ...shadows(right), ...right.flatMap((rule) => problemsOnTheWay(index, rule, terms))];
}

function problemsOfRule(rule: RedirectRule, { ownHosts }: RedirectTerms): readonly string[] {
  const { kind, from, to } = rule;
  const own = createRedirectIndex([rule]);
  const segments = from.split('/').slice(1);
  const path = `/${segmentsOf(from).join('/')}`;
  const names = kind === 'pattern' ? segments.filter((segment) => segment.startsWith(':')) : [];
  const asked = kind === 'pattern' ? (to.match(/:[a-zA-Z]\w*/g) ?? []) : [];
  const unknown = asked.find((name) => !names.includes(name));
  const problems: (string | false | undefined)[] = [
    (!from.startsWith('/') || /[?#\s\\]/.test(from)) && 'is no path',
    path === '/' && 'would move the home page',
    segments.length > MOST_SEGMENTS && `has more than ${String(MOST_SEGMENTS)} segments`,
    /^\/[a-z]{2}(?:\/|$)/.test(path) && 'begins with a language, which rules carry none of',
    WORKPLACES.includes(segmentsOf(from)[0] ?? '') &&
      'would move what operators and signed-in players work with',
    KEPT.some((kept) => own.find(kept) !== undefined) && 'would move a page that the site leads to by itself',
    names.some((name) => !NAME.test(name)) && 'has a name that is none, such as :id',
    new Set(names).size < names.length && 'says a name twice',
    kind === 'pattern' && names.length === 0 && 'has no name, which an exact one needs none of',
    kind === 'pattern' &&
      segments[0]?.startsWith(':') === true &&
      'begins with a name, which every page does',
    unknown !== undefined && `leads to ${unknown}, which it does not name`,
    targetProblem(to, ownHosts()),
  ];
  return problems.filter((text): text is string => typeof text === 'string');
}

function targetProblem(to: string, ownHosts: readonly string[]): string | undefined {
  if (isPath(to)) {
    if (to.startsWith('//') || !PLAIN.test(to)) return `leads to ${to}, which is no path of this site`;
    return /^\/[a-z]{2}(?:\/|$)/.test(pathOf(to)) ? 'leads to a path with a language' : undefined;
  }
  const url = URL.canParse(to) ? new URL(to) : undefined;
  return url?.protocol === 'https:' && url.username === '' && ownHosts.includes(url.host) && PLAIN.test(to)
    ? undefined
    : `leads to ${to}, which is none of our hosts`;
}

function shadows(rules: readonly RedirectRule[]): readonly string[] {
  const first = new Map<string, RedirectRule>();
  return rules.flatMap((rule) => {
    const shape = shapeOf(rule);
    const before = first.get(shape);
    if (before === undefined) first.set(shape, rule);
    return before === undefined ? [] : [`${ruleName(rule)} is hidden by ${ruleName(before)}`];
  });
}

function problemsOnTheWay(
  index: RedirectIndex,
  rule: RedirectRule,
  { leadsOn }: RedirectTerms,
): readonly string[] {
  const tries =
    rule.kind === 'prefix' ? [rule.from, `${rule.from}/${ANY}`] : [rule.from.replace(/:\w+/g, ANY)];
  for (const path of tries) {
    const followed = followRedirects(index, path, leadsOn);
    if (followed.kind !== 'lost') continue;
    const way = namesOfRules(followed.rules).join(', ');
    return [
      followed.fault === 'circle'
        ? `${ruleName(rule)} leads in a circle: ${way}`
        : `${ruleName(rule)} leads over too many others: ${way}`,
    ];
  }
  return [];
}
