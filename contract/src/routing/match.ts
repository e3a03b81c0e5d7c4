import { match, type MatchResult } from 'path-to-regexp';

import type { MatchedRoute, ParamRule, RedirectDefinition, RouteDefinition, RouteTable } from './route.ts';
import { unescaped } from './unescaped.ts';

/** What a path leads to in a route table. */
export type RouteMatch =
  | { readonly kind: 'page'; readonly route: RouteDefinition; readonly params: Record<string, string> }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | { readonly kind: 'none' };

export interface RouteMatcher {
  readonly table: RouteTable;
  /** Matches a path without its language prefix. Case does not matter; one trailing slash is forgiven. */
  match(path: string): RouteMatch;
  /** The catch-all page, as a match for any path (S2-01). */
  notFound(): RouteDefinition;
}

type Params = Record<string, string>;

/** Whether a parameter of this rule takes a value, decoded. */
export function obeysRule(rule: ParamRule, value: string): boolean {
  switch (rule.kind) {
    case 'digits':
      return /^\d{1,19}$/.test(value);
    case 'slug':
      return value.startsWith(rule.prefix ?? '') && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
    case 'id-slug':
      return /^[1-9]\d{0,18}(?:-[a-z0-9]+)*$/.test(value);
    case 'code':
      return /^[a-z0-9]{8}$/i.test(value);
    case 'one-of':
      return rule.values.includes(value);
  }
}

/** Parameters as their rules spell them, in any case they were asked in; undefined where one takes no such value. */
function spelledParams(route: RouteDefinition, params: Params): Params | undefined {
  const spelled: Params = {};
  for (const [name, value] of Object.entries(params)) {
    const rule = route.params?.[name];
    spelled[name] = !rule || obeysRule(rule, value) ? value : value.toLowerCase();
    if (rule && !obeysRule(rule, spelled[name])) return undefined;
  }
  return spelled;
}

type Test = (path: string) => MatchResult<Params> | false;

/**
 * Tests paths against a pattern, which is compiled for the first path that begins like it: a tab meets few of a large
 * site's routes.
 */
function testOf(pattern: string): Test {
  const [beginning = ''] = pattern.toLowerCase().split(/[^-\w/]/, 1);
  let compiled: Test | undefined;
  return (path) => path.toLowerCase().startsWith(beginning) && (compiled ??= compilePattern(pattern))(path);
}

/** A pattern by itself. @throws TypeError when it does not parse */
export function compilePattern(pattern: string): Test {
  return match<Params>(pattern, { decode: unescaped });
}

/**
 * Makes a matcher of a route table. Patterns follow path-to-regexp 8 (`:name`, `{/:optional}`); the first route whose
 * pattern and parameter rules hold wins, in table order. Patterns are taken as checked (`compilePattern`).
 * @throws Error when `notFound` names no route.
 */
export function createRouteMatcher(table: RouteTable): RouteMatcher {
  const pages = table.routes.flatMap((route) => route.paths.map((path) => ({ route, test: testOf(path) })));
  const redirects = table.redirects.map((redirect: RedirectDefinition) => ({
    redirect,
    test: testOf(redirect.from),
  }));
  const fallback = table.routes.find((route) => route.id === table.notFound);
  if (fallback === undefined) throw new Error(`no route ${table.notFound}`);

  return {
    table,
    match(path) {
      for (const { redirect, test } of redirects) {
        const found = test(path);
        if (found !== false)
          return {
            kind: 'redirect',
            to: fill(redirect.to, found.params),
            status: redirect.status,
          };
      }
      for (const { route, test } of pages) {
        const found = test(path);
        if (found === false) continue;
        const params = spelledParams(route, found.params);
        if (params !== undefined) return { kind: 'page', route, params };
      }
      return { kind: 'none' };
    },
    notFound: () => fallback,
  };
}

function fill(target: string, params: Params): string {
  return target.replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** Builds the matched route of a page match. */
export function matchedRoute(
  found: { readonly route: RouteDefinition; readonly params: Record<string, string> },
  at: { readonly language: string; readonly path: string; readonly query: string },
): MatchedRoute {
  return { route: found.route, params: found.params, ...at };
}
