import type { Configuration } from 'webpack';

import type { SharedNames } from './shared-names-plugin.ts';

type Externals = NonNullable<Configuration['externals']>;

/** How a lazy shared module reaches the code that imports it, as an external of webpack: its type and what it stands for. */
export type LazyExternal = (name: string) => string;

/** Its importers become asynchronous modules, which wait for it. */
export const awaitedExternal: LazyExternal = (name) => `promise System.import(${JSON.stringify(name)})`;

/**
 * Leaves every import of a shared name to the import map. Most become System dependencies of the entry; a lazy one
 * is fetched with the chunk that imports it. A module's own names, while it is built, and entries stay inside.
 */
export function sharedExternals(
  shared: SharedNames,
  ownNames: readonly string[],
  lazyExternal: LazyExternal,
): Externals {
  const outside = new Set(shared.names.filter((name) => !ownNames.includes(name)));
  const lazy = new Set(shared.lazy);
  return ({ request, contextInfo }, callback) => {
    // Entries have no issuer.
    if (contextInfo.issuer === '' || !outside.has(request)) callback();
    else if (lazy.has(request)) callback(undefined, lazyExternal(request));
    else callback(undefined, `system ${request}`);
  };
}
