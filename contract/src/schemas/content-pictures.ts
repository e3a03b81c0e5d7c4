import { Type, type Static } from 'typebox';

import { ContentAddress } from './content.ts';
import { OperatorReason } from './operators.ts';
import { TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };

/** What a picture shows, for those who do not see it. */
const Shown = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });
/** In English and Russian always, in the other languages where somebody wrote it. */
export const ContentPictureAlt = Type.Object(
  {
    en: Shown,
    ru: Shown,
    de: Type.Optional(Shown),
    es: Type.Optional(Shown),
    tr: Type.Optional(Shown),
    ar: Type.Optional(Shown),
    hi: Type.Optional(Shown),
  },
  closed,
);
export type ContentPictureAlt = Static<typeof ContentPictureAlt>;

export const ContentPictureId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** POST /operator-api/content/pictures: a file of a photo or a drawing of pixels, eight megabytes at most. */
export const NewContentPicture = Type.Object(
  {
    /** The file's bytes in base64. */
    content: Type.String({ minLength: 4, maxLength: 11_184_812, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
    alt: ContentPictureAlt,
    reason: OperatorReason,
  },
  closed,
);
export type NewContentPicture = Static<typeof NewContentPicture>;

/** A picture with all that a block says of it. */
export const ContentPictureView = Type.Object({
  id: ContentPictureId,
  alt: ContentPictureAlt,
  /** Of the widest file. */
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** What browsers take that know none of the others. */
  source: Type.String(),
  sources: Type.Array(
    Type.Object({
      source: Type.String(),
      type: Type.Union([Type.Literal('image/avif'), Type.Literal('image/webp')]),
      width: Type.Integer({ minimum: 1 }),
    }),
  ),
  author: Type.String(),
  atMs: TimestampMs,
  /** Documents that show it, or may again: it cannot be removed while there are any. */
  usedAt: Type.Array(ContentAddress),
});
export type ContentPictureView = Static<typeof ContentPictureView>;

export const ContentPictureList = Type.Object({ pictures: Type.Array(ContentPictureView) });
export type ContentPictureList = Static<typeof ContentPictureList>;
