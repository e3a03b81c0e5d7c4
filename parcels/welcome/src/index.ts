import type { ParcelModule } from '@paddock/contract';
import { failureTexts } from '@paddock/shared-utils';
import { reactParcel } from '@paddock/styleguide';

const react = reactParcel('welcome', failureTexts);

export const pages: ParcelModule['pages'] = {
  login: async () => react((await import('./pages/login-page.tsx')).LoginPage),
  'confirm-terms': async () => react((await import('./pages/confirm-terms-page.tsx')).ConfirmTermsPage),
  registration: async () => react((await import('./pages/registration-page.tsx')).RegistrationPage),
  'password-reset': async () => react((await import('./pages/password-reset-page.tsx')).PasswordResetPage),
  'account-verify': async () => react((await import('./pages/account-verify-page.tsx')).AccountVerifyPage),
  'activate-fast': async () => react((await import('./pages/activate-fast-page.tsx')).ActivateFastPage),
  'stop-newsletter': async () => react((await import('./pages/stop-newsletter-page.tsx')).StopNewsletterPage),
};

export const widgets: ParcelModule['widgets'] = {
  login: async () => react((await import('./widgets/login-widget.tsx')).LoginWidget),
  'terms-choice': async () => react((await import('./widgets/terms-choice-widget.tsx')).TermsChoiceWidget),
  'terms-error': async () => react((await import('./widgets/terms-error-widget.tsx')).TermsErrorWidget),
  'forgot-password': async () =>
    react((await import('./widgets/forgot-password-widget.tsx')).ForgotPasswordWidget),
  registration: async () => react((await import('./widgets/registration-widget.tsx')).RegistrationWidget),
  'registration-reminder': async () =>
    react((await import('./widgets/registration-reminder-widget.tsx')).RegistrationReminderWidget),
  'convert-reminder': async () =>
    react((await import('./widgets/convert-reminder-widget.tsx')).ConvertReminderWidget),
  'signed-out': async () => react((await import('./widgets/signed-out-widget.tsx')).SignedOutWidget),
};
