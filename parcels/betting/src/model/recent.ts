import { auth$, storageItem } from '@paddock/shared-utils';
import type { LocalizedName } from '@paddock/contract/schemas';

/** A match, a championship or a team that was looked at, by its address without language. */
export interface Viewed {
  readonly path: string;
  readonly sport: string;
  /** One, or the two sides of a match. */
  readonly names: readonly LocalizedName[];
}

/** What this browser remembers, and of whom: the next one who signs in does not see it. */
interface Kept {
  readonly userId: string | null;
  readonly viewed: readonly Viewed[];
}

type Listener = () => void;

/** Pages somebody looked at lately, the last one first. */
export interface Recent {
  snapshot(): readonly Viewed[];
  subscribe(listener: Listener): () => void;
  note(viewed: Viewed): void;
  clear(): void;
}

/** As many as a list shows without a scroll. */
export const RECENT_MOST = 12;

const NOTHING: readonly Viewed[] = [];

function isName(value: unknown): value is LocalizedName {
  return typeof value === 'object' && value !== null && 'en' in value && typeof value.en === 'string';
}

function isViewed(value: unknown): value is Viewed {
  const { path, sport, names } = (value ?? {}) as Readonly<Record<string, unknown>>;
  // An address of this site alone, whatever the storage says.
  const isOwn = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return (
    isOwn && typeof sport === 'string' && Array.isArray(names) && names.length > 0 && names.every(isName)
  );
}

function parseKept(stored: unknown): Kept | undefined {
  const { userId, viewed } = (stored ?? {}) as Readonly<Record<string, unknown>>;
  if ((userId !== null && typeof userId !== 'string') || !Array.isArray(viewed)) return undefined;
  return { userId, viewed: viewed.filter(isViewed).slice(0, RECENT_MOST) };
}

/** A match goes from the line to live, and is the same one. */
const placeOf = (path: string): string => path.replace(/^\/(line|live)\//, '/');

export function createRecent(): Recent {
  const item = storageItem<Kept>({
    key: 'betting.recent',
    version: 1,
    fallback: { userId: null, viewed: [] },
    parse: parseKept,
  });
  const listeners = new Set<Listener>();
  let kept = item.read();
  const who = (): string | null => auth$.snapshot().userId;

  function own(): readonly Viewed[] {
    return kept.userId === who() ? kept.viewed : NOTHING;
  }

  function keep(viewed: readonly Viewed[]): void {
    kept = { userId: who(), viewed };
    item.write(kept);
    for (const listener of listeners) listener();
  }

  return {
    snapshot: own,
    subscribe(listener) {
      listeners.add(listener);
      const auth = auth$.subscribe(listener);
      return () => {
        listeners.delete(listener);
        auth.unsubscribe();
      };
    },
    note(viewed) {
      // Another tab may have looked at something meanwhile.
      kept = item.read();
      const others = own().filter(({ path }) => placeOf(path) !== placeOf(viewed.path));
      keep([viewed, ...others].slice(0, RECENT_MOST));
    },
    clear: () => keep([]),
  };
}

let ofPage: Recent | undefined;

/** What was looked at in this browser, for the pages that note it and the search that shows it. */
export function recent(): Recent {
  ofPage ??= createRecent();
  return ofPage;
}
