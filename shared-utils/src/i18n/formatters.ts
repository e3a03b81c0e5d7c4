import {
  DAY_MS,
  HOUR_MS,
  deviceZoneHours,
  displayAmount,
  displayOdds,
  displayTotalOdds,
  directionOf,
  inOwnDigits,
  numberLocale,
  parseAmount,
  shownName,
  timeZoneName,
  withMinus,
  CURRENCIES,
} from '@paddock/contract';

import type { Formatters } from './i18n-types.ts';

export interface FormatOptions {
  readonly language: string;
  /** Hours east of UTC; 'device' follows its clock, each moment by the offset of its own season. */
  readonly timeZone: number | 'device';
  readonly is12h: boolean;
  /** Figures in the digits of the language, where it has some; 0 to 9 where absent. */
  readonly ownDigits?: boolean;
  /** Writes prices another way than decimal (S3-25); absent for decimal, and until it is loaded. */
  readonly writeOdds?: OddsWriters | undefined;
}

/** Write decimal odds times 1000 the way their reader wants them: a price, and the total of several legs. */
export interface OddsWriters {
  readonly price: (oddsMilli: bigint) => string;
  readonly total: (totalMilli: bigint) => string;
}

const RELATIVE_STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, ms: number])[] = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', 60_000],
  ['second', 1_000],
];

/** Makes its value at the first call: most pages need few of the formats, and each costs a while to make. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Formats for one reader. Any zone is shown as UTC shifted by its offset, which every browser can do. */
export function createFormatters(options: FormatOptions): Formatters {
  const { language, timeZone, is12h, ownDigits = false, writeOdds } = options;
  const locale = numberLocale(language, ownDigits);
  const digits = (text: string | number): string => inOwnDigits(String(text), ownDigits ? language : '');
  const zoneHours = (atMs: number): number => (timeZone === 'device' ? deviceZoneHours(atMs) : timeZone);
  const shifted = (atMs: number): number => atMs + zoneHours(atMs) * HOUR_MS;
  const clockStyle = is12h
    ? ({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const)
    : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const);
  const dateFormat = (parts: Intl.DateTimeFormatOptions): ((atMs: number) => string) => {
    const format = lazy(() => new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }));
    return (atMs) => format().format(shifted(atMs));
  };
  const dateTime = dateFormat({ day: 'numeric', month: 'short', ...clockStyle });
  const zone = (atMs: number): string => digits(timeZoneName(zoneHours(atMs)));
  const number = lazy(() => new Intl.NumberFormat(locale));
  const mark = lazy(() => (number().format(0.5).includes(',') ? ',' : '.'));
  const decimal = (text: string): string => digits(text).replace('.', mark());
  const odds: Formatters['odds'] = (oddsMilli) =>
    decimal(writeOdds?.price(BigInt(oddsMilli)) ?? displayOdds(Number(oddsMilli)));
  const relative = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

  return {
    language,
    locale,
    digits,
    decimal,
    get decimalMark() {
      return mark();
    },
    money: (amountMinor, iso) => displayAmount(amountMinor, iso, locale),
    amount(text, iso) {
      const amountMinor = CURRENCIES.has(iso) ? parseAmount(text, iso) : undefined;
      return amountMinor === undefined ? text : displayAmount(amountMinor, iso, locale);
    },
    odds,
    exactOdds(oddsMilli) {
      const exact = decimal(displayTotalOdds(BigInt(oddsMilli)));
      return exact === odds(oddsMilli) ? null : exact;
    },
    totalOdds: (totalMilli) => decimal(writeOdds?.total(totalMilli) ?? displayTotalOdds(totalMilli)),
    number: (value) => withMinus(number().format(value)),
    date: dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }),
    dayMonth: dateFormat({ day: 'numeric', month: 'short' }),
    time: dateFormat(clockStyle),
    dateTime,
    moment: (atMs) => `${dateTime(atMs)} ${zone(atMs)}`,
    zoneHours,
    zone,
    relative(atMs, nowMs) {
      const aheadMs = atMs - nowMs;
      const [unit, stepMs] = RELATIVE_STEPS.find(([, ms]) => Math.abs(aheadMs) >= ms) ?? ['second', 1_000];
      return relative().format(Math.trunc(aheadMs / stepMs), unit);
    },
    // Marks of right-to-left (U+200F): figures around a colon are otherwise one number, written from left to right.
    score: (score) => digits(score.join(directionOf(language) === 'rtl' ? '\u200f:\u200f' : ':')),
    clock(seconds) {
      const whole = Math.max(0, Math.floor(seconds));
      return digits(`${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`);
    },
    dayNumber: (atMs) => Math.floor(shifted(atMs) / DAY_MS),
    name: (name) => shownName(name, language),
  };
}
