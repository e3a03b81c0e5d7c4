import { causeOf } from '../dev-server/site-link.ts';
import { RegistryError, refusalOf } from './registry-error.ts';

/** Where requests go, and as whom. */
export interface Registry {
  readonly site: string;
  readonly token: string;
  /** Waits between attempts. */
  wait(delayMs: number): Promise<void>;
}

export interface RegistryRequest {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path with query: `/web-api/registry/status`. */
  readonly path: string;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * `always`: the same request twice does what it does once. `unsent`: only when it never reached the site, because a
   * repetition would act again.
   */
  readonly repeat: 'always' | 'unsent';
}

const ATTEMPTS = 5;
const FIRST_WAIT_MS = 250;
const PATIENCE_MS = 60_000;
/** Answers of something between here and the site, and of a site that is just starting. */
const PASSING = new Set([502, 503, 504]);
const UNSENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Sends one request, again where that is safe and the failure may pass.
 * @throws RegistryError for a refusal, and UNREACHABLE when the site does not answer
 */
export async function send<Answer>(registry: Registry, request: RegistryRequest): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await attemptOnce(registry, request);
    if (outcome.kind === 'answer') return JSON.parse(outcome.text) as Answer;
    if (!outcome.mayPass || attempt === ATTEMPTS) throw outcome.error;
    await registry.wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
  }
}

type Outcome =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'failure'; readonly error: RegistryError; readonly mayPass: boolean };

async function attemptOnce({ site, token }: Registry, request: RegistryRequest): Promise<Outcome> {
  const { method, path, body, headers, repeat } = request;
  const address = new URL(path, site);
  try {
    const response = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    if (response.ok) return { kind: 'answer', text };
    const mayPass = repeat === 'always' && PASSING.has(response.status);
    return { kind: 'failure', error: refusalOf(response.status, address, text), mayPass };
  } catch (failure) {
    const cause = causeOf(failure);
    const error = new RegistryError('UNREACHABLE', `${address.origin} does not answer (${cause})`);
    return { kind: 'failure', error, mayPass: repeat === 'always' || UNSENT.has(cause) };
  }
}
