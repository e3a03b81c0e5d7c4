import { createRouteMatcher, resolveUrl, type ResolveContext, type RouteTable } from '@paddock/contract';
import {
  createRedirectIndex,
  followRedirects,
  markOf,
  mayHaveMoved,
  type RedirectRule,
} from '@paddock/contract/redirects';

import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { quantile } from '../report/statistics.ts';

const RULES = 10_000;
const ROUTES = 500;
const LOOKUPS = 20_000;
/** What a guard, a redirect and a match may take together. */
const MOST_MS = 1;

export const redirects: Benchmark = {
  name: 'redirects',
  about: `an address among ${RULES.toLocaleString('en')} moved ones and ${String(ROUTES)} routes, beside a lookup in a Map`,
  run: () => Promise.resolve(measured()),
};

/** A third of each kind, over four sections with pages of their own below. */
function rules(): readonly RedirectRule[] {
  return Array.from({ length: RULES }, (_, at): RedirectRule => {
    const section = `/old${String(at % 4)}`;
    const name = String(at);
    if (at % 3 === 0) return { kind: 'exact', from: `${section}/page-${name}.php`, to: '/live', status: 301 };
    if (at % 3 === 1) return { kind: 'prefix', from: `${section}/${name}`, to: '/line', status: 302 };
    return { kind: 'pattern', from: `${section}/p${name}/:id/odds`, to: '/live?match=:id', status: 301 };
  });
}

function routes(): RouteTable {
  const route = (id: string, paths: readonly string[]) => ({
    id,
    paths,
    parcel: 'bench',
    page: 'page',
    layout: 'default' as const,
    guards: ['ban', 'feature', 'available'] as const,
    meta: { dictionaries: [], scroll: 'top' as const, seoKey: 'page' },
  });
  const many = Array.from({ length: ROUTES }, (_, at) =>
    route(`bench.${String(at)}`, [`/section-${String(at)}{/:sport}{/:game}`]),
  );
  return { routes: [...many, route('bench.gone', ['/404'])], redirects: [], notFound: 'bench.gone' };
}

function addresses(): readonly string[] {
  return Array.from({ length: LOOKUPS }, (_, at) => {
    const name = String(at % RULES);
    const section = `/old${String(at % 4)}`;
    const kinds = [
      `${section}/page-${name}.php`,
      `${section}/${name}/deep/er`,
      `${section}/p${name}/77/odds`,
      `/section-${String(at % ROUTES)}/football/77`,
      `${section}/nothing-${name}`,
    ];
    return kinds[at % kinds.length] ?? '/';
  });
}

function measured(): Outcome {
  const all = rules();
  const index = createRedirectIndex(all);
  const marks = new Set(all.map(markOf));
  const matcher = createRouteMatcher(routes());
  const asked = addresses();
  const map = new Map(asked.map((path) => [path, path]));
  const context: ResolveContext = {
    session: { userId: null, banLevel: 0 },
    site: { isRegistrationAllowed: true, features: [] },
    languages: { all: ['en'], hiddenFromGuests: [], fallback: 'en' },
    browserLanguages: ['en'],
  };
  const moved = (path: string) => {
    const followed = followRedirects(index, path);
    return followed.kind === 'moved' ? followed : undefined;
  };
  const server = (path: string) => resolveUrl(matcher, `/en${path}`, '', { ...context, moved });
  const browser = (path: string) =>
    mayHaveMoved(marks, path) || resolveUrl(matcher, `/en${path}`, '', context).kind === 'page';
  const sides = [
    ['on the server: moved, route and guards, p99', server],
    ['in the browser: marks, route and guards, p99', browser],
    ['a moved address alone, p99', moved],
  ] as const;
  // Routes are compiled by the first address that begins like them, which is no lookup.
  for (const [, look] of sides) times(asked, look);
  const floor = quantile(
    times(asked, (path) => map.get(path)),
    0.99,
  );
  return {
    besideName: 'a lookup in a Map',
    rows: sides.map(([measure, look]) => {
      const ours = quantile(times(asked, look), 0.99);
      return {
        measure,
        ours: `${(ours * 1_000).toFixed(1)} µs`,
        beside: `${(floor * 1_000).toFixed(1)} µs`,
        ratio: ours / floor,
        target: atMost(ours, MOST_MS, ' ms'),
      };
    }),
    notes: [],
  };
}

/** Of each address by itself: other work of the machine is in some, which a p99 of twenty thousand may hold. */
function times(asked: readonly string[], look: (path: string) => unknown): readonly number[] {
  return asked.map((path) => {
    const startMs = performance.now();
    look(path);
    return performance.now() - startMs;
  });
}
