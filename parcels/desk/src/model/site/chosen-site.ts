import type { SiteKeysView, SitePlanView } from '@paddock/contract/schemas';

import { plansOf, saidOf } from '../site-keys.ts';

const BRAND = 'brand:';

/** The key that a brand is said by. */
export const brandKey = (name: string): string => BRAND + name;

/** A site of the installation as an operator changes it: its own, or a brand's, which says its keys over the installation's. */
export interface ChosenSite extends SiteKeysView {
  /** Of a brand: its name and all that it says. Undefined for the installation's own. */
  readonly brand?: { readonly name: string; readonly says: Readonly<Record<string, unknown>> } | undefined;
}

/** Names of the brands there are. */
export const brandsOf = ({ keys }: Pick<SiteKeysView, 'keys'>): readonly string[] =>
  Object.keys(keys)
    .filter((key) => key.startsWith(BRAND))
    .map((key) => key.slice(BRAND.length))
    .toSorted();

/** Where a brand is and how it is called; without a name of its own by the installation's. */
export interface SaidBrand {
  readonly name: string;
  readonly hosts: readonly string[];
  readonly companyName?: string | undefined;
}

export const saidBrands = (site: Pick<SiteKeysView, 'keys'>): readonly SaidBrand[] =>
  brandsOf(site).map((name) => ({ ...(saidOf(site.keys, brandKey(name)) as SaidBrand), name }));

/** The site of a brand: what it does not say holds by the installation. The installation's own for none, and for one that is gone. */
export function chosenSite(site: SiteKeysView, name: string | undefined): ChosenSite {
  const says = saidOf(site.keys, brandKey(String(name)));
  if (name === undefined || typeof says !== 'object' || says === null) return site;
  const brand = { name, says: says as Readonly<Record<string, unknown>> };
  return {
    version: site.version,
    keys: brand.says,
    unsaid: { ...site.unsaid, ...site.keys },
    plans: site.plans.map((plan) => planOfBrand(plan, brand)),
    brand,
  };
}

/** What a plan changes of a brand, by the brand's own keys; nothing where it changes other things. */
function planOfBrand(plan: SitePlanView, { name, says }: NonNullable<ChosenSite['brand']>): SitePlanView {
  const then = (plan.change[brandKey(name)] ?? {}) as Readonly<Record<string, unknown>>;
  const isAbout = Object.hasOwn(plan.change, brandKey(name));
  const names = isAbout ? [...new Set([...Object.keys(says), ...Object.keys(then)])] : [];
  const changed = names.filter((key) => JSON.stringify(says[key]) !== JSON.stringify(then[key]));
  return { ...plan, change: Object.fromEntries(changed.map((key) => [key, then[key] ?? null])) };
}

/** A plan that waits and changes what is about to be changed. */
export interface PlanMet {
  readonly plan: SitePlanView;
  /** It comes first, and what is planned now goes on from it; otherwise it is refused when its time has come. */
  readonly isFollowed: boolean;
}

/**
 * The plan that a change of a key meets: of a brand any, which is one key. One that is refused by it goes before others.
 * @param fromMs when the change is made; undefined for at once
 */
export function planMetBy(
  { plans, brand }: Pick<ChosenSite, 'plans' | 'brand'>,
  name: string,
  fromMs: number | undefined,
): PlanMet | undefined {
  const met =
    brand === undefined
      ? plansOf(plans, name)
      : plans.filter(({ state, change }) => state === 'waiting' && Object.keys(change).length > 0);
  const refused = met.find((plan) => fromMs === undefined || plan.fromMs > fromMs);
  const plan = refused ?? met[0];
  return plan && { plan, isFollowed: refused === undefined };
}

/**
 * The change that makes a key of the site say something; null gives it back to the default, a brand's to the installation.
 * A brand is one key of the installation, so that it is sent as a whole.
 */
export function keyChange(
  { brand }: ChosenSite,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  if (brand === undefined) return { [name]: value };
  const others = Object.entries(brand.says).filter(([key]) => key !== name);
  return {
    [brandKey(brand.name)]: Object.fromEntries([...others, ...(value === null ? [] : [[name, value]])]),
  };
}
