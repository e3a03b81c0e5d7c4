import { readFileSync } from 'node:fs';

import { readSaid, sitesOf } from '../brands/sites-of.ts';
import type { BrandOverlay } from '../brands/brand-overlay.ts';

/** The brand that the repository ships as an example (docs/brands.md). */
export const MEADOW = JSON.parse(
  readFileSync(new URL('../../../../../docs/brands/meadow.json', import.meta.url), 'utf8'),
) as BrandOverlay;

/** The sites of an installation at http://paddock.test. */
export const sitesOfTest = (said: unknown, sandbox = true) =>
  sitesOf(readSaid(said), { sandbox, publicOrigin: 'http://paddock.test' });
