import { Type, type Static } from 'typebox';

import { Languages, ParcelManifest, ParcelVersion } from './manifest.ts';
import { LanguageCode } from './primitives.ts';

const closed = { additionalProperties: false };

export const ParcelName = Type.String({ pattern: '^[a-z][a-z0-9-]{1,39}$' });

/** Where a parcel's files live: a content-hashed name below the parcel's own folder. */
export const ParcelFileHref = Type.String({
  pattern: '^/assets/parcels/[a-z][a-z0-9-]{1,39}/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_.-]+\\.[a-z0-9]+$',
  maxLength: 200,
});

export const BuiltFileBody = Type.Object(
  {
    href: ParcelFileHref,
    integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
    bytes: Type.Integer({ minimum: 0 }),
  },
  closed,
);
const OwnCopyBody = Type.Object({ ...BuiltFileBody.properties, version: ParcelVersion }, closed);
const DrawingFileBody = Type.Object(
  {
    ...BuiltFileBody.properties,
    dependencies: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 100 }),
  },
  closed,
);
const Files = Type.Array(BuiltFileBody, { maxItems: 100 });
const FilesOfKey = Type.Object({ scripts: Files, styles: Files }, closed);
const FilesByKey = Type.Record(Type.String({ maxLength: 60 }), FilesOfKey, { maxProperties: 100 });

/** A built parcel as its team hands it in: `parcel.built.json`, the type `BuiltParcel`. */
export const BuiltParcelBody = Type.Object(
  {
    name: ParcelName,
    version: ParcelVersion,
    manifest: ParcelManifest,
    entry: BuiltFileBody,
    dependencies: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 100 }),
    /** The registry reads them from the entry itself. */
    imports: Type.Optional(
      Type.Record(
        Type.String({ maxLength: 80 }),
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: 5_000 }),
        { maxProperties: 100 },
      ),
    ),
    pages: FilesByKey,
    widgets: FilesByKey,
    dictionaries: Type.Record(
      Type.String({ maxLength: 60 }),
      Type.Record(LanguageCode, BuiltFileBody, { maxProperties: 50, ...closed }),
      { maxProperties: 20 },
    ),
    languages: Languages,
    drawing: Type.Optional(DrawingFileBody),
    copies: Type.Optional(Type.Record(Type.String({ maxLength: 80 }), OwnCopyBody)),
    files: Type.Array(BuiltFileBody, { minItems: 1, maxItems: 500 }),
  },
  closed,
);
export type BuiltParcelBody = Static<typeof BuiltParcelBody>;
