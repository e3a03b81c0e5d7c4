import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuiltParcel, Release } from '@paddock/contract';
import { composeRelease, foundationOf, placedByName } from '@paddock/contract/releases';

import { readRelease, SITE_DIR } from '../release/release-site.ts';
import { contentOf, generatedParcels } from './generated-parcels.ts';

/** A site folder for a product to serve. */
export interface ManyParcelsSite {
  readonly siteDir: string;
  remove(): Promise<void>;
}

/** The built site with further parcels registered: its own files, and a release that names all of them. */
export async function manyParcelsSite(count: number): Promise<ManyParcelsSite> {
  const siteDir = await mkdtemp(join(tmpdir(), 'paddock-many-'));
  await cp(join(SITE_DIR, 'assets'), join(siteDir, 'assets'), { recursive: true });
  const parcels = generatedParcels(count);
  for (const { href } of parcels.flatMap(({ files }) => files)) {
    await mkdir(dirname(join(siteDir, href)), { recursive: true });
    await writeFile(join(siteDir, href), contentOf(href));
  }
  await writeFile(join(siteDir, 'release.json'), JSON.stringify(releaseWith(parcels)));
  return { siteDir, remove: () => rm(siteDir, { recursive: true, force: true }) };
}

function releaseWith(further: readonly BuiltParcel[]): Release {
  const release = readRelease();
  const parcels = [...release.parcels, ...further].map(placedByName);
  const composed = composeRelease(foundationOf(release), parcels, release.number);
  if (!composed.ok) throw new Error(composed.problems.join('\n'));
  return composed.release;
}
