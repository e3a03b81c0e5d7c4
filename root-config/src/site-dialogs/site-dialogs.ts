import { isRobot, type SiteConfig } from '@paddock/contract';
import type { AuthValue, ConsentValue, StorageItem, Stream } from '@paddock/shared-utils';

import { offerApp, type AppOfferParts } from './offer-app.ts';
import { showWhenFree } from './when-free.ts';

export const CONSENT_WIDGET = 'system-pages/cookie-consent';
export const NEW_SITE_WIDGET = 'system-pages/new-site';
export const PRIVACY_WIDGET = 'system-pages/privacy-update';
/** "About 5 years" (S4-21, S9-10). */
const NEW_SITE_MS = 5 * 365.25 * 86_400_000;

export interface SiteDialogParts extends AppOfferParts {
  readonly site: SiteConfig;
  readonly userAgent: string;
  readonly consent$: Stream<ConsentValue>;
  readonly auth$: Stream<AuthValue>;
  /** When the new site was told of last; 0 for never. */
  readonly toldAtMs: Pick<StorageItem<number>, 'read' | 'write'>;
  /** `privacyUpdatedAt` of the privacy policy this browser knows; empty for none. */
  readonly knownPrivacy: Pick<StorageItem<string>, 'read' | 'write'>;
}

/**
 * What a site may have to ask or tell its visitors, one after the other and never over another dialog: the question about
 * cookies (S4-10), asked again by the next document where it was closed without an answer; and to guests alone that the
 * site is new (S4-21, S6-04), once in about five years; and to whoever knew an older privacy policy that it changed
 * (S2-67); last, that the site can be installed. Robots see none of them.
 */
export async function showSiteDialogs(parts: SiteDialogParts): Promise<void> {
  if (isRobot(parts.userAgent)) return;
  await askForConsent(parts);
  await tellOfNewSite(parts);
  await tellOfPrivacy(parts);
  await offerApp(parts);
}

async function askForConsent(parts: SiteDialogParts): Promise<void> {
  // Where the site does not ask, consent is set from the start.
  const isDue = () => parts.consent$.snapshot().status === 'unset';
  if (isDue()) await showWhenFree(parts, { widget: CONSENT_WIDGET, size: 'small' }, isDue);
}

async function tellOfNewSite(parts: SiteDialogParts): Promise<void> {
  const { site, auth$, scheduler, toldAtMs } = parts;
  if (site.isShowNewSiteInfo !== true) return;
  const isDue = () =>
    auth$.snapshot().status === 'guest' &&
    (toldAtMs.read() === 0 || scheduler.nowMs() - toldAtMs.read() > NEW_SITE_MS);
  if (!isDue()) return;
  await showWhenFree(parts, { widget: NEW_SITE_WIDGET, size: 'small' }, isDue);
  // Whoever signed in instead was not told.
  if (auth$.snapshot().status === 'guest') toldAtMs.write(scheduler.nowMs());
}

async function tellOfPrivacy(parts: SiteDialogParts): Promise<void> {
  const { site, knownPrivacy } = parts;
  const { privacyUpdatedAt } = site;
  if (privacyUpdatedAt === undefined) return;
  // Whoever comes for the first time begins with the policy as it stands.
  const isDue = () => !['', privacyUpdatedAt].includes(knownPrivacy.read());
  if (isDue()) await showWhenFree(parts, { widget: PRIVACY_WIDGET, size: 'small' }, isDue);
  knownPrivacy.write(privacyUpdatedAt);
}
