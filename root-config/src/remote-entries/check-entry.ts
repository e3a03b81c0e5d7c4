import type { RemoteAppEntry } from '@paddock/contract';

/** An entry as it is used: whole, its addresses absolute and of the one allowed origin. */
export interface CheckedEntry {
  /** Null when the entry names none (S8-01). */
  readonly appName: string | null;
  readonly title: string;
  readonly head: string;
  readonly body: string;
  readonly style: string;
  readonly codeToEval: string;
  readonly scriptsToLoad: readonly string[];
  readonly cssToLoad: readonly string[];
}

/** An address in an entry that leads to another origin than its own. */
export class ForeignAddress extends Error {
  override readonly name = 'ForeignAddress';
  readonly url: string;

  constructor(key: string, url: string) {
    super(`${key} leads to another origin`);
    this.url = url;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks an answer at the door and makes its addresses absolute against where it came from (S7-42).
 * @throws Error naming what is wrong; ForeignAddress for an address of another origin
 */
export function checkEntry(value: unknown, answeredAt: string): CheckedEntry {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('no entry');
  const fields = value as Fields;
  const appName = textOf(fields, 'appName');
  const entry: CheckedEntry = {
    appName: appName === '' ? null : appName,
    title: textOf(fields, 'title'),
    head: textOf(fields, 'head'),
    body: textOf(fields, 'body'),
    style: textOf(fields, 'style'),
    codeToEval: textOf(fields, 'codeToEval'),
    scriptsToLoad: addressesOf(fields, 'scriptsToLoad', answeredAt),
    cssToLoad: addressesOf(fields, 'cssToLoad', answeredAt),
  };
  const shows = entry.body !== '' || entry.scriptsToLoad.length > 0 || entry.codeToEval !== '';
  if (!shows) throw new Error('the entry has neither body nor scripts');
  return entry;
}

function textOf(fields: Fields, key: keyof RemoteAppEntry): string {
  const text = fields[key] ?? '';
  if (typeof text !== 'string') throw new Error(`${key} is no text`);
  return text;
}

function addressesOf(fields: Fields, key: keyof RemoteAppEntry, answeredAt: string): readonly string[] {
  const list = fields[key] ?? [];
  if (!Array.isArray(list)) throw new Error(`${key} is no list`);
  return list.map((address: unknown) => {
    if (typeof address !== 'string') throw new Error(`${key} holds no address`);
    const url = URL.parse(address, answeredAt);
    if (url === null) throw new Error(`${key} holds no address`);
    // By its beginning: a `blob:` address says that its origin is the page's.
    if (!url.href.startsWith(`${new URL(answeredAt).origin}/`)) throw new ForeignAddress(key, url.href);
    return url.href;
  });
}
