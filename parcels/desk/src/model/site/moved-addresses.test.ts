import { redirectProblems, type RedirectRule } from '@paddock/contract/redirects';
import type { RedirectRuleView } from '@paddock/contract/schemas';

import en from '../../../locales/en.json' with { type: 'json' };
import {
  changeTo,
  foundRules,
  pageOf,
  ruleFault,
  ruleProblem,
  shownRules,
  standingRule,
} from './moved-addresses.ts';

const rule = (from: string, to = '/live', kind: RedirectRuleView['kind'] = 'exact'): RedirectRuleView => ({
  kind,
  from,
  to,
  status: 301,
});

describe('addresses that have moved', () => {
  it('are found by what they begin with, the old or the new one', () => {
    const rules = [rule('/promo', '/bonus'), rule('/old/B', '/line'), rule('/old/a', '/live')];
    const from = (typed: string) => foundRules(rules, typed).map((one) => one.from);
    expect(from('')).toEqual(['/old/B', '/old/a', '/promo']);
    expect(from(' OLD/')).toEqual(['/old/B', '/old/a']);
    expect(from('/bonus')).toEqual(['/promo']);
    expect(from('ld')).toEqual([]);
  });

  it('are shown by fifties, the last where there are fewer', () => {
    const rows = Array.from({ length: 51 }, (_, at) => at);
    expect(pageOf(rows, 1).rows).toHaveLength(50);
    expect(pageOf(rows, 7)).toEqual({ shown: 2, count: 2, rows: [50] });
    expect(pageOf([], 1)).toEqual({ shown: 1, count: 1, rows: [] });
  });

  it('take the place of what they are changed from, and leave nothing at its address', () => {
    const next = rule('/new');
    expect(changeTo(next, null)).toEqual({ put: [next], remove: [] });
    expect(changeTo(next, { kind: 'exact', from: '/new' }).remove).toEqual([]);
    expect(changeTo(next, rule('/old')).remove).toEqual([{ kind: 'exact', from: '/old' }]);
    expect(changeTo(next, rule('/new', '/live', 'prefix')).remove).toEqual([
      { kind: 'prefix', from: '/new' },
    ]);
    expect(standingRule([rule('/Old')], { kind: 'exact', from: '/old' })?.from).toBe('/Old');
    expect(standingRule([rule('/Old')], { kind: 'prefix', from: '/old' })).toBeUndefined();
  });

  it('stay on the page while somebody changes them, though they are gone or elsewhere', () => {
    const [old, other] = [rule('/old'), rule('/other')];
    expect(shownRules([other], [old])).toEqual([old, other]);
    expect(shownRules([rule('/old', '/line'), other], [old])).toEqual([rule('/old', '/line'), other]);
  });

  it.each([
    ['exact', 'old', '/live', 'no-path'],
    ['exact', '/old?x=1', '/live', 'no-path'],
    ['prefix', '/', '/live', 'home'],
    ['exact', '/en/old', '/live', 'has-language'],
    ['pattern', '/old', '/live', 'no-name'],
    ['pattern', '/:id', '/live', 'begins-with-name'],
    ['pattern', '/old/:id', '/live/:game', 'unnamed'],
    ['exact', '/old', '', 'needs-target'],
    ['exact', '/old', 'http://blog.example', 'needs-target'],
    ['pattern', '/old/:id', '/live/:id', undefined],
    ['exact', '/old', 'https://blog.example:8080/x', undefined],
    ['exact', '/old', '/live?at=:here', undefined],
  ] as const)('%s %s to %s cannot be sent because of %s', (kind, from, to, fault) => {
    expect(ruleFault({ kind, from, to })).toBe(fault);
  });

  it.each([
    ['exact / would move the home page', 'exact /', 'home', ''],
    ['pattern /a/:x leads to :y, which it does not name', 'pattern /a/:x', 'unnamed', ':y'],
    ['exact /a leads in a circle: exact /a, exact /b', 'exact /a', 'circle', 'exact /a, exact /b'],
    ['exact /a is hidden by exact /A', 'exact /a', 'hidden', 'exact /A'],
    [
      'exact /a leads to https://x.example, which is none of our hosts',
      'exact /a',
      'foreign',
      'https://x.example',
    ],
    ['there are more than 20000 rules', null, 'too-many', '20000'],
    ['exact /a leads to /b, where no page stands', 'exact /a', 'nowhere', '/b'],
    ['prefix /a would cover /a/b, which is read', 'prefix /a', 'covers', '/a/b'],
    ['it is no CSV: a quote is not closed, or stands where none may', null, 'no-csv', ''],
    ['exact /a does what nobody knows', 'exact /a', null, ''],
  ])('%s is of %s and of kind %s', (text, name, kind, named) => {
    expect(ruleProblem(text)).toMatchObject({ rule: name, kind, named });
  });
});

describe('what the server says of rules', () => {
  const rule = (kind: RedirectRule['kind'], from: string, to = '/live'): RedirectRule => ({
    ...{ kind, from, to },
    status: 301,
  });
  const terms = { ownHosts: () => [], leadsOn: () => undefined };
  const row = Array.from({ length: 7 }, (_, at) => rule('exact', `/row/${at}`, `/row/${at + 1}`));

  it.each([
    [[rule('exact', 'old')], 'no-path'],
    [[rule('exact', '/')], 'home'],
    [[rule('exact', '/a1/b/c/d/e/f/g/h/i')], 'too-deep'],
    [[rule('exact', '/en/old')], 'has-language'],
    [[rule('prefix', '/desk')], 'workplace'],
    [[rule('exact', '/block')], 'kept'],
    [[rule('pattern', '/old/:1')], 'bad-name'],
    [[rule('pattern', '/old/:x/:x')], 'twice'],
    [[rule('pattern', '/old')], 'no-name'],
    [[rule('pattern', '/:x/old')], 'begins-with-name'],
    [[rule('pattern', '/old/:x', '/new/:y')], 'unnamed'],
    [[rule('exact', '/old', '//x')], 'no-target'],
    [[rule('exact', '/old', '/en/new')], 'to-language'],
    [[rule('exact', '/old', 'https://x.example/')], 'foreign'],
    [[rule('exact', '/old'), rule('exact', '/OLD')], 'hidden'],
    [[rule('exact', '/old', '/older'), rule('exact', '/older', '/old')], 'circle'],
    [row, 'too-long'],
  ])('says in words why addresses cannot lead so (%#)', (rules, kind) => {
    const kinds = redirectProblems(rules, terms).map((text) => ruleProblem(text).kind);
    expect(kinds).toContain(kind);
    expect(kinds).not.toContain(null);
    expect(Object.keys(en.site.addresses.faults)).toContain(kind);
  });
});
