import { DAY_MS } from '@paddock/contract';
import { consent$, storageItem } from '@paddock/shared-utils';

/** Kept this long: for the way by a company's page, and back. */
const KEPT_MS = DAY_MS;
/** Whose link somebody came by, where they agreed to marketing: a friend seldom registers on the day they are told. */
const LINK_KEPT_MS = 30 * DAY_MS;

/** Codes of the address that led to the registration. */
export interface Invitation {
  readonly refCode: string | undefined;
  readonly promoCode: string | undefined;
}

interface Kept {
  readonly refCode?: string;
  readonly promoCode?: string;
  readonly keptAtMs: number;
}

const item = () =>
  storageItem<Kept | null>({
    key: 'welcome.invitation',
    version: 1,
    fallback: null,
    parse: (stored) =>
      typeof (stored as Partial<Kept> | null)?.keptAtMs === 'number' ? (stored as Kept) : undefined,
  });

/**
 * The codes a registration begins with: those of the address, which are kept, else the kept ones. Whoever goes by a
 * company's page comes back to an address without them.
 */
export function invitationOf(query: string, nowMs: number): Invitation {
  const asked = new URLSearchParams(query);
  const told = { refCode: asked.get('ref_code'), promoCode: asked.get('promo_code') };
  if (told.refCode !== null || told.promoCode !== null) {
    const refCode = told.refCode ?? undefined;
    const promoCode = told.promoCode ?? undefined;
    item().write({ ...(refCode && { refCode }), ...(promoCode && { promoCode }), keptAtMs: nowMs });
    return { refCode, promoCode };
  }
  const kept = item().read();
  const ageMs = kept === null ? Infinity : nowMs - kept.keptAtMs;
  const linkKeptMs = consent$.snapshot().marketing ? LINK_KEPT_MS : KEPT_MS;
  return {
    refCode: ageMs < linkKeptMs ? kept?.refCode : undefined,
    promoCode: ageMs < KEPT_MS ? kept?.promoCode : undefined,
  };
}
