import { sayOwnTimes, type SentenceWithTime } from './own-time.ts';

/** 23 November 2026, 14:00 UTC. */
const AT_MS = Date.UTC(2026, 10, 23, 14);
const SITES = 'Back on November 23, 2026 at 5:00 PM (UTC+3).';

function said(words = 'Back on {{time}} ({{zone}}).'): string | null {
  const sentence: SentenceWithTime = { dataset: { atMs: String(AT_MS), words }, textContent: SITES };
  const asked: string[] = [];
  sayOwnTimes({
    documentElement: { lang: 'en' },
    querySelectorAll: (selector) => {
      asked.push(selector);
      return [sentence];
    },
  });
  expect(asked).toEqual(['[data-at-ms]']);
  return sentence.textContent?.replaceAll('\u202f', ' ') ?? null;
}

describe('the moments of a plain document', () => {
  const { DateTimeFormat } = Intl;
  const { TZ } = process.env;
  afterEach(() => {
    Intl.DateTimeFormat = DateTimeFormat;
    process.env['TZ'] = TZ;
  });

  it.each([
    ['Asia/Kolkata', 'Back on November 23, 2026 at 7:30 PM (UTC+5:30).'],
    ['America/New_York', 'Back on November 23, 2026 at 9:00 AM (UTC−5).'],
    ['UTC', 'Back on November 23, 2026 at 2:00 PM (UTC).'],
  ])('are said by the reader’s own clock: %s', (zone, text) => {
    process.env['TZ'] = zone;
    expect(said()).toBe(text);
  });

  it('stand as the site says them where the browser cannot name its zone', () => {
    Object.assign(Intl, {
      DateTimeFormat: () => {
        throw new RangeError('shortOffset');
      },
    });
    expect(said()).toBe(SITES);
  });
});
