import type { SiteSaid } from '../brands/sites-of.ts';
import { siteConfigOf, SiteKeys } from '../site-config.ts';

/** Keys that a site says nothing of, each with what holds without a word of it; null for nothing. */
export function unsaidKeys(said: SiteSaid, sandbox: boolean): Record<string, unknown> {
  const held: Readonly<Record<string, unknown>> = { ...siteConfigOf({}, sandbox) };
  const names = Object.keys(SiteKeys.properties).filter((name) => !Object.hasOwn(said, name));
  return Object.fromEntries(names.map((name) => [name, held[name] ?? null]));
}
