import type { Configuration } from 'webpack';

import type { SharedNames } from './shared-names-plugin.ts';

type Externals = NonNullable<Configuration['externals']>;

/**
 * Leaves every import of a shared name to the import map. Most become System dependencies of the entry; a lazy one
 * is fetched when the chunk that imports it runs. A module's own names, while it is built, and entries stay inside.
 */
export function sharedExternals(shared: SharedNames, ownNames: readonly string[] = []): Externals {
  const outside = new Set(shared.names.filter((name) => !ownNames.includes(name)));
  const lazy = new Set(shared.lazy);
  return ({ request, contextInfo }, callback) => {
    // Entries have no issuer.
    if (contextInfo.issuer === '' || !outside.has(request)) callback();
    else if (lazy.has(request)) callback(undefined, `promise System.import(${JSON.stringify(request)})`);
    else callback(undefined, `system ${request}`);
  };
}
