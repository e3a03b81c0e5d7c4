import { FONT_SCALES, type Settings } from './settings-types.ts';

/** Before the visitor has chosen anything (S9-16); the same as the schema's in `contract/schemas`. */
export const DEFAULT_SETTINGS: Settings = {
  language: null,
  timeZone: null,
  followsDeviceZone: true,
  is12h: false,
  ownDigits: false,
  appTheme: null,
  appFontSize: 1,
  appViewType: 0,
  coefIndicationType: 0,
  marketsNameType: 0,
  hideBalance: false,
  compactView: false,
  lightVersion: false,
  accumulatorOfDayLine: true,
  accumulatorOfDayLive: true,
  betGenerator: false,
  showSportsOnly: false,
  showGameId: false,
  bestMatchesOnTop: false,
  detailedScore: true,
  statsInNewWindow: true,
  teamLogosInCoupon: false,
  moveVideoOnScroll: true,
  leftSectionOpen: true,
  rightSectionOpen: true,
  zoneOpen: true,
  groupByCountry: false,
  noticeStart: true,
  noticeScore: true,
  noticeResult: true,
  priceChangePolicy: 'higher',
  stakeChips: null,
  cookiesAgreeType: null,
};

const CHIP = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/;
const CHIPS_MAX = 8;

type Rule = readonly unknown[] | ((value: unknown) => boolean);

/** What fields may hold that are no switches. */
const RULES: Readonly<Partial<Record<keyof Settings, Rule>>> = {
  language: (value) => value === null || (typeof value === 'string' && /^[a-z]{2}$/.test(value)),
  timeZone: (value) => value === null || isTimeZone(value),
  appTheme: [0, 1, null],
  appFontSize: FONT_SCALES,
  appViewType: [0, 1],
  coefViewId: [0, 1, 2, 3, 4, 5],
  coefIndicationType: [0, 1],
  marketsNameType: [0, 1],
  priceChangePolicy: ['none', 'higher', 'any'],
  stakeChips: (value) => value === null || isChips(value),
  cookiesAgreeType: ['all', 'functionality', 'marketing', 'disabled', null],
};

/** Hours east of UTC; quarters of an hour are the finest in use. */
function isTimeZone(value: unknown): boolean {
  return typeof value === 'number' && value >= -12 && value <= 14 && Number.isInteger(value * 4);
}

function isChips(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= CHIPS_MAX &&
    value.every((chip) => typeof chip === 'string' && CHIP.test(chip))
  );
}

function fits([name, value]: readonly [string, unknown]): boolean {
  if (!Object.hasOwn(RULES, name)) return typeof value === 'boolean' && Object.hasOwn(DEFAULT_SETTINGS, name);
  const rule = RULES[name as keyof Settings];
  return typeof rule === 'function' ? rule(value) : rule?.includes(value) === true;
}

/** What was chosen, from untrusted JSON, each field by itself: a damaged or unknown one was never chosen. */
export function parseChosen(stored: unknown): Partial<Settings> {
  const fields = typeof stored === 'object' && stored !== null ? stored : {};
  return Object.fromEntries(Object.entries(fields).filter(fits));
}
