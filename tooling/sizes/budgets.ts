import type { Release } from '@paddock/contract';

/** A limit on what some part of the site weighs, brotli-compressed. */
export interface Budget {
  readonly name: string;
  readonly limitBytes: number;
  /** Address → bytes of every file that counts, each file once. */
  files(release: Release): Map<string, number>;
}

/** Widgets of a site's defaults that are part of the home page's first visit; the floating one comes seconds later. */
const HOME_WIDGETS = ['header/main', 'betting/menu', 'coupon/main', 'footer/main'];
const HOME_PATH = '/';

/** Shared modules with everything they import, down to the last. */
export function closureOf(release: Release, names: readonly string[]): Map<string, number> {
  const files = new Map<string, number>();
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const shared = release.shared[name];
    if (shared === undefined) throw new Error(`budget: the release has no shared module "${name}"`);
    files.set(shared.href, shared.bytes);
    shared.dependencies.forEach(visit);
  };
  names.forEach(visit);
  return files;
}

type Part = { readonly kind: 'pages' | 'widgets'; readonly parcel: string; readonly key: string };

/** A page or widget with its parcel's entry, its scripts and the shared modules both need. */
function partFiles(release: Release, { kind, parcel, key }: Part): Map<string, number> {
  const built = release.parcels.find(({ name }) => name === parcel);
  const loaded = built?.[kind][key];
  if (built === undefined || loaded === undefined)
    throw new Error(`budget: the release has no ${kind} ${parcel}/${key}`);
  const own = [built.entry, ...loaded.scripts].map(({ href, bytes }) => [href, bytes] as const);
  return new Map([...closureOf(release, built.dependencies), ...own]);
}

function homeParts(release: Release): Part[] {
  const home = release.routeTable.routes.find(({ paths }) => paths.includes(HOME_PATH));
  if (home === undefined) throw new Error('budget: the release has no home page');
  const widgets = HOME_WIDGETS.map((name): Part => {
    const [parcel = '', key = ''] = name.split('/');
    return { kind: 'widgets', parcel, key };
  });
  return [{ kind: 'pages', parcel: home.parcel, key: home.page }, ...widgets];
}

/** The budgets of the design. A visit pays them before it shows prices. */
export const BUDGETS: readonly Budget[] = [
  {
    name: 'root-config, single-spa and SystemJS',
    limitBytes: 23_500,
    files: ({ loader, shared }) =>
      new Map(
        [loader, shared['@paddock/root-config'], shared['single-spa']].flatMap((file) =>
          file === undefined ? [] : [[file.href, file.bytes] as const],
        ),
      ),
  },
  {
    name: 'home page with prices and an empty coupon, all scripts',
    limitBytes: 176_000,
    files: (release) =>
      new Map([
        [release.loader.href, release.loader.bytes],
        ...closureOf(release, ['@paddock/root-config', '@paddock/shell-react']),
        ...homeParts(release).flatMap((part) => [...partFiles(release, part)]),
      ]),
  },
];

/** Bytes and limit of each budget, one line each, and whether all hold. */
export function budgetReport(release: Release, budgets: readonly Budget[]): { lines: string[]; ok: boolean } {
  const weighed = budgets.map((budget) => ({
    budget,
    bytes: [...budget.files(release).values()].reduce((sum, bytes) => sum + bytes, 0),
  }));
  return {
    ok: weighed.every(({ budget, bytes }) => bytes <= budget.limitBytes),
    lines: weighed.map(
      ({ budget, bytes }) =>
        `${budget.name}: ${bytes} of ${budget.limitBytes} bytes${bytes > budget.limitBytes ? ': TOO MUCH' : ''}`,
    ),
  };
}
