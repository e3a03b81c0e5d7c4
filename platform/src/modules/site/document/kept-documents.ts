import type { SharedInput } from './document-input.ts';
import type { Encoding, PackedBeginning } from './packed-text.ts';

/** What is kept at most, as it goes over the wire: some 1,500 documents that are packed. */
const MOST_BYTES = 32_000_000;

/** Numbers of objects that nobody changes: another one has another number. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

function numberOf(one: object | undefined): number {
  if (one === undefined) return 0;
  const number = numbers.get(one) ?? (lastNumber += 1);
  numbers.set(one, number);
  return number;
}

/**
 * What a document was made of. All of its input is in it: site, release, route and drawing, which are never changed, by what
 * they are, and everything else, also what is added one day, by what it says.
 */
export function documentKey(input: SharedInput, encoding: Encoding): string {
  const { site, loaded, drawing, matched, ...rest } = input;
  const { route, ...place } = matched;
  const objects = [site, loaded, drawing, route].map(numberOf);
  return JSON.stringify([encoding, ...objects, place, rest]);
}

/** Whether a document is worth keeping: others will ask for the same one. Addresses that anybody can make up are not. */
export function isKept({ status, overrides, remote, facts, ownPath, matched }: SharedInput): boolean {
  const isPreview = facts?.kind === 'page' && facts.isPreview;
  return (
    status === 200 &&
    overrides === undefined &&
    remote === undefined &&
    !isPreview &&
    matched.path === ownPath
  );
}

interface Kept {
  readonly made: Promise<PackedBeginning>;
  bytes: number;
}

/** Keeps documents in memory, those asked for last. */
export function createKeptDocuments(mostBytes = MOST_BYTES) {
  const all = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= all.get(key)?.bytes ?? 0;
    all.delete(key);
  }

  function keep(key: string, made: Promise<PackedBeginning>): void {
    const kept: Kept = { made, bytes: 0 };
    all.set(key, kept);
    made.then(
      (packed) => {
        if (all.get(key) !== kept) return;
        kept.bytes = packed.bytes.length + 2 * key.length;
        bytes += kept.bytes;
        for (const oldest of all.keys()) {
          if (bytes <= mostBytes) return;
          forget(oldest);
        }
      },
      () => forget(key),
    );
  }

  return {
    /** The document of a key, made where nobody asked for it lately. Those who ask at once wait for one and the same. */
    find(key: string, make: () => Promise<PackedBeginning>): Promise<PackedBeginning> {
      const known = all.get(key);
      if (known !== undefined) {
        // Back to the end of the map: the first there is the one asked for longest ago.
        all.delete(key);
        all.set(key, known);
        return known.made;
      }
      const made = make();
      keep(key, made);
      return made;
    },
  };
}
