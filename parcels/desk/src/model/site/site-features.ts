import {
  LOCK_PENDING_DEPOSIT_LIMIT,
  QUICK_COUPON_FEATURE,
  STATISTICS_FEATURE,
  type RemoteEntryPage,
} from '@paddock/contract';
import type { SiteKeysView } from '@paddock/contract/schemas';

import type { LeafDifference } from '../leaf-differences.ts';
import { heldOf } from '../site-keys.ts';

type Said = Pick<SiteKeysView, 'keys' | 'unsaid'>;

/** Features that the product asks for, by the words there are for them. */
const WORDS: Readonly<Record<number, string>> = {
  [STATISTICS_FEATURE]: 'statistics',
  [QUICK_COUPON_FEATURE]: 'quick-coupon',
  [LOCK_PENDING_DEPOSIT_LIMIT]: 'locked-limit',
};

export interface SiteFeature {
  readonly id: number;
  /** The key of its words; null for a number the product does not ask for. */
  readonly word: string | null;
  /** Pages of other servers that belong to it. */
  readonly pages: readonly string[];
  readonly isOn: boolean;
}

/** Every feature there are words for, that a page of another server belongs to, or that is on; those with words first. */
export function siteFeatures(site: Said): readonly SiteFeature[] {
  const on = featuresOn(site);
  const entries = (listOf(site, 'remoteEntries') as readonly RemoteEntryPage[]).filter(
    ({ featureId }) => featureId !== undefined,
  );
  const known = Object.keys(WORDS).map(Number);
  const others = [...on, ...entries.map(({ featureId = 0 }) => featureId)].filter(
    (id) => !known.includes(id),
  );
  return [...known, ...[...new Set(others)].toSorted((one, other) => one - other)].map((id) => ({
    id,
    word: WORDS[id] ?? null,
    pages: entries.filter(({ featureId }) => featureId === id).map(({ name }) => name),
    isOn: on.includes(id),
  }));
}

/** Parcels a site may be without; another one is named by who knows it. */
const CLOSABLE = ['casino', 'originals', 'lotto', 'toto', 'results', 'support', 'welcome'] as const;

/** Those no site can be without, by the server's own rule, and the desk, without which nobody could open it again. */
const NEVER_CLOSED = ['betting', 'system-pages', 'office', 'cashier', 'information', 'desk'];

export interface SiteParcel {
  readonly name: string;
  /** There are words of what disappears with it. */
  readonly isKnown: boolean;
  readonly isOpen: boolean;
  /** The region of the frame that it fills, for which it cannot be closed; undefined for none. */
  readonly framed: string | undefined;
}

/** Parcels there are words for, and whatever else is closed. */
export function siteParcels(site: Said): readonly SiteParcel[] {
  const closed = closedParcels(site);
  const others = closed.filter((name) => !isKnownParcel(name));
  return [...CLOSABLE, ...others].map((name) => ({
    name,
    isKnown: isKnownParcel(name),
    isOpen: !closed.includes(name),
    framed: regionOf(site, name),
  }));
}

const isKnownParcel = (name: string): boolean => CLOSABLE.some((one) => one === name);

/** Where in the frame a parcel stands, by what the site says of it or by default. */
function regionOf({ keys, unsaid }: Said, name: string): string | undefined {
  const widgets = {
    ...(unsaid['widgets'] as Readonly<Record<string, string | null>> | null | undefined),
    ...(keys['widgets'] as Readonly<Record<string, string | null>> | undefined),
  };
  return Object.entries(widgets).find(([, widget]) => widget?.split('/')[0] === name)?.[0];
}

/** Why a parcel that was typed cannot be closed; undefined where the server decides. */
export function parcelFault(site: Said, name: string): 'no-name' | 'needed' | 'is-closed' | undefined {
  if (!/^[a-z][a-z0-9-]{0,62}$/.test(name)) return 'no-name';
  if (NEVER_CLOSED.includes(name)) return 'needed';
  return closedParcels(site).includes(name) ? 'is-closed' : undefined;
}

/** What a key that lists things says once one of them is in it or not. */
export function withListed<One extends number | string>(
  site: Said,
  key: 'features' | 'closedParcels',
  one: One,
  isListed: boolean,
): readonly One[] {
  const others = (listOf(site, key) as readonly One[]).filter((other) => other !== one);
  return isListed ? [...others, one] : others;
}

/** What two lists differ in, by each of their members. */
export function listDifferences(
  before: readonly (number | string)[],
  after: readonly (number | string)[],
  words: {
    readonly named: (one: number | string) => string;
    readonly listed: string;
    readonly unlisted: string;
  },
): readonly LeafDifference[] {
  const said = (list: readonly (number | string)[], one: number | string) =>
    list.includes(one) ? words.listed : words.unlisted;
  return [...new Set([...before, ...after])]
    .filter((one) => before.includes(one) !== after.includes(one))
    .map((one) => ({ place: words.named(one), before: said(before, one), after: said(after, one) }));
}

/** What holds of a key that lists things; nothing where it says nothing. */
const listOf = (site: Said, key: string): readonly unknown[] =>
  (heldOf(site, key) as readonly unknown[] | null) ?? [];

/** Numbers of the features that are on, said or by default. */
export const featuresOn = (site: Said): readonly number[] => listOf(site, 'features') as readonly number[];

const closedParcels = (site: Said): readonly string[] => listOf(site, 'closedParcels') as readonly string[];
