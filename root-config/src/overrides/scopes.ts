import type { SystemRegistry } from '../remote/system-registry.ts';
import type { OverridesApi } from './overrides-api.ts';

/**
 * Gives an overridden parcel the copies of shared modules that its own folder has by a scope of the import map: the
 * overrides library writes imports only, so from another address the scope would be lost.
 */
export async function keepScopes(
  system: SystemRegistry,
  api: Pick<OverridesApi, 'getDefaultMap'>,
  active: ReadonlyMap<string, string>,
  baseUrl: string,
): Promise<void> {
  const known = Object.entries(system.getImportMap().scopes ?? {});
  if (known.length === 0) return;
  const { imports } = await api.getDefaultMap();
  const scopes: Record<string, Readonly<Record<string, string>>> = {};
  for (const [name, address] of active) {
    const own = imports[name];
    if (own === undefined) continue;
    const published = new URL(own, baseUrl).href;
    for (const [scope, names] of known) {
      const folder = new URL('.', address).href;
      if (published.startsWith(scope)) scopes[folder] = { ...scopes[folder], ...names };
    }
  }
  if (Object.keys(scopes).length > 0) system.addImportMap({ imports: {}, scopes });
}
