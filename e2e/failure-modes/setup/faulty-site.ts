import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltParcel, Release, RouteDefinition } from '@paddock/contract';

import { buildOwnParcel } from '../../setup/built-parcel.ts';
import { faultyParcelFiles, PAGE, WIDGET } from './faulty-parcel.ts';

const SITE_DIR = process.env['SITE_DIR'] ?? join(import.meta.dirname, '..', '..', '..', 'dist', 'site');

export interface FaultySite {
  readonly siteDir: string;
  remove(): Promise<void>;
}

/** A copy of the built site with the faulty parcels in its release, their files, integrity and routes like any other's. */
export async function buildFaultySite(): Promise<FaultySite> {
  const siteDir = await mkdtemp(join(tmpdir(), 'paddock-faulty-site-'));
  await cp(SITE_DIR, siteDir, { recursive: true });
  const file = join(siteDir, 'release.json');
  let release = JSON.parse(await readFile(file, 'utf8')) as Release;
  for (const parcel of await Promise.all(
    [PAGE, WIDGET].map((place) => buildOwnParcel(faultyParcelFiles(place))),
  )) {
    const { built } = parcel;
    await cp(parcel.outputFolder, join(siteDir, 'assets', 'parcels', built.name), { recursive: true });
    release = withParcel(release, built);
    await parcel.remove();
  }
  await writeFile(file, JSON.stringify(release));
  return { siteDir, remove: () => rm(siteDir, { recursive: true, force: true }) };
}

function withParcel(release: Release, built: BuiltParcel): Release {
  const { name, entry, manifest } = built;
  const routes = manifest.routes.map((route): RouteDefinition => ({ ...route, parcel: name }));
  return {
    ...release,
    imports: { ...release.imports, [`@paddock/${name}`]: entry.href },
    integrity: { ...release.integrity, [entry.href]: entry.integrity },
    parcels: [...release.parcels, built],
    routeTable: { ...release.routeTable, routes: [...release.routeTable.routes, ...routes] },
  };
}
