import type { ParamRule, RouteDefinition } from '../routing/route.ts';
import { pathProblems, type PlacedPatterns } from './path-claims.ts';

/** Pages of one parcel, each a path and the rule of its parameter `b`. */
const pages = (
  parcel: string,
  ...paths: readonly (readonly [string, (ParamRule | undefined)?])[]
): PlacedPatterns => ({
  routes: paths.map(([path, rule], at) => ({
    place: `${parcel} ${at}`,
    parcel,
    value: {
      id: `${parcel}.r${at}`,
      paths: [path],
      ...(rule && { params: { b: rule } }),
      parcel,
      page: 'page',
      layout: 'default',
      guards: [],
      meta: { dictionaries: [], scroll: 'top', seoKey: 'seo' },
    } satisfies RouteDefinition,
  })),
  redirects: [],
});

const oneOf = (...values: string[]): ParamRule => ({ kind: 'one-of', values });
const kind = (name: 'digits' | 'slug' | 'id-slug' | undefined): ParamRule | undefined =>
  name && { kind: name };

describe('claims of paths', () => {
  it.each([
    ['/en:rest', 'has a part that is a word and a parameter at once'],
    ['/a/:b:c', 'has a part that is a word and a parameter at once'],
    ['/*a/b', 'has a part for whatever follows that is not its last'],
  ])('refuses %s, whose parts are not whole', (path, reason) => {
    expect(pathProblems([pages('a', [path])])).toEqual([`a 0/paths/0: "${path}" ${reason}`]);
  });

  it('sees what a pattern for whatever follows takes', () => {
    const rest = pages('rest', ['/games/*rest']);
    expect(pathProblems([rest, pages('own', ['/games'])])).toEqual([]);
    const clash = (path: string) => pathProblems([rest, pages('own', [path])]);
    const of = (path: string) => [`own 0/paths/0: ${path} also belongs to rest 0/paths/0`];
    expect(clash('/games/:name/rules')).toEqual(of('/games/7/rules'));
    expect(clash('/games/:name/*rest')).toEqual(of('/games/7/some-name'));
    expect(clash('/games/*rest')).toEqual(of('/games/some-name'));
    expect(clash('/*rest')).toEqual(of('/games/some-name'));
  });

  it.each([
    ['slug', 'digits', true],
    ['slug', 'id-slug', true],
    ['slug', undefined, false],
    ['digits', 'slug', false],
    ['digits', 'digits', true],
    ['digits', 'id-slug', false],
    ['id-slug', 'digits', false],
    ['id-slug', 'slug', false],
    [undefined, 'slug', true],
  ] as const)(
    'knows whether a parameter of kind %s leaves nothing to one of kind %s',
    (first, then, isNone) => {
      const problems = pathProblems([pages('a', ['/a/:b', kind(first)], ['/a/:b', kind(then)])]);
      const never = 'a 1/paths/0: "/a/:b" is never reached, earlier patterns take all of it';
      expect(problems).toEqual(isNone ? [never] : []);
    },
  );

  it.each<readonly [ParamRule, ParamRule, boolean, boolean]>([
    [{ kind: 'slug' }, { kind: 'slug', prefix: 'landing-' }, true, true],
    [{ kind: 'slug', prefix: 'landing-' }, { kind: 'slug' }, false, true],
    [{ kind: 'slug', prefix: 'landing-' }, { kind: 'slug', prefix: 'landing-x' }, true, true],
    [{ kind: 'slug', prefix: 'landing-' }, { kind: 'slug', prefix: 'other-' }, false, false],
    [{ kind: 'slug', prefix: 'landing-' }, { kind: 'digits' }, false, false],
    [{ kind: 'slug', prefix: 'land' }, { kind: 'code' }, false, true],
    [{ kind: 'code' }, { kind: 'code' }, true, true],
    [{ kind: 'code' }, { kind: 'digits' }, false, true],
    [{ kind: 'slug' }, { kind: 'code' }, false, true],
  ])('of %j and %j the first takes all: %s, both take something: %s', (first, then, takesAll, clash) => {
    const own = pathProblems([pages('a', ['/a/:b', first], ['/a/:b', then])]);
    expect(own.length === 1).toBe(takesAll);
    const two = pathProblems([pages('a', ['/a/:b', first]), pages('c', ['/a/:b', then])]);
    expect(two.length === 1).toBe(clash);
  });

  it('weighs the values that a parameter names', () => {
    const inOrder = (first: ParamRule, then: ParamRule) =>
      pathProblems([pages('a', ['/a/:b', first], ['/a/:b', then])]).length;
    expect(inOrder(oneOf('new', 'top'), oneOf('top'))).toBe(1);
    expect(inOrder(oneOf('top'), oneOf('new', 'top'))).toBe(0);
    expect(inOrder({ kind: 'slug' }, oneOf('new', 'top'))).toBe(1);
    expect(inOrder({ kind: 'digits' }, oneOf('7', 'top'))).toBe(0);
    expect(pathProblems([pages('a', ['/a/new'], ['/a/:b', oneOf('new')])])).toEqual([]);
  });

  it.each([
    ['new', '/a/NEW', '/a/NEW'],
    ['New', '/a/new', '/a/New'],
    ['lucky wheel', '/a/lucky%20wheel', '/a/lucky%20wheel'],
  ])('finds the value %s under the word of %s, as an address is read', (value, path, shared) => {
    expect(pathProblems([pages('a', ['/a/:b', oneOf(value)]), pages('other', [path])])).toEqual([
      `other 0/paths/0: ${shared} also belongs to a 0/paths/0`,
    ]);
  });

  it('finds no broken escape under a rule', () => {
    expect(pathProblems([pages('a', ['/a/:b', oneOf('100%')]), pages('other', ['/a/100%'])])).toHaveLength(1);
    expect(pathProblems([pages('a', ['/a/:b', kind('digits')]), pages('other', ['/a/100%'])])).toEqual([]);
  });
});
