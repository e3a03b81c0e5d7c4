import { REMOTE_ENTRY_HEADERS, REMOTE_ENTRY_MODE, REMOTE_ENTRY_VERSION } from '@paddock/contract';

import { messageOf, RemoteFailure } from '../remote/remote-failure.ts';
import { checkEntry, ForeignAddress, type CheckedEntry } from './check-entry.ts';

/** Far more than any page is. A host that sends on and on is not listened to. */
export const ENTRY_MAX_BYTES = 2_000_000;

export interface EntryRequest {
  readonly parcel: string;
  /** Origin of the entry and the current full path (S7-42). */
  readonly url: string;
  readonly forceSpa: boolean;
  readonly signal: AbortSignal;
}

/**
 * Asks for the entry of an address. Without credentials, and without following redirects: those could lead anywhere.
 * @throws RemoteFailure
 */
export async function fetchEntry(fetchFile: typeof fetch, request: EntryRequest): Promise<CheckedEntry> {
  const { parcel, url } = request;
  const answer = await ask(fetchFile, request);
  if (!answer.ok) {
    const httpStatus = answer.status;
    throw new RemoteFailure(`the entry answered ${httpStatus}`, { kind: 'http', parcel, url, httpStatus });
  }
  try {
    return checkEntry(JSON.parse(await textOf(answer)), url);
  } catch (error) {
    // A refused address was blocked by us as the browser blocks a tampered file: it says the same to the player.
    const foreign = error instanceof ForeignAddress;
    const kind = foreign ? 'integrity' : 'evaluation';
    throw new RemoteFailure(`the entry is not usable: ${messageOf(error)}`, {
      kind,
      parcel,
      url: foreign ? error.url : url,
      cause: error,
    });
  }
}

async function ask(
  fetchFile: typeof fetch,
  { parcel, url, forceSpa, signal }: EntryRequest,
): Promise<Response> {
  const { renderMode, apiVersion, forceSpa: spa } = REMOTE_ENTRY_HEADERS;
  try {
    return await fetchFile(url, {
      headers: {
        [renderMode]: REMOTE_ENTRY_MODE,
        [apiVersion]: REMOTE_ENTRY_VERSION,
        ...(forceSpa ? { [spa]: 'true' } : {}),
      },
      credentials: 'omit',
      redirect: 'error',
      signal,
    });
  } catch (error) {
    throw new RemoteFailure(messageOf(error), { kind: 'network', parcel, url, cause: error });
  }
}

/** The body as text. @throws Error for one that is too long, whose rest is not fetched */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const parts: string[] = [];
  let length = 0;
  for (;;) {
    const part = await reader?.read();
    if (part?.value === undefined) return parts.join('');
    length += part.value.length;
    if (length > ENTRY_MAX_BYTES) {
      await reader?.cancel();
      throw new Error(`longer than ${ENTRY_MAX_BYTES} bytes`);
    }
    parts.push(part.value);
  }
}
