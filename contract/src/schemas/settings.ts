import { Type, type Static, type TSchema } from 'typebox';

import { Amount, LanguageCode } from './primitives.ts';

const flag = (byDefault: boolean) => Type.Boolean({ default: byDefault });
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()], { default: null });

/** Locale and display (S3-25). */
const DISPLAY = {
  /** Chosen by the player; null leaves it to the address and the site (S9-16). Never moves a page that stands. */
  language: orNull(LanguageCode),
  /** Hours east of UTC, quarters of an hour too; null is the site's own (S9-16: 3), where the device is not followed. */
  timeZone: orNull(Type.Number({ minimum: -12, maximum: 14, multipleOf: 0.25 })),
  /**
   * Times follow the clock of the device, summer time and all; `timeZone` is then its offset when last seen. Until
   * anything is chosen, and false where a zone was chosen without this.
   */
  followsDeviceZone: flag(true),
  is12h: flag(false),
  /** Figures in the digits of a language that has its own, Arabic and Hindi; 0 to 9 until it is chosen. */
  ownDigits: flag(false),
  /** 0 light, 1 dark, null as the device. */
  appTheme: orNull(Type.Enum([0, 1])),
  /** Factor of every text size. */
  appFontSize: Type.Enum([0.875, 1, 1.125, 1.25, 1.5], { default: 1 }),
  /** 0 European, 1 Asian. */
  appViewType: Type.Enum([0, 1], { default: 0 }),
  /** How prices are written: index into `ODDS_VIEWS`. Outside the list it is absent, which is decimal. */
  coefViewId: Type.Optional(Type.Enum([0, 1, 2, 3, 4, 5])),
  /** How a price that moved is marked: 0 by colour, arrow and corner for two seconds, 1 not at all. */
  coefIndicationType: Type.Enum([0, 1], { default: 0 }),
  /** 0 whole names of markets, 1 short ones. */
  marketsNameType: Type.Enum([0, 1], { default: 0 }),
  /** Money is written as dots (S3-19 `user_hide_balance`). */
  hideBalance: flag(false),
} as const;

/** Betting display options (S3-26), and what the player bets with. */
const BETTING = {
  compactView: flag(false),
  lightVersion: flag(false),
  accumulatorOfDayLine: flag(true),
  accumulatorOfDayLive: flag(true),
  betGenerator: flag(false),
  showSportsOnly: flag(false),
  showGameId: flag(false),
  bestMatchesOnTop: flag(false),
  detailedScore: flag(true),
  statsInNewWindow: flag(true),
  teamLogosInCoupon: flag(false),
  moveVideoOnScroll: flag(true),
  leftSectionOpen: flag(true),
  rightSectionOpen: flag(true),
  /** Pitch and timeline of a match. */
  zoneOpen: flag(true),
  groupByCountry: flag(false),
  /** What the page tells of the matches of favourites: that one began, its score, its result. */
  noticeStart: flag(true),
  noticeScore: flag(true),
  noticeResult: flag(true),
  /** The player's standing answer to a moved price (rules §5). A better one is taken unless they say otherwise. */
  priceChangePolicy: Type.Enum(['none', 'higher', 'any'], { default: 'higher' }),
  /** Amounts for quick stakes, decimal strings; null shows the site's. Never prefilled. */
  stakeChips: orNull(Type.Array(Amount, { minItems: 1, maxItems: 8 })),
} as const;

/** What the visitor agreed to (S3-27, S6-07); null until asked. */
const CONSENT = {
  cookiesAgreeType: orNull(Type.Enum(['all', 'functionality', 'marketing', 'disabled'])),
} as const;

/**
 * A visitor's settings (S3-25, S3-26, consent of S3-27), each with its default (S9-16). Of players the server keeps them; guests have
 * them in their browser. Every field stands for itself: one that is damaged is its default, the others are kept.
 */
export const SettingsDocument = Type.Object(
  { ...DISPLAY, ...BETTING, ...CONSENT },
  { additionalProperties: false },
);
export type SettingsDocument = Static<typeof SettingsDocument>;

/** Some of the settings: what a change names. */
export const SettingsChange = Type.Partial(SettingsDocument, {
  additionalProperties: false,
  minProperties: 1,
});
export type SettingsChange = Partial<SettingsDocument>;

/**
 * GET and POST /web-api/user/settings: the whole document. `version` grows with every change; 0 means this player has
 * never chosen anything here.
 */
export const SettingsView = Type.Object({
  userId: Type.String(),
  version: Type.Integer({ minimum: 0 }),
  settings: SettingsDocument,
});
export type SettingsView = Static<typeof SettingsView>;

/** POST /web-api/user/cookies-agreement (S7-20): when the player agreed, ISO 8601. */
export const CookiesAgreement = Type.Object(
  {
    cookiesAgreeTime: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
    }),
  },
  { additionalProperties: false },
);
export type CookiesAgreement = Static<typeof CookiesAgreement>;
