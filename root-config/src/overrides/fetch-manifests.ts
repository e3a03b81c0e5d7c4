import { DEVELOPMENT_BUILD, PARCEL_BUILD_HEADER } from '@paddock/contract';
import type { ParcelManifest } from '@paddock/contract/schemas';

import type { Scheduler } from '../time/scheduler.ts';
import { parcelOf } from './overrides-api.ts';
import { readManifest } from './read-manifest.ts';

/** Longest wait for a manifest: the page does not start before. */
const MANIFEST_TIMEOUT_MS = 3_000;
/** How a development server answers for a manifest that is wrong. */
const REFUSED = 422;

/** An overridden parcel as the site meets it. */
export interface OverriddenParcel {
  readonly parcel: string;
  /** Address of its entry. */
  readonly entryUrl: string;
  /** Its own manifest; null where none stands beside the entry or it cannot be used. */
  readonly manifest: ParcelManifest | null;
  /** Import-map name → address of its development copy of a shared module; none where it brings none. */
  readonly copies: Readonly<Record<string, string>>;
  /** Whether a development server serves it, which its answer says. */
  readonly isDevelopment: boolean;
  /** What is wrong with the manifest. */
  readonly problems: readonly string[];
}

export interface FetchOptions {
  readonly fetch: typeof fetch;
  readonly scheduler: Scheduler;
}

/**
 * Asks beside each overridden parcel's entry for its `parcel.json`, all at once, and for the list of its own copies where
 * it names some. What is not there, or does not come in 3 s, is no problem: the site's own routes then stand, or the
 * published copies.
 */
export function fetchManifests(
  active: ReadonlyMap<string, string>,
  options: FetchOptions,
): Promise<readonly OverriddenParcel[]> {
  const parcels = [...active].flatMap(([name, entryUrl]) => {
    const parcel = parcelOf(name);
    return parcel === null ? [] : [{ parcel, entryUrl }];
  });
  return Promise.all(
    parcels.map(async ({ parcel, entryUrl }): Promise<OverriddenParcel> => {
      const answer = await fetchJson(new URL('parcel.json', entryUrl).href, options);
      const isDevelopment = answer?.isDevelopment ?? false;
      const without = { parcel, entryUrl, manifest: null, copies: {}, isDevelopment };
      if (answer === undefined) return { ...without, problems: [] };
      if (answer.isRefused) return { ...without, problems: refusedBy(answer.json, parcel) };
      const read = readManifest(answer.json, parcel);
      if (!read.ok)
        return { ...without, problems: read.problems.map((problem) => `${parcel} parcel.json ${problem}`) };
      const { manifest } = read;
      const copies = manifest.ownCopies === undefined ? {} : await fetchCopies(entryUrl, options);
      return { parcel, entryUrl, manifest, copies, isDevelopment, problems: [] };
    }),
  );
}

/** Where a development server has its own builds of the parcel's copies. */
async function fetchCopies(entryUrl: string, options: FetchOptions): Promise<OverriddenParcel['copies']> {
  const answer = await fetchJson(new URL('own-copies.json', entryUrl).href, options);
  const listed: unknown = answer?.json;
  if (typeof listed !== 'object' || listed === null) return {};
  const copies = Object.entries(listed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(copies.map(([name, address]) => [name, new URL(address, entryUrl).href]));
}

/** What a development server says is wrong with its parcel's manifest; each problem names its file and place. */
function refusedBy(json: unknown, parcel: string): readonly string[] {
  const problems: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'problems') : null;
  const texts = Array.isArray(problems) ? problems.filter((problem) => typeof problem === 'string') : [];
  return (texts.length > 0 ? texts : ['parcel.json is refused']).map((problem) => `${parcel} ${problem}`);
}

interface Answer {
  /** Null where it is no JSON. */
  readonly json: unknown;
  readonly isRefused: boolean;
  readonly isDevelopment: boolean;
}

/** What stands at an address; undefined where nothing came in time. */
async function fetchJson(url: string, { fetch, scheduler }: FetchOptions): Promise<Answer | undefined> {
  const controller = new AbortController();
  const cancel = scheduler.after(MANIFEST_TIMEOUT_MS, () => controller.abort());
  try {
    const response = await fetch(url, { signal: controller.signal, cache: 'no-store' });
    const isRefused = response.status === REFUSED;
    if (!response.ok && !isRefused) return undefined;
    const isDevelopment = response.headers.get(PARCEL_BUILD_HEADER) === DEVELOPMENT_BUILD;
    return { json: parsed(await response.text()), isRefused, isDevelopment };
  } catch {
    return undefined;
  } finally {
    cancel();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
