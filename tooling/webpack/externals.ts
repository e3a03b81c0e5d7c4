import type { Configuration } from 'webpack';

type Externals = NonNullable<Configuration['externals']>;

/**
 * Turns every import of a shared name into a System dependency, which the import map resolves.
 * A module's own name (when that module itself is built) and entries stay inside.
 */
export function sharedExternals(shared: readonly string[], ownNames: readonly string[] = []): Externals {
  const outside = new Set(shared.filter((name) => !ownNames.includes(name)));
  return ({ request, contextInfo }, callback) => {
    // Entries have no issuer.
    if (contextInfo.issuer !== '' && outside.has(request)) callback(undefined, `system ${request}`);
    else callback();
  };
}
