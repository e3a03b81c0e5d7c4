import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PlatformConfig } from '../../../kernel/config/config.ts';
import { readSaid, sitesOf, type SiteSaid } from '../brands/sites-of.ts';
import { SiteKeysError } from '../site-config.ts';

/** Name of the optional file in the data directory that says what the site is. */
export const SITE_FILE = 'site.json';

export interface SiteFile {
  readonly keys: SiteSaid;
  /** Of the file's bytes, so that a file is taken over once. */
  readonly sha256: string;
}

type SitePlatform = Pick<PlatformConfig, 'dataDir' | 'sandbox' | 'publicOrigin'>;

/**
 * What `site.json` in the data directory says; undefined where there is none.
 * @throws Error naming the file, the place and what is wrong there.
 */
export function readSiteFile(platform: SitePlatform): SiteFile | undefined {
  const path = join(platform.dataDir, SITE_FILE);
  const text = textOf(path);
  if (text === undefined) return undefined;
  try {
    const keys = readSaid(parsed(path, text));
    sitesOf(keys, platform);
    return { keys, sha256: createHash('sha256').update(text).digest('hex') };
  } catch (error) {
    if (error instanceof SiteKeysError) throw new Error(`${path}: ${error.message}`, { cause: error });
    throw error;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsed(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}
