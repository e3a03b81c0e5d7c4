import type { SystemRegistry } from '../remote/system-registry.ts';
import type { OverriddenParcel } from './fetch-manifests.ts';

type Names = Readonly<Record<string, string>>;

/**
 * Gives an overridden parcel the copies of shared modules that its own folder has by a scope of the import map: the
 * overrides library writes imports only, so from another address the scope would be lost. Copies of its development
 * server take the place of the published ones, also for the shared modules that are bound to them.
 * @param isWholeMap false for a document whose import map leaves out other pages' parcels
 * @returns what is wrong: what is bound to a copy only a published version knows, so without one the copies are not used
 */
export function keepScopes(
  system: Pick<SystemRegistry, 'getImportMap' | 'addImportMap'>,
  overridden: readonly Pick<OverriddenParcel, 'parcel' | 'entryUrl' | 'copies'>[],
  isWholeMap: boolean,
): readonly string[] {
  const known = Object.entries(system.getImportMap().scopes ?? {});
  const scopes: Record<string, Names> = {};
  const problems: string[] = [];
  for (const { parcel, entryUrl, copies } of overridden) {
    const folder = new URL('.', entryUrl).href;
    for (const [scope, names] of known) {
      if (scope.endsWith(`/parcels/${parcel}/`)) scopes[folder] = { ...names, ...copies };
      else if (scope.endsWith(`?for=${parcel}`)) scopes[scope] = { ...names, ...copies };
    }
    if (isWholeMap && Object.keys(copies).length > 0 && scopes[folder] === undefined)
      problems.push(
        `${parcel} parcel.json /ownCopies: publish a version first (publish --testers YOUR-PLAYER-ID);` +
          ` until then it has the site's ${Object.keys(copies).join(', ')} here`,
      );
  }
  if (Object.keys(scopes).length > 0) system.addImportMap({ imports: {}, scopes });
  return problems;
}
