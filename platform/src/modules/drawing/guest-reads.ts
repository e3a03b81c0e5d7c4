import type { DrawnRead, DrawnReadRequest } from '@paddock/contract';

import { DrawingError } from './drawing-fault.ts';

/** Asks an endpoint of one of the sites as a guest does; undefined where it does not answer 200. */
export type AskAsGuest = (address: string, brand: string | undefined) => Promise<string | undefined>;

/** Most answers a page is drawn from. */
const MOST_READS = 8;
/** Longest answer, in characters. */
const MOST_CHARS = 1_000_000;
const KEY = /^GET (\/(?:web-api|bff-api)\/[A-Za-z0-9/._-]+\?[^\s#]*)$/;
/** Of what a parcel brings itself: never one of the site's answers. */
const OWN_KEY = /^(?!GET )[\w .-]{1,100}$/;
const SEEDS: ReadonlySet<unknown> = new Set([undefined, 'row', 'event', 'catalogue']);

/**
 * The reads a drawing asked for, which is code of a team.
 * @throws DrawingError for anything but a short list of known shape
 */
export function parseReads(text: string): readonly DrawnReadRequest[] {
  const asked: unknown = JSON.parse(text);
  const reads =
    Array.isArray(asked) && asked.length <= MOST_READS
      ? asked.map((each: unknown) => parseRead(each))
      : [undefined];
  if (reads.every((read) => read !== undefined)) return reads;
  throw new DrawingError('reads');
}

function parseRead(each: unknown): DrawnReadRequest | undefined {
  if (typeof each !== 'object' || each === null) return undefined;
  const { key, seeds, data } = each as Partial<Record<'key' | 'data', unknown>> &
    Pick<DrawnReadRequest, 'seeds'>;
  if (data !== undefined)
    return typeof key === 'string' && OWN_KEY.test(key) && seeds === undefined ? { key, data } : undefined;
  if (typeof key !== 'string' || !KEY.test(key) || key.includes('..') || !SEEDS.has(seeds)) return undefined;
  return { key, ...(seeds === undefined ? {} : { seeds }) };
}

/** Answers all reads, or none where one of them has no answer for guests. */
export async function answerReads(
  reads: readonly DrawnReadRequest[],
  ask: (address: string) => Promise<string | undefined>,
): Promise<readonly DrawnRead[] | undefined> {
  const answered = await Promise.all(
    reads.map(async (read): Promise<DrawnRead | undefined> => {
      if (read.data !== undefined) return { ...read, data: read.data };
      const text = await ask(KEY.exec(read.key)?.[1] ?? '');
      if (text === undefined || text.length > MOST_CHARS) return undefined;
      return { ...read, data: JSON.parse(text) as unknown };
    }),
  );
  return answered.every((read) => read !== undefined) ? answered : undefined;
}
