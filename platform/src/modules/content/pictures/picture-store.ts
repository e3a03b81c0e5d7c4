import { sql } from 'kysely';
import type { ContentPictureAlt } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';

/** A picture that editors brought, without its bytes. */
export interface StoredPicture {
  readonly id: string;
  /** What it shows, by language. */
  readonly alt: ContentPictureAlt;
  readonly width: number;
  readonly height: number;
  /** Names of its files, the best first. */
  readonly files: readonly string[];
  readonly atMs: number;
  readonly author: string;
}

interface PictureRow {
  readonly id: string;
  readonly alt: ContentPictureAlt;
  readonly width: number;
  readonly height: number;
  readonly files: readonly string[];
  readonly at_ms: bigint;
  readonly author: string;
}

const pictureOf = ({ at_ms, ...picture }: PictureRow): StoredPicture => ({ ...picture, atMs: Number(at_ms) });

/** Keeps a picture; one that is there gets the new words. */
export async function keepPicture(
  tx: Tx,
  { id, alt, width, height, files, atMs, author }: StoredPicture,
): Promise<void> {
  await sql`
    insert into content_picture (id, alt, width, height, files, at_ms, author)
      values (${id}, ${JSON.stringify(alt)}, ${width}, ${height}, ${JSON.stringify(files)}, ${atMs}, ${author})
      on conflict (id) do update set alt = excluded.alt`.execute(tx);
}

/** All there are, the newest first. */
export async function readPictures(db: Database): Promise<readonly StoredPicture[]> {
  const { rows } = await sql<PictureRow>`
    select id, alt, width, height, files, at_ms, author from content_picture order by at_ms desc, id`.execute(
    db,
  );
  return rows.map(pictureOf);
}

/** One of them; undefined where there is none. */
export async function readPicture(db: Database, id: string): Promise<StoredPicture | undefined> {
  const { rows } = await sql<PictureRow>`
    select id, alt, width, height, files, at_ms, author from content_picture where id = ${id}`.execute(db);
  return rows[0] && pictureOf(rows[0]);
}

/** One that nobody else changes until the transaction ends; undefined where there is none. */
export async function holdPicture(tx: Tx, id: string): Promise<StoredPicture | undefined> {
  const { rows } = await sql<PictureRow>`
    select id, alt, width, height, files, at_ms, author from content_picture where id = ${id} for update`.execute(
    tx,
  );
  return rows[0] && pictureOf(rows[0]);
}

export async function deletePicture(tx: Tx, id: string): Promise<void> {
  await sql`delete from content_picture where id = ${id}`.execute(tx);
}

interface UseRow {
  readonly address: string;
  readonly picture: string;
}

/**
 * Which documents show which pictures: in what is read, in what was read and may be read again, in what waits, and in the
 * newest draft. Older drafts hold nobody up.
 * @param id of one picture; all without it
 */
export async function usesOf(
  db: Database | Tx,
  id?: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<UseRow>`
    select distinct d.address, found.picture[1] as picture
      from content_document d join content_version v on v.document_id = d.id
        cross join lateral regexp_matches(v.body::text, '/content-pictures/([0-9a-f]{32})/', 'g') as found(picture)
      where (v.number = d.latest
          or exists (select from content_publication p
            where p.document_id = d.id and p.number = v.number and not p.is_taken_back)
          or exists (select from content_plan p
            where p.document_id = d.id and p.number = v.number and p.state = 'waiting'))
        and (${id ?? null}::text is null or v.body::text like '%/content-pictures/' || ${id ?? ''} || '/%')
      order by d.address`.execute(db);
  const uses = Map.groupBy(rows, ({ picture }) => picture);
  return new Map([...uses].map(([picture, all]) => [picture, all.map(({ address }) => address)]));
}
