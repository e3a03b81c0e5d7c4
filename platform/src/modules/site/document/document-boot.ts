import type { BootData, BuiltFile, SiteConfig } from '@paddock/contract';
import { releaseRestPath } from '@paddock/contract';

import { inertJson } from '../../../kernel/http/inert-json.ts';
import type { DocumentInput, SharedInput } from './document-input.ts';
import { keptJson } from './document-json.ts';
import type { DocumentParts } from './document-parts.ts';

/** What a page starts with that is its visitor's own. */
type OwnBoot = Pick<BootData, 'serverTimeMs' | 'session' | 'block'>;
type SharedBoot = Omit<BootData, keyof OwnBoot>;

/** The beginning of what a page starts with, as JSON: the same for all that see this document. `ownBootJson` ends it. */
export function sharedBootJson(input: SharedInput, parts: DocumentParts): string {
  const { routeTable, dictionaries, ...own } = sharedBoot(input, parts);
  // Routes and dictionaries are nine tenths of it and a release's own: their text is made once.
  const kept = Object.entries({ routeTable, dictionaries }).map(
    ([name, value]) => `,"${name}":${keptJson(value)}`,
  );
  return inertJson(own).slice(0, -1) + kept.join('');
}

/** Its end: who asks, and when. */
export function ownBootJson({
  serverTimeMs,
  visitor,
}: Pick<DocumentInput, 'serverTimeMs' | 'visitor'>): string {
  const { session, resolve } = visitor;
  const own: OwnBoot = { serverTimeMs, session, ...(resolve.block && { block: resolve.block }) };
  return `,${inertJson(own).slice(1)}`;
}

function sharedBoot(input: SharedInput, parts: DocumentParts): SharedBoot {
  const { matched, pageStatus, site, loaded, canary } = input;
  const development = hrefsOf(loaded.release.development);
  return {
    release: loaded.release.number,
    ...(canary === undefined ? {} : { canary }),
    language: matched.language,
    status: pageStatus,
    site: forDocuments(site),
    routeTable: loaded.release.routeTable,
    dictionaries: parts.dictionaries,
    ...(parts.hasRest ? { rest: releaseRestPath(loaded.release.number) } : {}),
    parcelVersions: Object.fromEntries(loaded.release.parcels.map(({ name, version }) => [name, version])),
    overridesAllowed: input.overrides !== undefined,
    ...(input.overrides === undefined ? {} : { overrides: { ...input.overrides, development } }),
    ...(input.remote === undefined ? {} : { remote: input.remote }),
  };
}

function hrefsOf(files: Readonly<Record<string, BuiltFile>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([name, { href }]) => [name, href]));
}

/** Bonuses are told to the players who may have them, a landing to the visitors of its page, words for search engines to them. */
export function forDocuments({
  firstDepositBonus: _,
  landings: __,
  partnerCssBrandBook: ___,
  blocks: ____,
  seo: _____,
  counters: ______,
  ...site
}: SiteConfig): SiteConfig {
  return site;
}
