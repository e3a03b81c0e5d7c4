import type { BootData } from '@paddock/contract';
import type { ClientHealthBody } from '@paddock/contract/schemas';

import { observeVitals } from './observe-vitals.ts';
import { createVitals, type Vitals } from './vitals.ts';

const PATH = '/web-api/client-health';

/** Tells the site how parcels fare in this tab: web vitals when it is left, and at once that a canary was met. */
export interface Health {
  /** A page of this parcel stands. */
  shown(parcel: string): void;
}

export function createHealth(window: Window & typeof globalThis, boot: BootData): Health {
  const vitals = createVitals();
  observeVitals(window, vitals);
  return healthOf(window, boot, vitals);
}

/** @param vitals what is measured, by the parcel's name */
export function healthOf(window: Window, boot: BootData, vitals: Vitals): Health {
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

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    meet();
    const measured = vitals.take().flatMap(({ parcel, ...values }) => {
      const version = boot.parcelVersions?.[parcel];
      return version === undefined ? [] : [{ parcel: `${parcel}@${version}`, ...values }];
    });
    if (measured.length > 0) send({ met: [], vitals: measured });
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
