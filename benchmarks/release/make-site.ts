import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltParcel } from '@paddock/contract';
import { composeRelease, foundationOf, placedByName } from '@paddock/contract/releases';

import { readRelease, SITE_DIR } from './release-site.ts';

/** A site folder for a product to serve. */
export interface MadeSite {
  readonly siteDir: string;
  remove(): Promise<void>;
}

/**
 * The built site with further parcels: its own files, and a release that names all of them.
 * @param place puts the further parcels' files into the folder
 */
export async function makeSite(
  further: readonly BuiltParcel[],
  place: (siteDir: string) => Promise<void>,
): Promise<MadeSite> {
  const siteDir = await mkdtemp(join(tmpdir(), 'paddock-site-'));
  await cp(join(SITE_DIR, 'assets'), join(siteDir, 'assets'), { recursive: true });
  await place(siteDir);
  const release = readRelease();
  const parcels = [...release.parcels, ...further].map(placedByName);
  const composed = composeRelease(foundationOf(release), parcels, release.number);
  if (!composed.ok) throw new Error(composed.problems.join('\n'));
  await writeFile(join(siteDir, 'release.json'), JSON.stringify(composed.release));
  return { siteDir, remove: () => rm(siteDir, { recursive: true, force: true }) };
}
