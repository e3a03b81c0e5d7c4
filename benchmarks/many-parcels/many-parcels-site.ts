import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { makeSite, type MadeSite } from '../release/make-site.ts';
import { contentOf, generatedParcels } from './generated-parcels.ts';

/** The built site with further, generated parcels registered. */
export function manyParcelsSite(count: number): Promise<MadeSite> {
  const parcels = generatedParcels(count);
  return makeSite(parcels, async (siteDir) => {
    for (const { href } of parcels.flatMap(({ files }) => files)) {
      await mkdir(dirname(join(siteDir, href)), { recursive: true });
      await writeFile(join(siteDir, href), contentOf(href));
    }
  });
}
