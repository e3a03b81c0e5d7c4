import { isDeepStrictEqual } from 'node:util';
import type { SiteConfig } from '@paddock/contract';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { hostnameIn, type BrandHosts } from '../../../kernel/http/site-hosts.ts';
import { problemsIn } from '../key-problems.ts';
import { siteConfigOf, SiteKeys, SiteKeysError } from '../site-config.ts';
import { brandNameIn, BrandOverlay, type BrandKey } from './brand-overlay.ts';

/** All that an installation says of its sites: its own keys, and one for each brand. */
export type SiteSaid = SiteKeys & { readonly [key: BrandKey]: BrandOverlay };

export interface Brand extends BrandHosts {
  readonly config: SiteConfig;
}

/** The installation's own site, and those of its brands. */
export interface Sites {
  readonly own: SiteConfig;
  readonly brands: readonly Brand[];
}

/** More than anybody runs; each is looked at with every change. */
const MOST_BRANDS = 50;

interface Parted {
  readonly own: SiteKeys;
  readonly overlays: readonly { readonly name: string; readonly overlay: BrandOverlay }[];
}

/** Reads what an installation says of its sites. @throws SiteKeysError naming each place that is wrong */
export function readSaid(value: unknown): SiteSaid {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SiteKeysError(problemsIn(SiteKeys, value));
  const entries = Object.entries(value);
  const brands = entries.filter(([key]) => brandNameIn(key) !== undefined);
  const own = Object.fromEntries(entries.filter(([key]) => brandNameIn(key) === undefined));
  const problems = [
    ...problemsIn(SiteKeys, own),
    ...brands.flatMap(([key, overlay]) => problemsIn(BrandOverlay, overlay).map((text) => placed(key, text))),
    ...(brands.length > MOST_BRANDS ? [`there are more than ${String(MOST_BRANDS)} brands`] : []),
  ];
  if (problems.length > 0) throw new SiteKeysError(problems);
  return value as SiteSaid;
}

/**
 * The sites of an installation: its own, and over its keys each brand's.
 * @throws SiteKeysError where keys contradict each other, with the brand
 */
export function sitesOf(
  said: SiteSaid,
  { sandbox, publicOrigin }: Pick<PlatformConfig, 'sandbox' | 'publicOrigin'>,
): Sites {
  const { own: keys, overlays } = parted(said);
  const own = siteConfigOf(keys, sandbox);
  const taken = new Map([[new URL(publicOrigin).hostname, 'the installation itself']]);
  const brands = overlays.map(({ name, overlay: { hosts, ...overlay } }): Brand => {
    for (const host of hosts) {
      const whose = hostnameIn(host) === host ? taken.get(host) : 'no browser';
      if (whose !== undefined) throw new SiteKeysError([`/brand:${name}/hosts ${host} is that of ${whose}`]);
      taken.set(host, `brand:${name}`);
    }
    const config = brandConfig(name, { ...keys, ...overlay }, sandbox);
    const wider = widerThan(own, config);
    if (wider !== undefined) throw new SiteKeysError([`/brand:${name}${wider}`]);
    return { name, hosts, config };
  });
  return { own, brands };
}

/** Those of `next`, but what did not change since is the same object. */
export function keepingWhatStands(before: Sites, next: Sites): Sites {
  const places = ({ brands }: Sites) => brands.map(({ name, hosts }) => [name, hosts]);
  // Whoever looks at a host that moved looks at another site from now on: all are told.
  if (!isDeepStrictEqual(places(before), places(next))) return next;
  return {
    own: standing(before.own, next.own),
    brands: next.brands.map((brand, at) => ({
      ...brand,
      config: standing(before.brands[at]?.config, brand.config),
    })),
  };
}

function standing(before: SiteConfig | undefined, next: SiteConfig): SiteConfig {
  if (before === undefined) return next;
  return isDeepStrictEqual({ ...before, version: 0 }, { ...next, version: 0 }) ? before : next;
}

function parted(said: SiteSaid): Parted {
  const own: Record<string, unknown> = {};
  const overlays: { name: string; overlay: BrandOverlay }[] = [];
  for (const [key, value] of Object.entries(said)) {
    const name = brandNameIn(key);
    if (name === undefined) own[key] = value;
    else overlays.push({ name, overlay: value as BrandOverlay });
  }
  return { own, overlays: overlays.toSorted((a, b) => (a.name < b.name ? -1 : 1)) };
}

function brandConfig(name: string, keys: SiteKeys, sandbox: boolean): SiteConfig {
  try {
    return { ...siteConfigOf(keys, sandbox), brand: name };
  } catch (error) {
    if (!(error instanceof SiteKeysError)) throw error;
    throw new SiteKeysError(error.problems.map((text) => placed(`brand:${name}`, text)));
  }
}

const placed = (key: string, problem: string): string =>
  `/${key}${problem.startsWith('/') ? '' : ' '}${problem.replace(/^the whole /, '')}`;

/** What players have at every site is the installation's: a brand offers of it, and nothing besides. */
function widerThan(own: SiteConfig, brand: SiteConfig): string | undefined {
  const language = brand.languages.all.find((code) => !own.languages.all.includes(code));
  if (language !== undefined) return `/languages ${language} is not one of the installation's`;
  const currency = brand.currencies.find((iso) => !own.currencies.includes(iso));
  return currency && `/currencies ${currency} is not one of the installation's`;
}
