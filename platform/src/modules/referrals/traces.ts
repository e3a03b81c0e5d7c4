import { DAY_MS, HOUR_MS } from '@paddock/contract';

/** How long a referral cookie lasts that the spec gives no time of its own (S9-15). */
export const DEFAULT_LIFETIME_MS = DAY_MS;
/** Lifetimes of referral cookies (S9-15). */
export const LIFETIMES_MS = {
  refererid: 60 * DAY_MS,
  reflink: 60 * DAY_MS,
  /** Of a partner link that came by its tag alone. */
  reflinkByTag: HOUR_MS,
  click: 30 * DAY_MS,
  aip: 30 * DAY_MS,
  subid: 60 * DAY_MS,
  postback: 30 * DAY_MS,
  /** The watcher of a partner link that wants no postback. */
  postbackMissing: 4_000,
} as const;

/** What a referral is remembered by: the names of its cookies and of the columns of its copy. */
export const TRACE_NAMES = [
  'refererid',
  'reflink',
  'click',
  'aip',
  'subid',
  'postback_watcher',
  'payment_consultant',
] as const;
export type TraceName = (typeof TRACE_NAMES)[number];

export interface Trace {
  readonly name: TraceName;
  readonly value: string;
  readonly lifetimeMs: number;
}

/** Ids and links of partners; nothing that could be more than text to whoever reads it later. */
const VALUE = /^[\w.:~@|+=-]{1,128}$/;

/**
 * What an address says about where its visitor comes from. A partner link is `reflink`, or `tag` for a short one; with a
 * partner link or click comes the watcher of its postback. Values that are no ids are left out.
 */
export function tracesOf(query: URLSearchParams): readonly Trace[] {
  const read = (name: string): string | undefined => {
    const value = query.get(name);
    return value !== null && VALUE.test(value) ? value : undefined;
  };
  const traces: Trace[] = [];
  const add = (name: TraceName, value: string | undefined, lifetimeMs: number): void => {
    if (value !== undefined) traces.push({ name, value, lifetimeMs });
  };
  add('refererid', read('refererid'), LIFETIMES_MS.refererid);
  const link = read('reflink');
  add('reflink', link ?? read('tag'), link === undefined ? LIFETIMES_MS.reflinkByTag : LIFETIMES_MS.reflink);
  add('click', read('click'), LIFETIMES_MS.click);
  add('aip', read('aip'), LIFETIMES_MS.aip);
  add('subid', read('subid'), LIFETIMES_MS.subid);
  if (traces.some(({ name }) => name === 'reflink' || name === 'click' || name === 'aip')) {
    const postback = read('postback');
    const lifetimeMs = postback === undefined ? LIFETIMES_MS.postbackMissing : LIFETIMES_MS.postback;
    add('postback_watcher', postback ?? '0', lifetimeMs);
  }
  if (query.get('payment_consultant') === '1') add('payment_consultant', '1', DEFAULT_LIFETIME_MS);
  return traces;
}
