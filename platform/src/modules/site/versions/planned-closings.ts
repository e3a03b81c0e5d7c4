import { isDeepStrictEqual } from 'node:util';
import {
  isParcelOpen,
  MAINTENANCE_NOTICE_MS,
  type MaintenanceWindow,
  type PlannedClosing,
  type SiteConfig,
} from '@paddock/contract';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { readSaid, sitesOf, type Sites, type SiteSaid } from '../brands/sites-of.ts';
import { SiteKeysError } from '../site-config.ts';
import type { SitePlan } from './plan-store.ts';
import { withChange } from './site-keys-change.ts';
import type { SiteVersion } from './version-store.ts';

/** What planned changes will close, as players are told of it beforehand. */
export interface Announced {
  /** Maintenance that a plan begins; undefined for none. */
  readonly maintenance: MaintenanceWindow | undefined;
  /** Parcels that plans close, by the name of their brand; the installation's own site has none. */
  readonly closings: ReadonlyMap<string | undefined, readonly PlannedClosing[]>;
  /** When plans close registration, by the name of the brand that is open until then. */
  readonly registrations: ReadonlyMap<string | undefined, number>;
}

const NOTHING_ANNOUNCED: Announced = {
  maintenance: undefined,
  closings: new Map(),
  registrations: new Map(),
};

/** A change that waits for its time. */
export type Waiting = Pick<SitePlan, 'fromMs' | 'change'>;

type Platform = Pick<PlatformConfig, 'sandbox' | 'publicOrigin'>;

/**
 * What waiting changes will close within the time in which maintenance is announced (S8-05), the earliest first. A change that no
 * longer fits is refused when its time has come, and closes nothing.
 */
export function announcedBy(
  waiting: readonly Waiting[],
  keys: SiteSaid,
  { nowMs, platform }: { readonly nowMs: number; readonly platform: Platform },
): Announced {
  const soon = waiting.filter(({ fromMs }) => isSoon(fromMs, nowMs));
  if (soon.length === 0) return NOTHING_ANNOUNCED;
  const now = sitesOf(keys, platform);
  const plans = soon
    .toSorted((one, other) => one.fromMs - other.fromMs)
    .flatMap(({ fromMs, change }) => {
      const then = sitesAfter(keys, change, platform);
      return then === undefined ? [] : [{ fromMs, then }];
    });
  const maintenance = plans.flatMap(({ fromMs, then: { own } }) =>
    own.maintenance?.state === true && now.own.maintenance?.state !== true
      ? { ...own.maintenance, startedAt: Math.floor(fromMs / 1_000), state: false }
      : [],
  );
  const closings = Map.groupBy(
    plans.flatMap(({ fromMs, then }) => closedIn(now, then).map((one) => ({ ...one, fromMs }))),
    ({ brand }) => brand,
  );
  // The earliest plan is written last, over those after it.
  const registrations = plans
    .toReversed()
    .flatMap(({ fromMs, then }) => registrationsClosedIn(now, then).map((brand) => [brand, fromMs] as const));
  return {
    maintenance: maintenance[0],
    closings: new Map(
      Array.from(closings, ([brand, told]) => [
        brand,
        told.map(({ parcel, fromMs }) => ({ parcel, fromMs })),
      ]),
    ),
    registrations: new Map(registrations),
  };
}

const isSoon = (fromMs: number, nowMs: number): boolean =>
  fromMs > nowMs && fromMs - nowMs <= MAINTENANCE_NOTICE_MS;

function sitesAfter(keys: SiteSaid, change: Waiting['change'], platform: Platform): Sites | undefined {
  try {
    return sitesOf(readSaid(withChange(keys, change)), platform);
  } catch (error) {
    if (error instanceof SiteKeysError) return undefined;
    throw error;
  }
}

/** Each site that is there now, as it is and as it will be. */
function sitesOfBoth(now: Sites, then: Sites) {
  const own = { brand: undefined, before: now.own, after: then.own };
  const brands = then.brands.flatMap(({ name: brand, config: after }) => {
    const before = now.brands.find(({ name }) => name === brand)?.config;
    return before === undefined ? [] : [{ brand, before, after }];
  });
  return [own, ...brands];
}

/** Parcels that are open on a site now and will not be. */
const closedIn = (now: Sites, then: Sites) =>
  sitesOfBoth(now, then).flatMap(({ brand, before, after }) =>
    (after.closedParcels ?? [])
      .filter((parcel) => isParcelOpen(before, parcel))
      .map((parcel) => ({ brand, parcel })),
  );

/** Sites on which one can register now and will not be able to. */
const registrationsClosedIn = (now: Sites, then: Sites) =>
  sitesOfBoth(now, then)
    .filter(({ before, after }) => before.isRegistrationAllowed && !after.isRegistrationAllowed)
    .map(({ brand }) => brand);

/** What is announced now, worked out anew only where a plan or the site has changed, or a day before a plan. */
export class Announcements {
  #now = NOTHING_ANNOUNCED;
  #told = '';
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** The same object until something else is announced. */
  get now(): Announced {
    return this.#now;
  }

  get maintenance(): MaintenanceWindow | undefined {
    return this.#now.maintenance;
  }

  /** What one of the sites says of it. */
  of(brand: string | undefined): Pick<SiteConfig, 'plannedClosings' | 'registrationClosesAtMs'> {
    const plannedClosings = this.#now.closings.get(brand);
    const registrationClosesAtMs = this.#now.registrations.get(brand);
    return {
      ...(plannedClosings && { plannedClosings }),
      ...(registrationClosesAtMs !== undefined && { registrationClosesAtMs }),
    };
  }

  /** Looks at what waits. Answers whether something else is announced than before. */
  look(waiting: readonly SitePlan[], { number, keys }: SiteVersion, nowMs: number): boolean {
    const soon = waiting.filter(({ fromMs }) => isSoon(fromMs, nowMs));
    const told = soon.length === 0 ? '' : JSON.stringify([number, soon.map(({ id }) => id)]);
    if (told === this.#told) return false;
    this.#told = told;
    const { closings, registrations } = this.#now;
    this.#now = announcedBy(soon, keys, { nowMs, platform: this.#platform });
    const now = [this.#now.closings, this.#now.registrations];
    return !isDeepStrictEqual([closings, registrations], now);
  }
}
