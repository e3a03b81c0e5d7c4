import { sql } from 'kysely';
import type { BuiltParcel } from '@paddock/contract';
import type { Foundation } from '@paddock/contract/releases';

import type { Database } from '../../../kernel/database/database.ts';
import { contentIdOf } from './content-id.ts';

/** The parcels of a release: name → which build of which version. */
export type ParcelSet = Readonly<Record<string, { readonly build: string; readonly version: string }>>;

/** Who brought a build, when, and whether a team published it or the site's own build did. */
export interface BuildOrigin {
  readonly who: string;
  readonly atMs: number;
  readonly published: boolean;
}

/** What releases are made of: foundations and builds. They are named by their content and never change, so what was read once is kept. */
export interface ReleaseContents {
  foundation(db: Database, id: string): Promise<Foundation | undefined>;
  /** Builds of a release in the order of its parcels' names; undefined when one is no longer kept. */
  builds(db: Database, parcels: ParcelSet): Promise<readonly BuiltParcel[] | undefined>;
}

/** Contents kept in memory; the oldest go first. */
const KEPT_CONTENTS = 2_000;

export function createReleaseContents(): ReleaseContents {
  const foundations = new Map<string, Foundation>();
  const built = new Map<string, BuiltParcel>();

  return {
    async foundation(db, id) {
      const kept = foundations.get(id);
      if (kept !== undefined) return kept;
      const { rows } = await sql<{ body: Foundation }>`
        select body from releases_foundation where id = ${id}`.execute(db);
      const body = rows[0]?.body;
      if (body !== undefined) keep(foundations, id, body);
      return body;
    },
    async builds(db, parcels) {
      const ids = Object.values(parcels).map(({ build }) => build);
      const unknown = ids.filter((id) => !built.has(id));
      if (unknown.length > 0) {
        const { rows } = await sql<{ id: string; body: BuiltParcel }>`
          select id, body from releases_build where id = any(${unknown})`.execute(db);
        for (const { id, body } of rows) keep(built, id, body);
      }
      const found = ids.map((id) => built.get(id));
      return found.every((parcel) => parcel !== undefined) ? found : undefined;
    },
  };
}

function keep<Content>(contents: Map<string, Content>, id: string, content: Content): void {
  contents.set(id, content);
  const [oldest] = contents.keys();
  if (contents.size > KEPT_CONTENTS && oldest !== undefined) contents.delete(oldest);
}

/** Keeps a foundation with all addresses it brought. Answers its id. */
export async function saveFoundation(
  db: Database,
  foundation: Foundation,
  files: readonly string[],
  atMs: number,
): Promise<string> {
  const id = contentIdOf(foundation);
  await sql`
    insert into releases_foundation (id, body, files, at_ms)
    values (${id}, ${JSON.stringify(foundation)}::jsonb, ${JSON.stringify(files)}::jsonb, ${atMs})
    on conflict (id) do update set files = excluded.files`.execute(db);
  return id;
}

/** Keeps a build; one that the site's own build brought before becomes its team's when they publish it. */
export async function saveBuild(
  db: Database,
  id: string,
  built: BuiltParcel,
  { who, atMs, published }: BuildOrigin,
): Promise<void> {
  await sql`
    insert into releases_build (id, name, version, body, published, who, at_ms)
    values (${id}, ${built.name}, ${built.version}, ${JSON.stringify(built)}::jsonb, ${published}, ${who}, ${atMs})
    on conflict (id) do update set published = releases_build.published or excluded.published,
      body = excluded.body, at_ms = excluded.at_ms, turn = excluded.turn`.execute(db);
}

/** Whether a team has published this version with another content. */
export async function isVersionTaken(
  db: Database,
  { name, version }: BuiltParcel,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from releases_build
    where published and name = ${name} and version = ${version} and id <> ${id}`.execute(db);
  return rows.length > 0;
}
