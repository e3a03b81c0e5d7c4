import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import type { BuiltFile, BuiltParcel } from '@paddock/contract';
import type { CanaryTerms, ReleaseChannel, ReleaseMadeView } from '@paddock/contract/schemas';

import { readJson, readManifest, RefusedError } from '../manifest/read-manifest.ts';
import { builtProblems, pathOfFile } from './check-built.ts';
import type { RegistryClient } from './registry-client.ts';

export interface PublishTerms {
  readonly channel: ReleaseChannel;
  /** Said in the release's history; the parcel's name and version unless given. */
  readonly why?: string | undefined;
  readonly canary?: CanaryTerms | undefined;
  /** The version it is to replace, or `none`. */
  readonly expect?: string | undefined;
  /** Whether an older version may take a newer one's place. */
  readonly downgrade?: boolean | undefined;
}

export interface Published {
  readonly made: ReleaseMadeView;
  readonly built: BuiltParcel;
  readonly uploaded: number;
}

/** How many files travel at once. */
const AT_ONCE = 4;

/** What the parcel's build wrote. @throws RefusedError when there is none, or another manifest than the parcel's now */
async function readBuilt(folder: string): Promise<BuiltParcel> {
  const manifest = await readManifest(folder);
  const file = join(folder, 'dist', 'parcel.built.json');
  if (!existsSync(file)) throw new RefusedError([`${file}: not there; build first`]);
  const built = (await readJson(file)) as BuiltParcel;
  if (!isDeepStrictEqual(built.manifest, manifest))
    throw new RefusedError(['dist/ was built from another parcel.json; build again']);
  return built;
}

async function uploadAll(
  client: RegistryClient,
  folder: string,
  built: BuiltParcel,
  files: readonly BuiltFile[],
): Promise<void> {
  const waiting = files.values();
  const worker = async (): Promise<void> => {
    for (const file of waiting)
      await client.upload(file, new Uint8Array(await readFile(pathOfFile(folder, built, file))));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * Publishes a built parcel: checks it, uploads what the site lacks, and has the registry make a release of it. Doing it
 * again with the same content changes nothing and answers the same release.
 * @throws RefusedError with every problem found here; RegistryError with the site's
 */
export async function publishBuilt(
  client: RegistryClient,
  folder: string,
  { channel, why, canary, expect, downgrade }: PublishTerms,
): Promise<Published> {
  const built = await readBuilt(folder);
  const problems = await builtProblems(folder, built, await client.current(channel));
  if (problems.length > 0) throw new RefusedError(problems);
  const missing = new Set(await client.missing(built.files));
  const files = built.files.filter(({ href }) => missing.has(href));
  await uploadAll(client, folder, built, files);
  const made = await client.publish({
    channel,
    parcel: built,
    why: why ?? `${built.name}@${built.version}`,
    ...(canary === undefined ? {} : { canary }),
    ...(expect === undefined ? {} : { expect }),
    ...(downgrade === true ? { downgrade } : {}),
  });
  return { made, built, uploaded: files.length };
}
