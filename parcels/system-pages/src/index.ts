import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('system-pages', failureTexts);

export const pages: ParcelModule['pages'] = {
  error: async () => react((await import('./pages/error-page.tsx')).ErrorPage),
  block: async () => react((await import('./pages/block-page.tsx')).BlockPage),
  notice: async () => react((await import('./pages/notice-page.tsx')).NoticePage),
  'site-updates': async () => react((await import('./pages/site-updates-page.tsx')).SiteUpdatesPage),
  'old-browser': async () => react((await import('./pages/old-browser-page.tsx')).OldBrowserPage),
};

export const widgets: ParcelModule['widgets'] = {
  'cookie-consent': async () =>
    react((await import('./widgets/cookie-consent-widget.tsx')).CookieConsentWidget),
  'new-site': async () => react((await import('./widgets/new-site-widget.tsx')).NewSiteWidget),
  'install-app': async () => react((await import('./widgets/install-app-widget.tsx')).InstallAppWidget),
  'privacy-update': async () =>
    react((await import('./widgets/privacy-update-widget.tsx')).PrivacyUpdateWidget),
};
