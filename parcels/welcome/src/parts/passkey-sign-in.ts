import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { PasskeySignInRequest } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';

type Use = PasskeySignInRequest['response'];

async function ask(useBrowserAutofill: boolean): Promise<Use | null> {
  const options = await api.post('/web-api/auth/passkey/options', {});
  if (!options.ok) return null;
  try {
    return await startAuthentication({ optionsJSON: options.data, useBrowserAutofill });
  } catch {
    // The visitor closed the browser's question, or another way was taken.
    return null;
  }
}

/** Has the browser ask for a passkey; null when none was given. */
export const askForPasskey = (): Promise<Use | null> => ask(false);

/** Lets the browser offer passkeys where it offers logins, and waits until one is chosen; null where it cannot. */
export async function offerAmongSuggestions(): Promise<Use | null> {
  return (await browserSupportsWebAuthnAutofill()) ? ask(true) : null;
}

/** The form is gone: nothing is waited for any more. */
export const leave = (): void => WebAuthnAbortService.cancelCeremony();
