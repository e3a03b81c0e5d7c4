import { setTimeout as wait } from 'node:timers/promises';

import type { ReleaseChannel } from '@paddock/contract/schemas';

import { RefusedError } from '../manifest/refused-error.ts';
import { createRegistryClient, type RegistryClient } from '../registry/registry-client.ts';

const EXAMPLE_SITE = 'http://127.0.0.1:4500';

/** The site commands are about unless they say another. */
const DEFAULT_SITE = process.env['PADDOCK_SITE'] ?? EXAMPLE_SITE;

/** The token of the site's operators that says which parcels a team publishes. */
export const TOKEN_VARIABLE = 'PADDOCK_TOKEN';

/** Options every command of the registry takes. */
export const SITE_OPTION = { site: { type: 'string', default: DEFAULT_SITE } } as const;

/** @throws RefusedError for what is no address of a site */
export function originOf(text: string): string {
  const site = URL.parse(text);
  if (site !== null && /^https?:$/.test(site.protocol)) return site.origin;
  throw new RefusedError([`--site: "${text}" is no address such as ${EXAMPLE_SITE}`]);
}

/** @throws RefusedError without a token */
export function openRegistry(site: string): RegistryClient {
  const token = process.env[TOKEN_VARIABLE]?.trim() ?? '';
  if (token === '')
    throw new RefusedError([
      `${TOKEN_VARIABLE}: not set; put your team's publishing token there (the site's operators make it)`,
    ]);
  return createRegistryClient({
    site: originOf(site),
    token,
    async wait(delayMs) {
      await wait(delayMs);
    },
  });
}

/** @throws RefusedError for an unknown channel */
export function channelOf(option: string, text: string): ReleaseChannel {
  if (text === 'production' || text === 'staging') return text;
  throw new RefusedError([`${option}: "${text}" is neither production nor staging`]);
}

/** A number an option says. @throws RefusedError when it says none */
export function numberOf(option: string, text: string): number {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new RefusedError([`${option}: "${text}" is no number`]);
}
