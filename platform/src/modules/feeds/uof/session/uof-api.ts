import type { Readable, WireFault } from '../wire/wire-fault.ts';
import type { RecoveryAnswer } from './ask-recovery.ts';
import type { RecoveryRequest } from './products.ts';

const PATIENCE_MS = 15_000;
/** Times one document is asked for before the API counts as away. */
const TRIES = 3;
/** Answers that say nothing of the document: the token is refused, or the API is busy. */
const NO_ANSWER: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** The API does not answer. */
export class ApiAwayError extends Error {
  constructor(path: string) {
    super(`the API of the feed does not answer: ${path}`);
    this.name = 'ApiAwayError';
  }
}

export interface UofApiOptions {
  /** Where the API is, with its version and without a slash at its end: `https://api.example/v1`. */
  readonly url: string;
  readonly token: string;
  readonly nodeId: number;
  readonly fetch: typeof fetch;
  /** Waits before a document is asked for again. */
  readonly pause: () => Promise<void>;
  /** A document that came and could not be read. */
  readonly onFault: (path: string, fault: WireFault) => void;
}

/** The API of the feed: documents by their path, and recoveries. */
export class UofApi {
  readonly #options: UofApiOptions;

  constructor(options: UofApiOptions) {
    this.#options = options;
  }

  /** A document as a reader reads it; undefined where there is none or it cannot be read. @throws ApiAwayError after a few tries */
  async document<Value>(path: string, read: (text: string) => Readable<Value>): Promise<Value | undefined> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      if (tried > 0) await this.#options.pause();
      const text = await this.#text(path);
      if (text === 'none') return undefined;
      if (text === undefined) continue;
      const one = read(text.text);
      if (one.ok) return one.value;
      this.#options.onFault(path, one.fault);
      return undefined;
    }
    throw new ApiAwayError(path);
  }

  /** Asks for a recovery. */
  async recover({ folder, requestId, afterMs }: RecoveryRequest): Promise<RecoveryAnswer> {
    const asked = new URLSearchParams({ request_id: `${requestId}`, node_id: `${this.#options.nodeId}` });
    if (afterMs !== undefined) asked.set('after', `${afterMs}`);
    const answer = await this.#send(`${folder}/recovery/initiate_request?${asked.toString()}`, 'POST');
    if (answer === undefined) return 'unanswered';
    return answer.ok ? 'comes' : 'refused';
  }

  async #text(path: string): Promise<{ readonly text: string } | 'none' | undefined> {
    const answer = await this.#send(path, 'GET');
    if (answer === undefined || answer.status >= 500 || NO_ANSWER.has(answer.status)) return undefined;
    if (!answer.ok) return 'none';
    const text = await answer.text().catch(() => undefined);
    return text === undefined ? undefined : { text };
  }

  async #send(path: string, method: 'GET' | 'POST'): Promise<Response | undefined> {
    const { url, token, fetch } = this.#options;
    return fetch(`${url}/${path}`, {
      method,
      headers: { 'x-access-token': token },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
  }
}
