import { followRedirects } from './follow-redirects.ts';
import { createRedirectIndex } from './redirect-index.ts';
import { markOf, mayHaveMoved } from './redirect-marks.ts';
import { redirectProblems } from './redirect-problems.ts';
import type { RedirectRule } from './redirect-rule.ts';

const rule = (text: string): RedirectRule => {
  const [kind = '', from = '', to = '', status = '301'] = text.split(' ');
  return { kind: kind as RedirectRule['kind'], from, to, status: status === '302' ? 302 : 301 };
};
const index = (...rules: string[]) => createRedirectIndex(rules.map(rule));
const terms = {
  ownHosts: () => ['blog.example'],
  leadsOn: (path: string) => (path === '/lpage/derby' ? '/landing-page/derby' : undefined),
};
const problems = (...rules: string[]) => redirectProblems(rules.map(rule), terms);

describe('an address that has moved', () => {
  const rules = index(
    'exact /old /line',
    'prefix /promo /bonus',
    'exact /promo/best /bonus/first 302',
    'pattern /m/:id/odds /match/:id?tab=odds',
    'prefix /help /support?from=help',
    'exact /блог https://blog.example/',
  );

  it.each([
    ['/old', '/line'],
    ['/OLD/', '/line'],
    ['/old/more', undefined],
    ['/promo', '/bonus'],
    ['/promo/Summer/7', '/bonus/Summer/7'],
    ['/promotion', undefined],
    ['/promo/best', '/bonus/first'],
    ['/m/A7/odds', '/match/A7?tab=odds'],
    ['/m/A7', undefined],
    ['/help/kyc', '/support/kyc?from=help'],
    ['/%D0%B1%D0%BB%D0%BE%D0%B3', 'https://blog.example/'],
    ['/%E0%A4%A', undefined],
    ['/promo//evil.example', '/bonus/evil.example'],
  ])('%s leads to %s', (path, to) => {
    expect(rules.find(path)?.to).toBe(to);
  });

  it('leads over several rules in one step, for good where each of them is', () => {
    const chain = index('exact /a /b', 'exact /b /c', 'exact /c /d 302', 'exact /x /y?q=1');
    expect(followRedirects(chain, '/a')).toMatchObject({
      kind: 'moved',
      to: '/d',
      status: 302,
      breadcrumbs: ['/a', '/b', '/c', '/d'],
    });
    expect(followRedirects(chain, '/x')).toMatchObject({ to: '/y?q=1', status: 301 });
    expect(followRedirects(chain, '/d')).toEqual({ kind: 'stays' });
  });

  it('is found whatever else stands beside it, and is lost in no circle that a later route closes', () => {
    const two = index('pattern /a/:x/c /one', 'pattern /a/b/:y /two', 'prefix /a /three');
    expect(['/a/b/c', '/a/z/c', '/a/z/d', '/a'].map((path) => two.find(path)?.to)).toEqual([
      '/two',
      '/one',
      '/three/z/d',
      '/three',
    ]);
    const closed = followRedirects(index('exact /p /q'), '/p', (path) => (path === '/q' ? '/p' : undefined));
    expect(closed).toMatchObject({ kind: 'lost', fault: 'circle' });
    expect(followRedirects(index('pattern /g/:x /g/:x/more', 'prefix /g /h'), '/g/1')).toMatchObject({
      to: '/h/1/more',
    });
  });
});

describe('a set of rules', () => {
  it.each([
    [['exact /a /b', 'exact /b /a'], 'exact /a leads in a circle: exact /a, exact /b'],
    [['prefix /a /a/b'], 'prefix /a leads in a circle: prefix /a'],
    [['pattern /a/:x /b/:x', 'exact /b/7 /a/7'], 'exact /b/7 leads in a circle: exact /b/7, pattern /a/:x'],
    [['exact /landing-page/derby /lpage/derby'], 'exact /landing-page/derby leads in a circle: exact'],
    [
      [1, 2, 3, 4, 5, 6].map((n) => `exact /s${n} /s${n + 1}`),
      'exact /s1 leads over too many others: exact /s1, exact /s2',
    ],
    [['exact /a /b', 'exact /A/ /c'], 'exact /A/ is hidden by exact /a'],
    [['pattern /a/:x /b', 'pattern /a/:y /c'], 'pattern /a/:y is hidden by pattern /a/:x'],
    [['exact /a https://evil.example/'], 'leads to https://evil.example/, which is none of our hosts'],
    [['exact /a https://blog.example@evil.example/'], 'which is none of our hosts'],
    [['exact /a javascript:alert(1)'], 'which is none of our hosts'],
    [['exact /a //evil.example'], 'which is no path of this site'],
    [['exact /a /\\evil.example'], 'which is no path of this site'],
    [['exact / /live'], 'would move the home page'],
    [['prefix /user /office'], 'would move a page that the site leads to by itself'],
    [['prefix /desk /live'], 'would move what operators and signed-in players work with'],
    [['exact /Desk/content /live'], 'would move what operators and signed-in players work with'],
    [['pattern /office/:page /live/:page'], 'would move what operators and signed-in players work with'],
    [['prefix /user/passwordreset /'], 'would move a page that the site leads to by itself'],
    [['exact /block /'], 'would move a page that the site leads to by itself'],
    [['exact /block-ua /'], 'would move a page that the site leads to by itself'],
    [['exact /Coming-Soon/ /'], 'would move a page that the site leads to by itself'],
    [['pattern /user/:page /office/:page'], 'would move a page that the site leads to by itself'],
    [['exact /a /b\u0001'], 'which is no path of this site'],
    [['exact /a https://blog.example/\r\nset-cookie:x'], 'which is none of our hosts'],
    [['exact /en/old /new'], 'begins with a language'],
    [['exact /old /en/new'], 'leads to a path with a language'],
    [['exact old /new'], 'is no path'],
    [['pattern /a/:x /b/:y'], 'leads to :y, which it does not name'],
    [['pattern /a/:x/:x /b'], 'says a name twice'],
    [['pattern /:x /b'], 'begins with a name'],
    [['pattern /a /b'], 'has no name'],
    [[`exact ${'/x'.repeat(9)} /b`], 'has more than 8 segments'],
  ])('%j is refused with the rule named', (rules, text) => {
    expect(problems(...rules).join('; ')).toContain(text);
  });

  it('tells of every rule that is wrong at once, by itself or in company', () => {
    expect(problems('exact /a https://evil.example/', 'exact /b /c', 'exact /c /b', 'exact /d /a')).toEqual([
      'exact /a leads to https://evil.example/, which is none of our hosts',
      'exact /b leads in a circle: exact /b, exact /c',
      'exact /c leads in a circle: exact /c, exact /b',
    ]);
  });

  it('that is right has nothing wrong', () => {
    expect(
      problems(
        'exact /a /b',
        'exact /b /c',
        'prefix /a /z',
        'pattern /m/:id /match/:id',
        'exact /w https://blog.example/x',
      ),
    ).toEqual([]);
  });
});

it('is marked for browsers, which never take a moved address for one that stays', () => {
  const rules = ['exact /old/page /n', 'prefix /promo /n', 'pattern /m/:id/odds /n'].map(rule);
  const marks = new Set(rules.map(markOf));
  const may = (path: string) => mayHaveMoved(marks, path);
  expect(['/old/page', '/Old/Page/', '/promo', '/promo/x/y', '/m/7/odds', '/m/7'].map(may)).not.toContain(
    false,
  );
  expect(['/old', '/old/page/x', '/live', '/', '/promotion'].map(may)).not.toContain(true);
  expect(mayHaveMoved(new Set(), '/old/page')).toBe(false);
});
