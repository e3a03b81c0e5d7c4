import type { BuiltParcel } from '@paddock/contract';
import { fileProblems, placedByName, titleProblems } from '@paddock/contract/releases';
import type { PublishRequest, ReleaseMadeView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Registry } from '../registry.ts';
import { contentIdOf } from '../records/content-id.ts';
import { missingFiles } from '../records/file-records.ts';
import { isVersionTaken, saveBuild } from '../records/parts.ts';
import { missingProblems } from '../release-maker.ts';
import type { Publisher } from '../tokens/tokens.ts';
import { requireOwner } from './require-owner.ts';

/**
 * Takes a built parcel into a channel as a new release. The same build again changes nothing, so a publish that was
 * interrupted anywhere can be repeated.
 * @throws PARCEL_NOT_YOURS, PARCEL_REFUSED, FILES_MISSING, VERSION_TAKEN, each with `details.problems`
 */
export async function publish(
  registry: Registry,
  publisher: Publisher,
  { channel, parcel, why }: Omit<PublishRequest, 'parcel'> & { readonly parcel: BuiltParcel },
): Promise<ReleaseMadeView> {
  const { db, clock, maker } = registry;
  requireOwner(publisher, parcel);
  refuse('PARCEL_REFUSED', fileProblems(parcel));
  const missing = await missingFiles(db, parcel.files);
  refuse('FILES_MISSING', missingProblems(missing));
  refuse('PARCEL_REFUSED', await dictionaryProblems(registry, parcel));
  const build = contentIdOf(parcel);
  return maker.make(channel, async (tx, current) => {
    if (current === undefined) throw new PlatformError('UNAVAILABLE');
    const standing = current.parcels[parcel.name];
    if (standing?.build === build) return 'unchanged';
    if (standing?.version === parcel.version || (await isVersionTaken(tx, parcel, build))) {
      const place = `${parcel.name}/parcel.json /version`;
      throw new PlatformError('VERSION_TAKEN', {
        problems: [`${place}: ${parcel.version} was published with other content; raise it`],
      });
    }
    await saveBuild(tx, build, parcel, { who: publisher.team, atMs: clock.nowMs(), published: true });
    return {
      kind: 'publish',
      foundationId: current.foundationId,
      parcels: { ...current.parcels, [parcel.name]: { build, version: parcel.version } },
      parcel: parcel.name,
      who: publisher.team,
      why,
      details: { token: publisher.tokenId, version: parcel.version, build },
    };
  });
}

function refuse(code: 'PARCEL_REFUSED' | 'FILES_MISSING', problems: readonly string[]): void {
  if (problems.length > 0) throw new PlatformError(code, { problems });
}

/** Dictionaries that are no dictionaries, and routes without a title in some language of the parcel. */
async function dictionaryProblems({ store, source }: Registry, parcel: BuiltParcel): Promise<string[]> {
  const own = new Map<string, unknown>();
  const unread: string[] = [];
  for (const [language, { href }] of Object.entries(parcel.dictionaries[parcel.name] ?? {})) {
    try {
      own.set(language, JSON.parse(Buffer.from(await store.read(href)).toString()));
    } catch {
      unread.push(`${parcel.name}/parcel.built.json /dictionaries/${parcel.name}/${language}: not JSON`);
    }
  }
  if (unread.length > 0) return unread;
  const { release, words } = source.current();
  return titleProblems(placedByName(parcel), (namespace, language) =>
    namespace === parcel.name
      ? own.get(language)
      : words.get(release.dictionaries[namespace]?.[language]?.href ?? ''),
  );
}
