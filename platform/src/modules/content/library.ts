import { writtenIn } from '@paddock/contract';
import { addressAbove, addressOfCategory, categoryOfAddress } from '@paddock/contract/content';
import type { ContentBody, ContentEdition, ContentText } from '@paddock/contract/schemas';

import { dayOf } from './document-day.ts';
import type { ReadableDocument } from './document-store.ts';

/** A document that is published. */
export interface PublishedDocument {
  readonly id: bigint;
  readonly address: string;
  readonly body: ContentBody;
  /** Its version. */
  readonly number: number;
  readonly sinceMs: number;
  /** What was read of it, the newest first; this one is the first. */
  readonly editions: readonly ContentEdition[];
}

/** Everything that is published, in memory: a document is found without the database. */
export class Library {
  readonly #byId = new Map<bigint, PublishedDocument>();
  #byAddress = new Map<string, PublishedDocument>();
  /** By the address above, and articles by that of their category, in the order they are listed. */
  #below = new Map<string, PublishedDocument[]>();
  #moves: ReadonlyMap<string, string> = new Map();
  /** Counts up with each change of what is read. */
  revision = 0;

  /** Takes documents in as they are now, those of which nothing is published any more too. */
  take(
    changed: readonly ReadableDocument[],
    { moves, revision }: { readonly moves: ReadonlyMap<string, string>; readonly revision: number },
  ): void {
    this.revision = revision;
    for (const { id, address, body, editions } of changed) {
      const [current] = editions;
      if (body === null || current === undefined) this.#byId.delete(id);
      else
        this.#byId.set(id, { id, address, body, editions, number: current.number, sinceMs: current.fromMs });
    }
    this.#moves = moves;
    const all = [...this.#byId.values()];
    this.#byAddress = new Map(all.map((document) => [document.address, document]));
    this.#below = belowOf(all);
  }

  get(address: string): PublishedDocument | undefined {
    return this.#byAddress.get(address);
  }

  /**
   * Where the document that stood at an address is read now; undefined where none stood there, where it is read no more, and
   * where another one is read by now.
   */
  movedTo(address: string): string | undefined {
    if (this.#byAddress.has(address)) return undefined;
    const to = this.#moves.get(address);
    return to !== undefined && this.#byAddress.has(to) ? to : undefined;
  }

  /** Documents below an address, as they are listed. */
  below(address: string): readonly PublishedDocument[] {
    return this.#below.get(address) ?? [];
  }

  all(): Iterable<PublishedDocument> {
    return this.#byId.values();
  }
}

function belowOf(all: readonly PublishedDocument[]): Map<string, PublishedDocument[]> {
  const below = new Map<string, PublishedDocument[]>();
  const put = (address: string, document: PublishedDocument) => {
    const there = below.get(address);
    if (there === undefined) below.set(address, [document]);
    else there.push(document);
  };
  for (const document of all.toSorted(inListOrder)) {
    const { address, body } = document;
    const category = categoryOfAddress(address);
    const above = category === undefined ? addressAbove(address) : aboveCategory(address);
    if (above !== undefined) put(above, document);
    if (body.category !== undefined) put(addressOfCategory(body.category), document);
  }
  return below;
}

/** Categories of one segment are listed nowhere: the blog shows its articles, and each article its category. */
function aboveCategory(address: string): string | undefined {
  const above = addressAbove(address);
  return above !== undefined && categoryOfAddress(above) !== undefined ? above : undefined;
}

/** What has a day before what has none, the newest first; then by the place its editor gave it, then by its address. */
function inListOrder(a: PublishedDocument, b: PublishedDocument): number {
  return (
    compare(dayOf(b) ?? '', dayOf(a) ?? '') ||
    (a.body.order ?? 0) - (b.body.order ?? 0) ||
    compare(a.address, b.address)
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** A document's text in a language; in the site's own where it is not written in that, or in any. */
export function textIn(
  { texts }: ContentBody,
  language: string,
  fallback: string,
): { readonly language: string; readonly text: ContentText } {
  return writtenIn(texts, { language, fallback });
}
