import type { BootData } from '@paddock/contract';

import type { SystemRegistry } from '../remote/system-registry.ts';
import type { OverriddenParcel } from './fetch-manifests.ts';

/**
 * Brings the site's development builds of React along for a parcel that a development server serves: its code imports
 * what the production builds do not have. However the override came about, by a link, by the library's API or its list.
 * @param active overrides by name: what a developer has put in place of such a module stays
 */
export function addDevelopment(
  system: Pick<SystemRegistry, 'addImportMap'>,
  { overrides }: Pick<BootData, 'overrides'>,
  parcels: readonly Pick<OverriddenParcel, 'isDevelopment'>[],
  active: ReadonlyMap<string, string>,
): void {
  if (!parcels.some(({ isDevelopment }) => isDevelopment)) return;
  const builds = Object.entries(overrides?.development ?? {}).filter(([name]) => !active.has(name));
  if (builds.length > 0) system.addImportMap({ imports: Object.fromEntries(builds) });
}
