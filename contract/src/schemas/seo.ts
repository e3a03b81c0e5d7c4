import { Type, type Static } from 'typebox';

import { LanguageCode, LocalizedName } from './primitives.ts';

const closed = { additionalProperties: false };

/** What search engines may do with a page. */
export const MetaRobots = Type.Enum([
  'index, follow',
  'noindex, follow',
  'index, nofollow',
  'noindex, nofollow',
]);
export type MetaRobots = Static<typeof MetaRobots>;

/** A path without language, as it is matched. */
const PagePath = Type.String({ pattern: '^/[^\\s?#]*$', maxLength: 200 });
/** Tags the document writes itself cannot be written a second time. */
const MetaName = Type.String({
  pattern: '^(?!description$|robots$|viewport$|scripts$|color-scheme$)[a-z][a-z0-9:._-]{0,79}$',
});
const Meta = Type.Object({ name: MetaName, content: Type.String({ maxLength: 300 }) }, closed);
const Said = Type.Object(
  {
    en: Type.String({ minLength: 1, maxLength: 320 }),
    ru: Type.Optional(Type.String({ minLength: 1, maxLength: 320 })),
  },
  closed,
);

/** The address search engines are told is the page's: another one of this site, or the same one of another host of ours. */
const CustomCanonical = Type.Union([
  Type.Object({ mode: Type.Literal('url'), targetUrl: PagePath }, closed),
  Type.Object({ mode: Type.Literal('mirror'), domain: Type.String({ maxLength: 260 }) }, closed),
]);

/** What a site says of one of its pages to search engines in place of what the page says itself (S3-14). */
export const SeoRule = Type.Object(
  {
    path: PagePath,
    title: Type.Optional(LocalizedName),
    description: Type.Optional(Said),
    siteName: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** Of this page; a page that is kept out of the index stays out. */
    metaRobots: Type.Optional(MetaRobots),
    /** Of this page and of all below it that do not say otherwise. */
    hierarchyMetaRobots: Type.Optional(MetaRobots),
    metas: Type.Optional(Type.Array(Meta, { maxItems: 20 })),
    customCanonical: Type.Optional(CustomCanonical),
    /** Languages whose pages are named as its others; absent: every one that guests may see. */
    hrefLang: Type.Optional(Type.Array(LanguageCode, { maxItems: 40, uniqueItems: true })),
  },
  closed,
);
export type SeoRule = Static<typeof SeoRule>;

/** GET /web-api/seo/page: what the head of a page says to search engines (S3-14, S7-27). */
export const SeoPage = Type.Object({
  /** Of the document: with the site's name. */
  title: Type.String(),
  /** The page's own name. */
  name: Type.String(),
  description: Type.String(),
  siteName: Type.String(),
  metaRobots: MetaRobots,
  metas: Type.Array(Type.Object({ name: Type.String(), content: Type.String() })),
  /** Null for a page that is not well: it has no address to be known by. */
  canonical: Type.Union([Type.String(), Type.Null()]),
  hrefLang: Type.Array(Type.Object({ language: Type.String(), href: Type.String() })),
});
export type SeoPage = Static<typeof SeoPage>;

/** GET /web-api/seo/content: what a page is of, in schema.org's words as JSON-LD; null where it has nothing to say. */
export const SeoContent = Type.Object({
  data: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()]),
});

/** GET /web-api/seo/visual: what other sites show of a link to a page; null where there is no picture of it. */
export const SeoVisual = Type.Object({
  themeColor: Type.String(),
  picture: Type.Union([
    Type.Object({
      url: Type.String(),
      width: Type.Integer(),
      height: Type.Integer(),
      alt: Type.String(),
    }),
    Type.Null(),
  ]),
});

/** GET /web-api/seo/iso-codes: languages of the interface by what search engines call them (ISO 639-1, BCP 47). */
export const SeoIsoCodes = Type.Record(LanguageCode, Type.String());
