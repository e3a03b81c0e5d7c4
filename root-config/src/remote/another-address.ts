import type { SystemRegistry } from './system-registry.ts';

const TURN = 'retry';

/**
 * Puts an entry under another address, with the integrity it has. The browser shares one request among all who ask for
 * an address, so a hung one, if only of a preload, would hang every retry.
 */
export function moveToAnotherAddress(system: SystemRegistry, name: string): void {
  const known = system.resolve(name);
  const next = new URL(known);
  next.searchParams.set(TURN, String(Number(next.searchParams.get(TURN) ?? 0) + 1));
  const integrity = system.getImportMap().integrity[known];
  system.addImportMap({
    imports: { [name]: next.href },
    integrity: integrity === undefined ? {} : { [next.href]: integrity },
  });
}
