import type { RegistrationTerms } from '@paddock/contract';

/** What a visitor who wants to register sees next (S4-05). */
export type RegistrationStep =
  | { readonly kind: 'agreement' }
  | { readonly kind: 'form' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'deposit-event' };

/**
 * The flow of S4-05: the responsible-gaming agreement first, where it is on and not accepted; then what the site is
 * configured to. The registration page itself is where its own redirect ends.
 */
export function registrationStep(
  terms: Pick<RegistrationTerms, 'agreement' | 'start'>,
  { accepted, onPage }: { readonly accepted: boolean; readonly onPage: boolean },
): RegistrationStep {
  if (terms.agreement && !accepted) return { kind: 'agreement' };
  if (onPage) return { kind: 'form' };
  switch (terms.start) {
    case 'registration-page':
      return { kind: 'page', path: '/registration' };
    case 'login-page':
      return { kind: 'page', path: '/user/login' };
    case 'deposit-event':
      return { kind: 'deposit-event' };
    case 'modal':
      return { kind: 'form' };
  }
}
