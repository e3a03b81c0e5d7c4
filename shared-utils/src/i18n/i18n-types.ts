import type { AmountMinor, BootData, OddsMilli } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';

import type { CommandResult } from '../http/http-types.ts';
import type { Stream } from '../stream/stream.ts';

/** `loading` while another language's dictionaries are on their way; the old one is shown meanwhile. */
export interface LanguageValue {
  readonly status: 'ready' | 'loading';
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Grows whenever texts may have changed: a language or a dictionary arrived. */
  readonly revision: number;
}

export type TextValues = Readonly<Record<string, string | number>>;

/** Translates a key of its namespace; `common:...` reaches the shared one. A missing key answers the key. */
export type Translate = (key: string, values?: TextValues) => string;

/** Writes numbers and times for the reader's language, time zone and clock. */
export interface Formatters {
  readonly language: string;
  /** The name Intl writes by: the language with the digits its reader wants. */
  readonly locale: string;
  /** A number or a text with numbers ("2:1") in the digits its reader wants; never what is typed, sent or an id. */
  digits(text: string | number): string;
  /** A decimal of ours ("2.05", of which it has one) as its language writes it: "2,05". */
  decimal(text: string): string;
  /** What stands before the decimals, in fields as in figures. */
  readonly decimalMark: '.' | ',';
  /** "€1,248.40" */
  money(amountMinor: AmountMinor, iso: string): string;
  /** A decimal string of the API: "€10.00"; the text itself when it is no amount. */
  amount(decimal: string, iso: string): string;
  /** A price the way its reader wants it (S3-25) and their language writes it: "2.05", "2,05", "21/20", "+105". */
  odds(oddsMilli: OddsMilli | bigint): string;
  /** The decimal price with all its digits where `odds` writes something else; null where that says it already. */
  exactOdds(oddsMilli: OddsMilli | bigint): string | null;
  /** The total price of several legs, with the digits the possible win is computed from. */
  totalOdds(totalMilli: bigint): string;
  number(value: number): string;
  /** "21 Nov 2026" */
  date(atMs: number): string;
  /** "21 Nov" */
  dayMonth(atMs: number): string;
  /** "18:30", "6:30 PM" */
  time(atMs: number): string;
  /** "21 Nov, 18:30" */
  dateTime(atMs: number): string;
  /** "21 Nov, 18:30 UTC+3": a moment that stands alone, with its zone. */
  moment(atMs: number): string;
  /** Hours east of UTC of the reader's zone at a moment. */
  zoneHours(atMs: number): number;
  /** "UTC+3": which zone a time is in, for where it stands alone. */
  zone(atMs: number): string;
  /** "in 5 minutes", "2 hours ago" against `nowMs`. */
  relative(atMs: number, nowMs: number): string;
  /** "2:1", home first along the line of reading, as names of sides stand; not for what is `dir="ltr"`. */
  score(score: readonly [home: number, away: number]): string;
  /** Match clock: "67:05". */
  clock(seconds: number): string;
  /** Days since the epoch in the shown time zone, to group by day. */
  dayNumber(atMs: number): number;
  /** A catalogue name in the reader's language, else English. */
  name(name: LocalizedName): string;
}

export interface FormattersValue {
  readonly status: 'ready';
  readonly format: Formatters;
}

export interface I18n {
  readonly language$: Stream<LanguageValue>;
  readonly formatters$: Stream<FormattersValue>;
  /** Tells where further dictionaries are: namespace → language → address. For the root config. */
  knowDictionaries(dictionaries: BootData['dictionaries']): void;
  /** Loads dictionaries by namespace in the present or the given language; what is loaded is not asked for again. */
  loadDictionaries(namespaces: readonly string[], language?: string): Promise<CommandResult>;
  /**
   * Shows another language in place once every dictionary in use is there, and remembers it. For the root config, when
   * the address's language changes; a language menu navigates to `hrefFor(path, language)`.
   */
  setLanguage(language: string): Promise<CommandResult>;
  /** Writes numbers inside sentences in the digits of the language, or as 0 to 9. */
  writeOwnDigits(isWished: boolean): void;
  /** A translator of one namespace in the present language. */
  translator(namespace: string): Translate;
}
