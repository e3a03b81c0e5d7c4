import type { Secrets } from './secrets.ts';

/** What became of what was sealed. */
export interface Resealed {
  /** Lies under the current data key now. */
  readonly anew: number;
  /** What opens under no valid key and stays as it is: its purpose and owner. */
  readonly unreadable: readonly string[];
}

/** One thing that is kept sealed. */
export interface SealedItem {
  readonly owner: string;
  readonly sealed: Uint8Array;
  /** Keeps it, unless it has changed since. */
  keep(anew: Buffer): Promise<void>;
}

/** Seals anew what is not under the current data key. */
export async function resealAll(
  secrets: Secrets,
  purpose: string,
  items: AsyncIterable<SealedItem>,
): Promise<Resealed> {
  const unreadable: string[] = [];
  let anew = 0;
  for await (const { owner, sealed, keep } of items) {
    if (secrets.isSealedByCurrent(sealed)) continue;
    const content = opened(() => secrets.open(purpose, owner, sealed));
    if (content === undefined) {
      unreadable.push(`${purpose} of ${owner}`);
      continue;
    }
    await keep(secrets.seal(purpose, owner, content));
    anew += 1;
  }
  return { anew, unreadable };
}

function opened(open: () => Uint8Array): Uint8Array | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
