import type { PlatformConfig } from '../../../kernel/config/config.ts';

/**
 * Whether games may be shown or asked for at an address: of https, and of http in development. Its host is a plain name: it
 * stands in the policy of documents, where `*`, `;` and `,` have a meaning.
 */
export function isShownAddress(text: string, needsTls: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  const isSafe = protocol === 'https:' || (!needsTls && protocol === 'http:');
  return isSafe && username === '' && /^[a-z0-9.-]+$/.test(hostname);
}

/** Whether something may be shown from an origin: as an address may, and of another site. A frame of our own origin would be no stranger to its page. */
export const isOriginOfAnother = (text: string, { publicOrigin, sandbox }: PlatformConfig): boolean =>
  isShownAddress(text, !sandbox) && new URL(text).origin === text && text !== new URL(publicOrigin).origin;
