import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { Release } from '@paddock/contract';
import { foundationOf, type Foundation } from '@paddock/contract/releases';
import type { ReleaseChannel } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { AssetStore } from '../assets/asset-store.ts';
import { integrityOf } from '../assets/stored-forms.ts';
import { buildIdOf } from '../records/content-id.ts';
import { saveFiles, storedFiles, type FileRecord } from '../records/file-records.ts';
import { saveBuild, saveFoundation, type ParcelSet } from '../records/release-contents.ts';
import { CHANNELS, pointersOf, type ReleaseRecord } from '../records/release-records.ts';
import type { ReleaseDraft, ReleaseMaker } from '../release-maker.ts';
import { lastBrought, saveBrought, type Brought } from './import-records.ts';
import type { SiteFolder } from './site-folder.ts';

/** Who the site's own build is in history and audit. */
export const SITE_BUILD = 'site build';

/**
 * Brings what the site's build left in its folder into the registry: its files, and for each channel a release with
 * the parcels that differ from what the build brought last. What teams published in between stays.
 * @throws Error when it does not fit and a channel has no release to go on with
 */
export async function importSite(
  kernel: Kernel,
  folder: SiteFolder,
  store: AssetStore,
  maker: ReleaseMaker,
): Promise<void> {
  const release = folder.readRelease();
  const hrefs = await folder.hrefs();
  await bringFiles(kernel, folder, store, hrefs);
  const shared = hrefs.filter((href) => !href.startsWith('/assets/parcels/'));
  const missing = missingFrom(hrefs, foundationOf(release));
  for (const channel of CHANNELS) {
    try {
      await maker.make(channel, async (tx, current) => {
        // A build under way sweeps old files out before it names the new ones.
        if (missing.length > 0) throw new PlatformError('FILES_MISSING', { problems: missing });
        const brought = await saveParts(tx, release, shared, kernel.clock.nowMs());
        return nextRelease(tx, channel, current, brought);
      });
    } catch (error) {
      const stands = (await pointersOf(kernel.db)).has(channel);
      if (!(error instanceof PlatformError)) throw error;
      if (!stands)
        throw new Error(`the build of the site cannot be served: ${JSON.stringify(error.details)}`);
      // What stands is better than nothing; it is tried again at the next start.
      kernel.log.error(
        { channel, refused: error.details },
        'the build of the site does not fit what was published; the release before it is kept',
      );
    }
  }
}

/** Files of the foundation that the folder lacks; those of parcels are looked at with every release. */
function missingFrom(hrefs: readonly string[], foundation: Foundation): string[] {
  const { shared, development, loader, overrides, styles, fonts, dictionaries } = foundation;
  const named = [
    ...Object.values(shared),
    ...Object.values(development),
    loader,
    ...Object.values(overrides),
    ...styles,
    ...fonts,
    ...Object.values(dictionaries).flatMap((languages) => Object.values(languages)),
  ];
  const present = new Set(hrefs);
  return named.flatMap(({ href }) => (present.has(href) ? [] : [`${href}: not in the folder of the build`]));
}

/** A bucket that is asked for hundreds of files at once answers none in time. */
const FILES_AT_ONCE = 16;

/** Puts every file of the folder into the store and lists those that are new. */
async function bringFiles(
  { db, clock }: Kernel,
  folder: SiteFolder,
  store: AssetStore,
  hrefs: readonly string[],
): Promise<void> {
  const known = await storedFiles(db, hrefs);
  const limited = pLimit(FILES_AT_ONCE);
  async function bring(href: string): Promise<FileRecord | undefined> {
    const path = folder.pathOf(href);
    await store.bring(href, path, known.has(href));
    if (known.has(href)) return undefined;
    const content = await readFile(path);
    return { href, integrity: integrityOf(content), bytes: content.byteLength };
  }
  const brought = hrefs.map((href) => limited(() => bring(href)));
  const listed = (await Promise.all(brought)).filter((file) => file !== undefined);
  await saveFiles(db, listed, clock.nowMs());
}

async function saveParts(
  tx: Tx,
  release: Release,
  sharedFiles: readonly string[],
  atMs: number,
): Promise<Brought> {
  const foundationId = await saveFoundation(tx, foundationOf(release), sharedFiles, atMs);
  const parcels: [string, ParcelSet[string]][] = [];
  for (const built of release.parcels) {
    const build = buildIdOf(built);
    await saveBuild(tx, build, built, { who: SITE_BUILD, atMs, published: false });
    parcels.push([built.name, { build, version: built.version }]);
  }
  return { foundationId, parcels: Object.fromEntries(parcels) };
}

async function nextRelease(
  tx: Tx,
  channel: ReleaseChannel,
  current: ReleaseRecord | undefined,
  brought: Brought,
): Promise<ReleaseDraft | 'unchanged'> {
  const last = await lastBrought(tx, channel);
  const changed = changedNames(last?.parcels ?? {}, brought.parcels);
  if (last?.foundationId === brought.foundationId && changed.length === 0) return 'unchanged';
  await saveBrought(tx, channel, brought);
  const [first] = changed;
  return {
    kind: 'site',
    foundationId: brought.foundationId,
    parcels: mergedParcels(current?.parcels ?? {}, last?.parcels ?? {}, brought.parcels),
    parcel:
      last?.foundationId === brought.foundationId && changed.length === 1 && first !== undefined
        ? first
        : null,
    who: SITE_BUILD,
    why: 'The site was built.',
    details: { changed },
  };
}

/** Names whose build differs, those that came or went included. */
function changedNames(before: ParcelSet, after: ParcelSet): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name]?.build !== after[name]?.build);
}

/** What stands, with what the build changed since last time: a parcel it left alone stays as its team published it. */
export function mergedParcels(current: ParcelSet, last: ParcelSet, brought: ParcelSet): ParcelSet {
  const merged = new Map(Object.entries(current));
  for (const name of changedNames(last, brought)) {
    const now = brought[name];
    if (now !== undefined) merged.set(name, now);
    else if (merged.get(name)?.build === last[name]?.build) merged.delete(name);
  }
  return Object.fromEntries(merged);
}
