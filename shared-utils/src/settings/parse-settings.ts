import { FONT_SCALES, type Settings } from './settings-types.ts';

/** Before the visitor has chosen anything (S9-16): the site's time zone, a 24-hour clock. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  fontScale: 1,
  timeZone: null,
  is12h: false,
  oddsFormat: 'decimal',
  priceChangePolicy: 'none',
  stakeChips: null,
};

const CHIP = /^(?:0|[1-9]\d{0,14})(?:\.\d{1,4})?$/;
const CHIPS_MAX = 8;

type Fields = Readonly<Partial<Record<keyof Settings, unknown>>>;

function oneOf<T>(allowed: readonly T[], value: unknown, fallback: T): T {
  return allowed.find((each) => each === value) ?? fallback;
}

/** Hours east of UTC; quarters of an hour are the finest in use. */
function timeZoneOf(value: unknown): number | null {
  const fits = typeof value === 'number' && value >= -12 && value <= 14 && Number.isInteger(value * 4);
  return fits ? value : null;
}

function chipsOf(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null;
  const chips = value.filter((chip): chip is string => typeof chip === 'string' && CHIP.test(chip));
  return chips.length === 0 ? null : chips.slice(0, CHIPS_MAX);
}

/** Reads settings from untrusted JSON, each field by itself: a damaged one is the default, the others are kept. */
export function parseSettings(stored: unknown): Settings {
  const fields: Fields = typeof stored === 'object' && stored !== null ? stored : {};
  return {
    theme: oneOf(['light', 'dark', 'system'], fields.theme, DEFAULT_SETTINGS.theme),
    fontScale: oneOf(FONT_SCALES, fields.fontScale, DEFAULT_SETTINGS.fontScale),
    timeZone: timeZoneOf(fields.timeZone),
    is12h: fields.is12h === true,
    oddsFormat: 'decimal',
    priceChangePolicy: oneOf(['none', 'higher', 'any'], fields.priceChangePolicy, 'none'),
    stakeChips: chipsOf(fields.stakeChips),
  };
}
