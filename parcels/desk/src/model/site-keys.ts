import type { SiteKeysView, SitePlanView } from '@paddock/contract/schemas';

/** A key of the configuration as it stands. */
export interface SiteKey {
  readonly name: string;
  /** What the site says of it, or what holds where it says nothing; null for nothing. */
  readonly value: unknown;
  /** The site says it itself. */
  readonly isSaid: boolean;
}

/** A key that begins another site of the installation, whose name is free. */
const BRAND = /^brand:(?!own$)[a-z][a-z0-9-]{0,30}$/;

export const isBrandKey = (key: string): boolean => BRAND.test(key);

/**
 * Keys that hold what was typed, in their names, in the words about them or in what the site says of them, those the site
 * says first. A brand that is not there yet is found by its whole key.
 */
export function foundKeys(
  { keys, unsaid }: Pick<SiteKeysView, 'keys' | 'unsaid'>,
  typed: string,
  about: (name: string) => string = () => '',
): SiteKey[] {
  const wanted = typed.trim().toLowerCase();
  const of = (said: Readonly<Record<string, unknown>>, isSaid: boolean): SiteKey[] =>
    Object.entries(said)
      .map(([name, value]) => ({ name, value, isSaid }))
      .filter(({ name, value }) =>
        `${name} ${about(name)} ${isSaid ? JSON.stringify(value) : ''}`.toLowerCase().includes(wanted),
      )
      .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const isNewBrand = isBrandKey(wanted) && !Object.hasOwn(keys, wanted);
  return [
    ...(isNewBrand ? [{ name: wanted, value: null, isSaid: false }] : []),
    ...of(keys, true),
    ...of(unsaid, false),
  ];
}

/** What stands at a key; null where the site says nothing of it. */
export const saidOf = (keys: SiteKeysView['keys'], name: string): unknown =>
  Object.hasOwn(keys, name) ? keys[name] : null;

/** The plans that wait to change a key. */
export const plansOf = (plans: SiteKeysView['plans'], name: string): readonly SitePlanView[] =>
  plans.filter(({ state, change }) => state === 'waiting' && Object.hasOwn(change, name));

/** What a key says, or what holds where the site says nothing of it; null for nothing. */
export const heldOf = ({ keys, unsaid }: Pick<SiteKeysView, 'keys' | 'unsaid'>, name: string): unknown =>
  Object.hasOwn(keys, name) ? keys[name] : (unsaid[name] ?? null);
