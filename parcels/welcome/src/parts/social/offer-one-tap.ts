import { readLocale } from '@paddock/contract';
import type { RedirectView } from '@paddock/contract/schemas';
import { api, site$, type Address } from '@paddock/shared-utils';

const ONE_TAP = '/social-api/oauth/google-one-tap' satisfies Address<'POST'>;

/** Over TLS it is bound to the host, so that no neighbour of the domain can write cookie and form alike. */
const CSRF_COOKIE = `${location.protocol === 'https:' ? '__Host-' : ''}g_csrf_token`;

/** What a company's script puts on the page, as far as it is used here. */
interface OneTapApi {
  initialize(settings: {
    readonly client_id: string;
    readonly nonce: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly use_fedcm_for_prompt: boolean;
  }): void;
  prompt(): void;
  cancel(): void;
}

export interface OneTapOffer {
  readonly language: string;
  readonly returnUrl: string | null;
  /** Ends the offer: the form is closed. */
  readonly signal: AbortSignal;
}

/** Asks what to begin with, loads the company's script and shows its prompt. @throws Error when the script fails. */
export async function offerOneTap({ language, returnUrl, signal }: OneTapOffer): Promise<void> {
  const client = await api.get('/social-api/oauth/google-one-tap/clientId', { bearer: 'none', signal });
  if (!client.ok || signal.aborted) return;
  const { clientId, nonce, script } = client.data;
  const prompts = await loadScript(script);
  // Aborted while the script came.
  if (isGone(signal)) return;
  prompts.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => void send(credential, language, returnUrl),
    use_fedcm_for_prompt: true,
  });
  signal.addEventListener('abort', () => prompts.cancel());
  prompts.prompt();
}

const isGone = (signal: AbortSignal): boolean => signal.aborted;

/** Loads the script once a page. */
function loadScript(src: string): Promise<OneTapApi> {
  const known = oneTapApi();
  if (known !== undefined) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = src;
    element.async = true;
    element.addEventListener('load', () => {
      const loaded = oneTapApi();
      if (loaded === undefined) reject(new Error(`the one-tap script ${src} brought nothing`));
      else resolve(loaded);
    });
    element.addEventListener('error', () => {
      element.remove();
      reject(new Error(`the one-tap script ${src} could not be loaded`));
    });
    document.body.append(element);
  });
}

function oneTapApi(): OneTapApi | undefined {
  const { google } = globalThis as { google?: { readonly accounts?: { readonly id?: OneTapApi } } };
  return google?.accounts?.id;
}

/** Hands the credential in (S7-39) and goes where the server says: into the site, or to the rest of the registration. */
async function send(credential: string, language: string, returnUrl: string | null): Promise<void> {
  const form = new FormData();
  const fields = {
    credential,
    g_csrf_token: cookieOf(CSRF_COOKIE),
    language,
    ...(await guessedChoices()),
    ...(returnUrl === null ? {} : { returnUrl }),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await fetch(ONE_TAP, { method: 'POST', body: form, credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`one-tap was answered ${answer.status}`);
  const { redirectUrl } = (await answer.json()) as RedirectView;
  location.assign(redirectUrl);
}

function cookieOf(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

/** Currency and country a newcomer's form begins with (S3-17); whatever is not known is left out. */
async function guessedChoices(): Promise<{ readonly currency: string; readonly countryId?: string }> {
  const site = site$.snapshot();
  const currency = 'config' in site ? site.config.defaultCurrency : '';
  const region = readLocale(navigator.language)?.maximize().region;
  const answer = await api.get('/web-api/countries');
  const country = answer.ok ? answer.data.countries.find(({ code }) => code === region) : undefined;
  return country === undefined ? { currency } : { currency: country.currency, countryId: String(country.id) };
}
