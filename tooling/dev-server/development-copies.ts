import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { ParcelManifest } from '@paddock/contract/schemas';

import { buildOwnCopies, type OwnCopiesBuild } from '../webpack/own-copies.ts';
import { FROM_ANYWHERE } from './serve-description.ts';

/** Where a page finds the list, beside the entry: import-map name → address of the copy, relative to the entry. */
const LIST = '/own-copies.json';
/** Where the copies lie: below the folder of the entry, so that its scope is theirs too. */
const PLACE = '/own';

/** Development builds of a parcel's own copies, as a development server takes them. */
export interface DevelopmentCopies {
  readonly static: false | { readonly directory: string; readonly publicPath: string; readonly watch: false };
  /** Answers the list, where there is one. */
  readonly listing: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/**
 * Builds a parcel's own copies for development, because its development build dies on a production React. They are built
 * once: another version installed needs another start.
 * @throws RefusedError for a package that is not shared or not installed
 */
export async function buildDevelopmentCopies(
  manifest: ParcelManifest,
  { folder, sharedNames }: Pick<OwnCopiesBuild, 'folder' | 'sharedNames'>,
): Promise<DevelopmentCopies> {
  // Not in `dist`, which a publication empties meanwhile.
  const outputFolder = join(folder, 'node_modules', '.cache', 'paddock', 'own');
  const build = { folder, sharedNames, outputFolder, mode: 'development' } as const;
  const copies = await buildOwnCopies(manifest, build);
  const list = Object.fromEntries(copies.map(({ name, file }) => [name, `.${PLACE}/${file}`]));
  return {
    static: copies.length > 0 && { directory: outputFolder, publicPath: PLACE, watch: false },
    listing(request, response, next) {
      if (copies.length === 0 || request.url !== LIST) {
        next();
        return;
      }
      response.writeHead(200, { ...FROM_ANYWHERE, 'Content-Type': 'application/json' });
      response.end(JSON.stringify(list));
    },
  };
}
