import { jest } from '@jest/globals';
import { formatOdds, formatTotalOdds } from '@paddock/contract/odds-formats';

import { createFormatters } from './formatters.ts';

const AT_MS = Date.UTC(2026, 10, 21, 22, 5);

/** Intl writes narrow and non-breaking spaces; for reading they are spaces. */
function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

describe('formatters', () => {
  const english = createFormatters({ language: 'en', timeZone: 0, is12h: false });
  const russian = createFormatters({ language: 'ru', timeZone: 3, is12h: false });

  it('writes money with all its digits', () => {
    expect(english.money(124_840n, 'EUR')).toBe('€1,248.40');
    expect(plain(russian.money(124_840n, 'EUR'))).toBe('1 248,40 €');
    expect(english.money(9_007_199_254_740_993n, 'JPY')).toBe('¥9,007,199,254,740,993');
    expect(english.amount('12.5', 'EUR')).toBe('€12.50');
    expect(english.amount('12.5', 'XXX')).toBe('12.5');
    expect(english.amount('nonsense', 'EUR')).toBe('nonsense');
  });

  it('writes the figures of a language in its own digits where they are wished', () => {
    const arabic = { language: 'ar', timeZone: 3, is12h: false };
    const western = createFormatters(arabic);
    const own = createFormatters({ ...arabic, ownDigits: true });
    expect(['odds', 'clock'].map((of) => western[of as 'odds'](2050))).toEqual(['2.05', '34:10']);
    expect([own.odds(2050), own.exactOdds(2112), own.clock(2050)]).toEqual(['٢٫٠٥', '٢٫١١٢', '٣٤:١٠']);
    expect([western.number(1234.5), own.number(1234.5)]).toEqual(['1,234.5', '١٬٢٣٤٫٥']);
    expect([western.time(AT_MS), own.time(AT_MS)]).toEqual(['01:05', '٠١:٠٥']);
    expect(own.money(124_840n, 'EUR')).toContain('١٬٢٤٨٫٤٠');
    expect(own.amount('12.5', 'EUR')).toContain('١٢٫٥٠');
    expect([own.zone(0), own.moment(0), own.digits('2 : 1')]).toEqual([
      'UTC+٣',
      expect.stringContaining('UTC+٣'),
      '٢ : ١',
    ]);
    const german = createFormatters({ language: 'de', timeZone: 0, is12h: false, ownDigits: true });
    expect(german.odds(2050)).toBe('2,05');
  });

  it('keeps the order of names that are read from the other side', () => {
    const name = { en: '1. FC Köln' };
    const arabic = createFormatters({ language: 'ar', timeZone: 0, is12h: false });
    expect([english.name(name), arabic.name(name)]).toEqual(['1. FC Köln', '\u20681. FC Köln\u2069']);
  });

  it('writes each figure of a score on the side of its team', () => {
    const arabic = createFormatters({ language: 'ar', timeZone: 0, is12h: false });
    expect([english.score([0, 1]), arabic.score([0, 1])]).toEqual(['0:1', '0\u200f:\u200f1']);
  });

  it('writes odds and numbers', () => {
    expect(english.odds(2050)).toBe('2.05');
    expect(english.odds(2952n)).toBe('2.95');
    expect(english.exactOdds(2050)).toBeNull();
    expect(english.exactOdds(2112)).toBe('2.112');
    expect(english.number(1234.5)).toBe('1,234.5');
    expect(plain(russian.number(1234.5))).toBe('1 234,5');
  });

  it('writes prices with the decimal mark of the language, in each way of writing them', () => {
    const of = (language: string) => createFormatters({ language, timeZone: 0, is12h: false });
    const written = ['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'].map((language) => of(language).odds(2600));
    expect(written).toEqual(['2.60', '2,60', '2,60', '2,60', '2,60', '2.60', '2.60']);
    expect([russian.exactOdds(2112), russian.totalOdds(2952n)]).toEqual(['2,112', '2,952']);
    expect([russian.decimal('0.5'), english.decimal('0.5'), russian.decimal('1')]).toEqual([
      '0,5',
      '0.5',
      '1',
    ]);
    const asked = { language: 'ru', timeZone: 0, is12h: false } as const;
    const writeOdds = {
      price: (oddsMilli: bigint) => formatOdds('hong-kong', oddsMilli),
      total: (totalMilli: bigint) => formatTotalOdds('fractional', totalMilli),
    };
    const hongKong = createFormatters({ ...asked, writeOdds });
    expect([hongKong.odds(2110), hongKong.totalOdds(13_414n)]).toEqual(['1,11', '12,414/1']);
  });

  it('says the exact decimal where a price is written on a ladder, and totals with their own digits', () => {
    const writeOdds = {
      price: (oddsMilli: bigint) => formatOdds('fractional', oddsMilli),
      total: (totalMilli: bigint) => formatTotalOdds('fractional', totalMilli),
    };
    const format = createFormatters({ language: 'en', timeZone: 0, is12h: false, writeOdds });
    expect([format.odds(2110), format.exactOdds(2110)]).toEqual(['11/10', '2.11']);
    expect(format.totalOdds(13_414n)).toBe('12.414/1');
  });

  it('says which zone a time is in where it stands alone', () => {
    const [delhi, newfoundland] = [5.5, -3.5].map((timeZone) =>
      createFormatters({ language: 'en', timeZone, is12h: false }),
    );
    expect([english, russian, delhi, newfoundland].map((format) => format?.zone(AT_MS))).toEqual([
      'UTC',
      'UTC+3',
      'UTC+5:30',
      'UTC−3:30',
    ]);
    expect(english.moment(AT_MS)).toBe('Nov 21, 22:05 UTC');
    expect(russian.moment(AT_MS)).toBe('22 нояб., 01:05 UTC+3');
    expect(newfoundland?.zoneHours(AT_MS)).toBe(-3.5);
  });

  it('writes one minus sign', () => {
    expect(english.number(-1.5)).toBe('−1.5');
    expect(russian.number(-1.5)).toBe('−1,5');
    expect(english.money(-200n, 'EUR')).toBe('−€2.00');
    expect(plain(russian.amount('-2.00', 'EUR'))).toBe('−2,00 €');
  });

  it('follows the clock of the device, each moment by the season it is in', () => {
    const berlin = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(function (this: Date) {
      return this.getUTCMonth() === 6 ? -120 : -60;
    });
    const format = createFormatters({ language: 'en', timeZone: 'device', is12h: false });
    const winterMs = Date.UTC(2027, 0, 1, 12);
    const summerMs = Date.UTC(2027, 6, 1, 12);
    expect([winterMs, summerMs].map(format.time)).toEqual(['13:00', '14:00']);
    expect(format.dayNumber(summerMs + 10 * 3_600_000)).toBe(format.dayNumber(summerMs) + 1);
    expect(format.dayNumber(winterMs + 10 * 3_600_000)).toBe(format.dayNumber(winterMs));
    berlin.mockRestore();
  });

  it('writes times in the reader’s zone and clock, past midnight too', () => {
    expect(english.time(AT_MS)).toBe('22:05');
    expect(russian.time(AT_MS)).toBe('01:05');
    expect(english.date(AT_MS)).toBe('Nov 21, 2026');
    expect(plain(russian.dayMonth(AT_MS))).toBe('22 нояб.');
    expect(english.dateTime(AT_MS)).toBe('Nov 21, 22:05');
    const american = createFormatters({ language: 'en', timeZone: -5, is12h: true });
    expect(plain(american.time(AT_MS))).toBe('5:05 PM');
    const indian = createFormatters({ language: 'en', timeZone: 5.5, is12h: false });
    expect(indian.time(AT_MS)).toBe('03:35');
    expect([english.decimalMark, russian.decimalMark]).toEqual(['.', ',']);
    // The hour is written the same with its day and alone.
    expect(indian.dateTime(AT_MS)).toContain('03:35');
  });

  it('counts days in the reader’s zone', () => {
    expect(russian.dayNumber(AT_MS) - english.dayNumber(AT_MS)).toBe(1);
  });

  it('writes how far away a time is', () => {
    expect(english.relative(AT_MS + 5 * 60_000, AT_MS)).toBe('in 5 minutes');
    expect(english.relative(AT_MS - 2 * 3_600_000, AT_MS)).toBe('2 hours ago');
    expect(russian.relative(AT_MS + 86_400_000, AT_MS)).toBe('завтра');
    expect(english.relative(AT_MS, AT_MS)).toBe('now');
  });

  it('writes a match clock', () => {
    expect(english.clock(0)).toBe('0:00');
    expect(english.clock(4025.9)).toBe('67:05');
    expect(english.clock(-1)).toBe('0:00');
  });

  it('names things in the reader’s language, else in English', () => {
    expect(russian.name({ en: 'Northern League', ru: 'Северная лига' })).toBe('Северная лига');
    expect(russian.name({ en: 'Northern League' })).toBe('Northern League');
  });
});
