import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { PasskeySignInRequest } from '@paddock/contract/schemas';
import { api } from '@paddock/shared-utils';

type Use = PasskeySignInRequest['response'];
type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Presses of the button so far. */
let presses = 0;
let turn: Promise<unknown> = Promise.resolve();

/** Challenges are asked for one after the other: the first answer brings the cookie that ties both to this browser. */
function nextOptions() {
  const answer = turn.then(() => api.post('/web-api/auth/passkey/options', {}));
  turn = answer;
  return answer;
}

async function answerTo(optionsJSON: Options, useBrowserAutofill: boolean): Promise<Use | null> {
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill });
  } catch {
    // The visitor closed the browser's question, or another way was taken.
    return null;
  }
}

/** Has the browser ask for a passkey; null when none was given. */
export async function askForPasskey(): Promise<Use | null> {
  presses += 1;
  const options = await nextOptions();
  return options.ok ? answerTo(options.data, false) : null;
}

/**
 * Lets the browser offer passkeys where it offers logins, and waits until one is chosen; null where it cannot, and where
 * the button was pressed meanwhile: a browser asks one thing at a time, and an offer that comes late would end the question.
 */
export async function offerAmongSuggestions(): Promise<Use | null> {
  const pressesBefore = presses;
  if (!(await browserSupportsWebAuthnAutofill())) return null;
  const options = await nextOptions();
  return options.ok && presses === pressesBefore ? answerTo(options.data, true) : null;
}

/** The form is gone: nothing is waited for any more. */
export const leave = (): void => WebAuthnAbortService.cancelCeremony();
