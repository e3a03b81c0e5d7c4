import { HOUR_MS } from '@paddock/contract';

import type { Secrets } from '../../../kernel/crypto/secrets.ts';

/** Holds the right to look at staging; scripts cannot read it. */
export const LOOK_COOKIE = 'staging_look';
/** Where a link asks whether staging is wanted in this browser, and where the mark leads to leave it. */
export const LOOK_PATH = '/site/staging';
/** How long a link, and what came of it, is good. */
export const LOOK_MS = 12 * HOUR_MS;

type Kind = 'link' | 'cookie';

const purposeOf = (kind: Kind): string => `releases.staging.${kind}`;

/** The right to look at staging until then, as a text nobody but this site can make. A link is no cookie. */
export function signLook(secrets: Secrets, kind: Kind, untilMs: number): string {
  return `${untilMs}.${secrets.sign(purposeOf(kind), String(untilMs))}`;
}

/** Until when a text is good; undefined for one that is not ours, or is over. */
export function readLook(
  secrets: Secrets,
  kind: Kind,
  text: string | undefined,
  nowMs: number,
): number | undefined {
  const [until = '', signature = ''] = (text ?? '').slice(0, 200).split('.');
  if (!secrets.verify(purposeOf(kind), until, signature)) return undefined;
  return Number(until) > nowMs ? Number(until) : undefined;
}
