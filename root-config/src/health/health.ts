import type { BootData } from '@paddock/contract';
import type { ClientHealthBody } from '@paddock/contract/schemas';

import type { Scheduler } from '../time/scheduler.ts';
import { observeVitals } from './observe-vitals.ts';
import { createVitals, type Vitals } from './vitals.ts';

const PATH = '/web-api/client-health';
/** When what was measured of the first page is told (S9-11); the rest comes when the tab is left. */
const FIRST_REPORT_MS = 10_000;

/**
 * Tells the site how parcels fare in this tab: web vitals after ten seconds and when it is left, and at once that a canary
 * was met.
 */
export interface Health {
  /** A page of this parcel stands. */
  shown(parcel: string): void;
}

export function createHealth(
  window: Window & typeof globalThis,
  boot: BootData,
  scheduler: Pick<Scheduler, 'after'>,
): Health {
  const vitals = createVitals();
  observeVitals(window, vitals);
  return healthOf({ window, boot, vitals, scheduler });
}

export interface HealthParts {
  readonly window: Window;
  readonly boot: BootData;
  /** What is measured, by the parcel's name. */
  readonly vitals: Vitals;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

export function healthOf({ window, boot, vitals, scheduler }: HealthParts): Health {
  const { document, navigator } = window;
  const canary = canaryOf(boot);
  let isMet = false;

  function send(report: Omit<ClientHealthBody, 'release'>): void {
    const body = JSON.stringify({ release: boot.release, ...report } satisfies ClientHealthBody);
    navigator.sendBeacon(PATH, new Blob([body], { type: 'application/json' }));
  }

  /** Of a parcel that comes after the page, a footer or a dialog. */
  const latecomer = new MutationObserver(meet);
  const inTheDocument = { subtree: true, childList: true, attributeFilter: ['inert'] };
  if (canary !== undefined) latecomer.observe(document.documentElement, inTheDocument);

  function meet(): void {
    if (isMet || canary === undefined || document.querySelector(standing(canary)) === null) return;
    isMet = true;
    latecomer.disconnect();
    send({ met: [`${canary}@${boot.parcelVersions?.[canary] ?? ''}`], vitals: [] });
  }

  function tellVitals(): void {
    const measured = vitals.take().flatMap(({ parcel, ...values }) => {
      const version = boot.parcelVersions?.[parcel];
      return version === undefined ? [] : [{ parcel: `${parcel}@${version}`, ...values }];
    });
    if (measured.length > 0) send({ met: [], vitals: measured });
  }

  scheduler.after(FIRST_REPORT_MS, tellVitals);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    meet();
    tellVitals();
  });

  return {
    shown(parcel) {
      vitals.shown(parcel);
      meet();
    },
  };
}

/** Name of the parcel this document tries out, unless a developer has overridden it. */
function canaryOf({ canary, parcelVersions }: BootData): string | undefined {
  const [name = ''] = canary?.split('@') ?? [];
  return canary !== undefined && canary === `${name}@${parcelVersions?.[name] ?? ''}` ? name : undefined;
}

/** A page or widget of the parcel that a visitor can see. */
const standing = (parcel: string): string => `.frame-slot[data-parcel="${parcel}"]:not([inert])`;
