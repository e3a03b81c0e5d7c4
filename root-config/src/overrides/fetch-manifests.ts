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
  /** What is wrong with the manifest. */
  readonly problems: readonly string[];
}

export interface FetchOptions {
  readonly fetch: typeof fetch;
  readonly scheduler: Scheduler;
}

/**
 * Asks beside each overridden parcel's entry for its `parcel.json`, all at once. One that is not there, or does not come
 * in 3 s, is no problem: the site's own routes then stand.
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
      if (answer === undefined) return { parcel, entryUrl, manifest: null, problems: [] };
      if (answer.isRefused)
        return { parcel, entryUrl, manifest: null, problems: refusedBy(answer.json, parcel) };
      const read = readManifest(answer.json, parcel);
      const problems = read.ok ? [] : read.problems.map((problem) => `${parcel} parcel.json ${problem}`);
      return { parcel, entryUrl, manifest: read.ok ? read.manifest : null, problems };
    }),
  );
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
}

/** What stands at an address; undefined where nothing came in time. */
async function fetchJson(url: string, { fetch, scheduler }: FetchOptions): Promise<Answer | undefined> {
  const controller = new AbortController();
  const cancel = scheduler.after(MANIFEST_TIMEOUT_MS, () => controller.abort());
  try {
    const response = await fetch(url, { signal: controller.signal, cache: 'no-store' });
    const isRefused = response.status === REFUSED;
    if (!response.ok && !isRefused) return undefined;
    return { json: parsed(await response.text()), isRefused };
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
