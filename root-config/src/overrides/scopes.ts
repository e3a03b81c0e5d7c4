import type { SystemRegistry } from '../remote/system-registry.ts';
import type { OverriddenParcel } from './fetch-manifests.ts';

type Names = Readonly<Record<string, string>>;

/**
 * Gives an overridden parcel the copies of shared modules that its own folder has by a scope of the import map: the
 * overrides library writes imports only, so from another address the scope would be lost. Copies of its development
 * server take the place of the published ones, also for the shared modules that are bound to them.
 */
export function keepScopes(
  system: Pick<SystemRegistry, 'getImportMap' | 'addImportMap'>,
  overridden: readonly Pick<OverriddenParcel, 'parcel' | 'entryUrl' | 'copies'>[],
): void {
  const known = Object.entries(system.getImportMap().scopes ?? {});
  const scopes: Record<string, Names> = {};
  for (const { parcel, entryUrl, copies } of overridden) {
    for (const [scope, names] of known) {
      if (scope.endsWith(`/parcels/${parcel}/`))
        scopes[new URL('.', entryUrl).href] = { ...names, ...copies };
      else if (scope.endsWith(`?for=${parcel}`)) scopes[scope] = { ...names, ...copies };
    }
  }
  if (Object.keys(scopes).length > 0) system.addImportMap({ imports: {}, scopes });
}
